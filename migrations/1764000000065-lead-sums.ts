import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

const SUMMED = 'estimated_revenue_band, estimated_contribution_band, actual_revenue, actual_contribution';

/** Indexes that have what the list of leads sums up besides: then 200,000 of them are counted without their rows. */
const INDEXES: Readonly<Record<string, string>> = {
  lead_listed_idx: `lead (created_at DESC, id DESC) INCLUDE (${SUMMED}) WHERE archived_at IS NULL`,
  lead_by_status_idx: `lead (status, created_at DESC, id DESC) INCLUDE (${SUMMED}) WHERE archived_at IS NULL`,
};

/** The same without it. */
const BEFORE: Readonly<Record<string, string>> = {
  lead_created_at_idx: 'lead (created_at DESC, id DESC) WHERE archived_at IS NULL',
  lead_status_idx: 'lead (status, created_at DESC, id DESC) WHERE archived_at IS NULL',
};

export class LeadSums1764000000065 implements MigrationInterface {
  name = 'LeadSums1764000000065';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await createIndexConcurrently(queryRunner, name, definition);
    for (const name of Object.keys(BEFORE))
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(BEFORE))
      await queryRunner.query(`CREATE INDEX ${name} ON ${definition}`);
    await queryRunner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
