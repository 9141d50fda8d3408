import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

const TABLES = [
  'supplier',
  'impact_buyer',
  'good_cause',
  'sales_enquiry',
  'lead',
  'user_account',
  'impact_box_order',
  'contact_message',
  'category',
  'featured_listing',
  'action_item',
  'search_synonym',
];

/** The log of changed records, for the change feed. */
export class RecordChanges1764000000340 implements MigrationInterface {
  name = 'RecordChanges1764000000340';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000340-record-changes.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      for (const trigger of ['log_insert', 'log_update', 'log_delete'])
        await queryRunner.query(`DROP TRIGGER ${trigger} ON ${table}`);
    const before = await readSql('1764000000001-platform.sql');
    for (const name of ['announce_activity', 'announce_changes']) {
      const [definition = ''] =
        new RegExp(`CREATE FUNCTION ${name}[\\s\\S]*?\nEND \\$\\$;`).exec(before) ?? [];
      await queryRunner.query(definition.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    }
    await queryRunner.query('DROP FUNCTION log_missing_records()');
    await queryRunner.query('DROP FUNCTION log_record_changes()');
    await queryRunner.query('DROP TABLE record_change');
  }
}
