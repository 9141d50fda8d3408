import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an enquiry is counted by, and where a row has it from. */
const FACTS = {
  supplier_id: (row: string) => `${row}.supplier_id`,
  impact_buyer_id: (row: string) => `${row}.impact_buyer_id`,
  good_cause_id: (row: string) => `${row}.good_cause_id`,
  sales_year: (row: string) => `${row}.sales_year`,
  progress: (row: string) => `${row}.progress`,
  via: (row: string) => `coalesce(${row}.via, '')`,
  email_state: (row: string) => `${row}.email_state`,
  paid_to_good_cause: (row: string) => `${row}.paid_to_good_cause`,
  action_needed: (row: string) => `${row}.action_needed`,
  archived: (row: string) => `${row}.archived_at IS NOT NULL`,
  sales_month: (row: string) =>
    `extract(month FROM ${row}.enquired_at AT TIME ZONE 'Pacific/Auckland')::smallint`,
  buyer_type: (row: string) => `coalesce(${row}.buyer_type, '')`,
  category_id: (row: string) => `coalesce(${row}.category_id, 0)`,
  repeat_sale: (row: string) => `${row}.repeat_sale`,
};
const DOLLARS = {
  revenue: (row: string) => `coalesce(${row}.revenue, 0)`,
  contribution: (row: string) => `coalesce(${row}.contribution, 0)`,
};
const COUNTED = { ...FACTS, ...DOLLARS };

const valuesOf = (row: 'OLD' | 'NEW') => {
  const sign = row === 'NEW' ? '' : '-';
  const values = [
    ...Object.values(FACTS).map((of) => of(row)),
    `${sign}1`,
    ...Object.values(DOLLARS).map((of) => `${sign}${of(row)}`),
  ];
  return `(${values.join(', ')})`;
};
const note = (...rows: ('OLD' | 'NEW')[]) =>
  `INSERT INTO enquiry_change (${[...Object.keys(FACTS), 'enquiries', ...Object.keys(DOLLARS)].join(', ')})
    VALUES ${rows.map(valuesOf).join(', ')};`;
const counted = (row: 'OLD' | 'NEW') =>
  `(${Object.values(COUNTED)
    .map((of) => of(row))
    .join(', ')})`;

const FIRED = ['inserted', 'removed', 'updated'];
const dropped = FIRED.map((name) => `DROP TRIGGER enquiries_${name} ON sales_enquiry;`).join('\n');

/**
 * A write of one enquiry, of which there are most, notes what it changes without collecting and grouping rows first.
 * Changes that count for nothing are passed over before a function is called.
 */
export class ChangesRowByRow1764000000131 implements MigrationInterface {
  name = 'ChangesRowByRow1764000000131';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      LOCK TABLE sales_enquiry IN SHARE ROW EXCLUSIVE MODE;
      ${dropped}
      CREATE FUNCTION enquiry_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${note('NEW')}
        ELSIF TG_OP = 'DELETE' THEN ${note('OLD')}
        ELSE ${note('NEW', 'OLD')}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER enquiries_inserted AFTER INSERT ON sales_enquiry
        FOR EACH ROW EXECUTE FUNCTION enquiry_changed();
      CREATE TRIGGER enquiries_removed AFTER DELETE ON sales_enquiry
        FOR EACH ROW EXECUTE FUNCTION enquiry_changed();
      CREATE TRIGGER enquiries_updated AFTER UPDATE ON sales_enquiry
        FOR EACH ROW WHEN (${counted('OLD')} IS DISTINCT FROM ${counted('NEW')}) EXECUTE FUNCTION enquiry_changed();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      LOCK TABLE sales_enquiry IN SHARE ROW EXCLUSIVE MODE;
      ${dropped}
      DROP FUNCTION enquiry_changed;
      CREATE TRIGGER enquiries_inserted AFTER INSERT ON sales_enquiry
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
      CREATE TRIGGER enquiries_removed AFTER DELETE ON sales_enquiry
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
      CREATE TRIGGER enquiries_updated AFTER UPDATE ON sales_enquiry
        REFERENCING NEW TABLE AS added OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
    `);
  }
}
