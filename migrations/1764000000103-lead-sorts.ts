import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** What is never missing is in its index as it is. */
const STORED = ['status', 'weight'];
const MAY_BE_MISSING = {
  text: [
    'buyer_type',
    'call_rail_phone',
    'customers_response',
    'from_email',
    'from_name',
    'from_phone',
    'from_type',
    'lead_type',
    'list_title',
    'url_keyword',
  ],
  long: ['customers_comments', 'notes', 'opportunity_summary', 'summary'],
  number: [
    'actual_contribution',
    'actual_revenue',
    'chance',
    'estimated_contribution_band',
    'estimated_revenue_band',
    'person_responsible_id',
    'sales_enquiry_id',
  ],
  moment: [
    'action_taken_at',
    'future_action_on',
    'no_opportunity_at',
    'slim_chance_at',
    'sounding_positive_at',
  ],
} as const;

/** Texts of several lines are sorted by how they begin; an empty text is none. */
const VALUES: Readonly<Record<keyof typeof MAY_BE_MISSING, (column: string) => string>> = {
  text: (column) => `nullif(${column}, '')`,
  long: (column) => `left(nullif(${column}, ''), 200)`,
  number: (column) => `(${column}::float8)`,
  moment: (column) => column,
};

/** The dollars that a band of an estimate counts as. */
const ofBand = (column: string, dollars: string) => `((ARRAY[${dollars}]::float8[])[${column}])`;

const sorted = (column: string, value: string): [string, string] => [
  `lead_sorted_by_${column}_idx`,
  `lead (${value}, id) WHERE archived_at IS NULL`,
];

/**
 * Indexes of whatever the list of leads is sorted by: the rows with a value, and behind them those without by their ids.
 * supplier_by_name_idx, which goes one way only, stays for the version before.
 */
const INDEXES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(STORED.map((column) => sorted(column, column))),
  ...Object.fromEntries(
    Object.entries(MAY_BE_MISSING).flatMap(([kind, columns]) =>
      columns.map((column) => sorted(column, VALUES[kind as keyof typeof MAY_BE_MISSING](column))),
    ),
  ),
  lead_sorted_by_updated_at_idx: 'lead (updated_at, id) WHERE archived_at IS NULL',
  lead_sorted_by_estimated_revenue_idx: `lead (${ofBand('estimated_revenue_band', '500, 2000, 5000, 10000, 10000')}, id) WHERE archived_at IS NULL`,
  lead_sorted_by_estimated_contribution_idx: `lead (${ofBand('estimated_contribution_band', '100, 200, 500, 1000, 1000')}, id) WHERE archived_at IS NULL`,
  lead_sorted_by_customer_hidden_idx: 'lead ((customer_hidden::integer), id) WHERE archived_at IS NULL',
  lead_sorted_by_archived_idx: "lead ((CASE WHEN archived_at IS NULL THEN 'No' ELSE 'Yes' END), id)",
  lead_sorted_by_archived_at_idx: 'lead (archived_at, id) WHERE archived_at IS NOT NULL',
  // The leads of a member of staff, in order.
  lead_of_person_idx: 'lead (person_responsible_id, id) WHERE archived_at IS NULL',
  // The pages of a state, a buyer and a supplier, without looking at rows that are not on them.
  lead_of_status_by_chance_idx: 'lead (status, (chance::float8), id) WHERE archived_at IS NULL',
  lead_of_status_by_follow_up_idx: 'lead (status, future_action_on, id) WHERE archived_at IS NULL',
  lead_of_buyer_idx: 'lead (impact_buyer_id, created_at DESC, id DESC) WHERE archived_at IS NULL',
  lead_of_supplier_idx: 'lead (supplier_id, created_at DESC, id DESC) WHERE archived_at IS NULL',
  // Lists of whatever belongs to one, by its name.
  supplier_sorted_by_name_idx: 'supplier (name, id)',
  impact_buyer_sorted_by_name_idx: 'impact_buyer (name, id)',
};

export class LeadSorts1764000000103 implements MigrationInterface {
  name = 'LeadSorts1764000000103';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await createIndexConcurrently(queryRunner, name, definition);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
