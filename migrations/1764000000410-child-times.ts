import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

const COLUMNS = [
  ['work_example', 'created_at'],
  ['work_example', 'updated_at'],
  ['learn_more_file', 'created_at'],
  ['learn_more_file', 'updated_at'],
  ['testimonial', 'updated_at'],
  ['sub_category', 'created_at'],
  ['sub_category', 'updated_at'],
  ['search_phrase', 'created_at'],
  ['search_phrase', 'updated_at'],
] as const;

/** The times of creation and of the last change of services, and of the rows of suppliers and categories. */
export class ChildTimes1764000000410 implements MigrationInterface {
  name = 'ChildTimes1764000000410';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000410-child-times.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const before = await readSql('1764000000004-suppliers.sql');
    const [definition = ''] = /CREATE FUNCTION services_list_changed[\s\S]*?\nEND \$\$;/.exec(before) ?? [];
    await queryRunner.query(definition.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    for (const [table, column] of COLUMNS)
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
