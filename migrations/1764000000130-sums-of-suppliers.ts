import type { MigrationInterface, QueryRunner } from 'typeorm';
import { mended, type Totals } from './1764000000111-totals-by-branches.sql.js';

const SUMS: Totals = {
  name: 'supplier_period_sum',
  key: { sales_year: 'smallint', sales_month: 'smallint' },
  sums: {
    suppliers: { type: 'integer', of: 'suppliers' },
    enquiries: { type: 'integer', of: 'enquiries' },
    revenue: { type: 'numeric(14, 2)', of: 'revenue' },
    contribution: { type: 'numeric(14, 2)', of: 'contribution' },
  },
  branches: [],
};
const names = Object.keys(SUMS.sums);
const KEY = 'sales_year, sales_month';
const ALL = [KEY, ...names].join(', ');
const summed = Object.entries(SUMS.sums)
  .map(([name, { type }]) => `sum(${name})::${type} AS ${name}`)
  .join(', ');
const something = names.map((name) => `sum(${name}) <> 0`).join(' OR ');
const changed = (table: string, sign: '' | '-') =>
  `SELECT ${KEY}, ${sign}(enquiries > 0)::integer AS suppliers, ${sign}enquiries AS enquiries, ${sign}revenue AS revenue,
    ${sign}contribution AS contribution FROM ${table}`;
const ADDED = changed('added', '');
const REMOVED = changed('removed', '-');
const add = (rows: string) => `
  INSERT INTO supplier_period_sum_total AS t (${ALL})
  SELECT ${KEY}, ${summed} FROM (${rows}) moved GROUP BY ${KEY} HAVING ${something} ORDER BY ${KEY}
  ON CONFLICT (${KEY}) DO UPDATE SET ${names.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')};`;

/**
 * How many suppliers had enquiries in a period and what all of them come to, kept as changes are folded; and what has not
 * been folded by supplier, so that a list of suppliers is read along its index and only what has changed beside it.
 */
export class SumsOfSuppliers1764000000130 implements MigrationInterface {
  name = 'SumsOfSuppliers1764000000130';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Nobody folds meanwhile.
      SELECT pg_advisory_xact_lock(7158304);
      -- A month, its year, which is month 0, and all years, which are year 0.
      CREATE VIEW supplier_period_pending AS
        SELECT p.sales_year, p.sales_month, c.supplier_id, sum(c.enquiries)::integer AS enquiries,
          sum(CASE WHEN c.progress <> 'Fallen Through' THEN c.revenue ELSE 0 END)::numeric(14, 2) AS revenue,
          sum(CASE WHEN c.progress <> 'Fallen Through' THEN c.contribution ELSE 0 END)::numeric(14, 2) AS contribution
        FROM enquiry_change c CROSS JOIN LATERAL (VALUES
          (c.sales_year, c.sales_month), (c.sales_year, 0::smallint), (0::smallint, 0::smallint)) p (sales_year, sales_month)
        WHERE c.supplier_id IS NOT NULL GROUP BY p.sales_year, p.sales_month, c.supplier_id;

      CREATE TABLE supplier_period_sum_total (sales_year smallint NOT NULL, sales_month smallint NOT NULL,
        ${Object.entries(SUMS.sums)
          .map(([name, { type }]) => `${name} ${type} NOT NULL`)
          .join(', ')}, PRIMARY KEY (${KEY}));
      CREATE VIEW supplier_period_sum_rollup AS
        SELECT ${KEY}, ${summed} FROM (
          SELECT ${ALL} FROM supplier_period_sum_total
          UNION ALL
          SELECT ${KEY},
            (p.enquiries + coalesce(t.enquiries, 0) > 0)::integer - (coalesce(t.enquiries, 0) > 0)::integer AS suppliers,
            p.enquiries, p.revenue, p.contribution
          FROM supplier_period_pending p LEFT JOIN supplier_period_total t USING (${KEY}, supplier_id)) every
        GROUP BY ${KEY} HAVING ${something};
      CREATE VIEW supplier_period_sum_recount AS
        SELECT ${KEY}, ${summed} FROM (${changed('supplier_period_recount', '')}) every
        GROUP BY ${KEY} HAVING ${something};

      CREATE FUNCTION supplier_periods_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${add(ADDED)}
        ELSIF TG_OP = 'DELETE' THEN ${add(REMOVED)}
        ELSIF TG_OP = 'TRUNCATE' THEN TRUNCATE supplier_period_sum_total;
        ELSE ${add(`${ADDED} UNION ALL ${REMOVED}`)}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER supplier_periods_inserted AFTER INSERT ON supplier_period_total
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();
      CREATE TRIGGER supplier_periods_removed AFTER DELETE ON supplier_period_total
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();
      CREATE TRIGGER supplier_periods_updated AFTER UPDATE ON supplier_period_total
        REFERENCING NEW TABLE AS added OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();
      CREATE TRIGGER supplier_periods_truncated AFTER TRUNCATE ON supplier_period_total
        FOR EACH STATEMENT EXECUTE FUNCTION supplier_periods_changed();
      ${add(changed('supplier_period_total', ''))}

      -- Sums are made of the totals that are mended before them.
      ALTER FUNCTION mend_sales_statistics() RENAME TO mend_statistics_by_owner;
      CREATE FUNCTION mend_sales_statistics() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql AS $$
      BEGIN
        RETURN QUERY SELECT * FROM mend_statistics_by_owner();
        ${mended(SUMS)};
        totals := 'supplier_period_sum_rollup'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;
      END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION mend_sales_statistics;
      ALTER FUNCTION mend_statistics_by_owner() RENAME TO mend_sales_statistics;
      DROP VIEW supplier_period_sum_recount, supplier_period_sum_rollup, supplier_period_pending;
      DROP TABLE supplier_period_sum_total;
      DROP TRIGGER supplier_periods_inserted ON supplier_period_total;
      DROP TRIGGER supplier_periods_removed ON supplier_period_total;
      DROP TRIGGER supplier_periods_updated ON supplier_period_total;
      DROP TRIGGER supplier_periods_truncated ON supplier_period_total;
      DROP FUNCTION supplier_periods_changed;
    `);
  }
}
