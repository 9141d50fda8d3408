import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

/** Searches read the plural of an abbreviation, such as "ppes". The stemmer leaves it as it is. */
export class PluralsOfAbbreviations1764000000320 implements MigrationInterface {
  name = 'PluralsOfAbbreviations1764000000320';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000320-plurals-of-abbreviations.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const before = await readSql('1764000000005-read-search.sql');
    const [definition] = /CREATE FUNCTION search_word_meant[\s\S]*?\nEND;/.exec(before) ?? [];
    await queryRunner.query(definition?.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION') ?? '');
  }
}
