import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

/** The feed of new suppliers and good causes, and the calendars of staff. */
export class Feeds1764000000370 implements MigrationInterface {
  name = 'Feeds1764000000370';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000370-feeds.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE calendar_link');
    for (const table of ['supplier', 'good_cause'])
      await queryRunner.query(`DROP TRIGGER record_publication ON ${table}`);
    await queryRunner.query('DROP FUNCTION record_publication()');
    await queryRunner.query('DROP TABLE published_record');
  }
}
