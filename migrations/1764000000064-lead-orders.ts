import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** Indexes of what the list of leads is filtered, sorted and searched by. */
const INDEXES: Readonly<Record<string, string>> = {
  lead_status_idx: 'lead (status, created_at DESC, id DESC) WHERE archived_at IS NULL',
  lead_archived_idx: 'lead (created_at DESC, id DESC) WHERE archived_at IS NOT NULL',
  lead_future_action_on_idx: 'lead (future_action_on) WHERE future_action_on IS NOT NULL',
  lead_found_by_idx:
    'lead USING gin (found_by(from_name, from_email, list_title, phone_digits(from_phone)) gin_trgm_ops)',
  // When somebody last did something with leads.
  activity_of_leads_idx: "activity (occurred_at DESC) WHERE subject_type = 'lead'",
};

export class LeadOrders1764000000064 implements MigrationInterface {
  name = 'LeadOrders1764000000064';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await createIndexConcurrently(queryRunner, name, definition);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
