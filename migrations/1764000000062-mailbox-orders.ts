import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** Indexes of what the list of mails is sorted and filtered by; the ledger is read and written meanwhile. */
const INDEXES: Readonly<Record<string, string>> = {
  mail_delivery_by_to_address_idx: '(to_address, id)',
  mail_delivery_by_subject_idx: '(subject, id)',
  mail_delivery_by_kind_idx: '(kind, id)',
  mail_delivery_by_status_idx: '(status, id)',
  mail_delivery_by_attempts_idx: '(attempts, id)',
  // Those that were not sent come last both ways.
  mail_delivery_last_sent_idx: "(coalesce(sent_at, '-infinity'::timestamptz), id)",
  mail_delivery_first_sent_idx: "(coalesce(sent_at, 'infinity'::timestamptz), id)",
  mail_delivery_error_idx: '(id) WHERE error IS NOT NULL',
};

export class MailboxOrders1764000000062 implements MigrationInterface {
  name = 'MailboxOrders1764000000062';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await createIndexConcurrently(queryRunner, name, `mail_delivery ${definition}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
