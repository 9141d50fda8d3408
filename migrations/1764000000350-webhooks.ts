import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

/** Webhooks, and the events that wait for them. */
export class Webhooks1764000000350 implements MigrationInterface {
  name = 'Webhooks1764000000350';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000350-webhooks.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Drops its triggers too.
    await queryRunner.query('DROP FUNCTION queue_webhooks() CASCADE');
    await queryRunner.query('DROP TABLE webhook_delivery, webhook');
  }
}
