import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** Finds mails by any part of an address or subject; the ledger is read and written meanwhile. */
export class MailSearch1764000000022 implements MigrationInterface {
  name = 'MailSearch1764000000022';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      queryRunner,
      'mail_delivery_search_idx',
      'mail_delivery USING gin (searched_text gin_trgm_ops)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX mail_delivery_search_idx');
  }
}
