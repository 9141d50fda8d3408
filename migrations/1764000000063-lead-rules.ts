import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = `archived_at IS NULL AND sales_enquiry_id IS NULL
  AND status NOT IN ('Enquiry Created', 'Sale', 'Already Using', 'No Opportunity')`;

/** What holds of every lead: chances in tens, amounts from nothing, and one open lead of a buyer and a supplier (A71). */
export class LeadRules1764000000063 implements MigrationInterface {
  name = 'LeadRules1764000000063';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Of leads that are open twice the oldest stays so.
    await queryRunner.query(`
      UPDATE lead SET chance = round(chance / 10.0) * 10 WHERE chance % 10 <> 0;
      UPDATE lead SET archived_at = now(), updated_at = now(), version = version + 1 WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY impact_buyer_id, supplier_id ORDER BY created_at, id) AS place
          FROM lead WHERE ${OPEN}) open
        WHERE place > 1);
      ALTER TABLE lead
        ADD CONSTRAINT lead_chance_in_tens_check CHECK (chance % 10 = 0),
        ADD CONSTRAINT lead_actual_revenue_check CHECK (actual_revenue >= 0),
        ADD CONSTRAINT lead_actual_contribution_check CHECK (actual_contribution >= 0);
      -- Nothing wrote leads before this release, so that its table may be held for as long as this takes.
      CREATE UNIQUE INDEX lead_open_pair_key ON lead (impact_buyer_id, supplier_id) WHERE ${OPEN};
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX lead_open_pair_key;
      ALTER TABLE lead
        DROP CONSTRAINT lead_chance_in_tens_check,
        DROP CONSTRAINT lead_actual_revenue_check,
        DROP CONSTRAINT lead_actual_contribution_check;
    `);
  }
}
