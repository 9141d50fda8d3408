import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/**
 * The latest mails that have not arrived, whether they were refused or came back; and the states of all are checked,
 * while the ledger is read and written. The index of the refused alone stays for the version before.
 */
export class UndeliveredMails1764000000151 implements MigrationInterface {
  name = 'UndeliveredMails1764000000151';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_delivery VALIDATE CONSTRAINT mail_delivery_status_check');
    await createIndexConcurrently(
      queryRunner,
      'mail_delivery_undelivered_idx',
      `mail_delivery (id) WHERE status IN ('failed', 'bounced')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX mail_delivery_undelivered_idx');
  }
}
