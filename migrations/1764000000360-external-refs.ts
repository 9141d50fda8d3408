import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

const TABLES = ['supplier', 'impact_buyer', 'good_cause', 'sales_enquiry', 'lead', 'impact_box_order'];

/** The ids that records have in other systems. */
export class ExternalRefs1764000000360 implements MigrationInterface {
  name = 'ExternalRefs1764000000360';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000360-external-refs.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`DROP TRIGGER remove_external_refs ON ${table}`);
    await queryRunner.query('DROP FUNCTION remove_external_refs()');
    await queryRunner.query('DROP TABLE external_ref');
  }
}
