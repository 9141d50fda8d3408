import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** Which mails about a record wait for one another; the ledger is read and written meanwhile. */
export class MailOrder1764000000141 implements MigrationInterface {
  name = 'MailOrder1764000000141';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      queryRunner,
      'mail_delivery_in_turn_idx',
      `mail_delivery (subject_type, subject_id, to_address, id) WHERE status = 'queued'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX mail_delivery_in_turn_idx');
  }
}
