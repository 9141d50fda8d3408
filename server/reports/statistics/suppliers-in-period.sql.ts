import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Pieces } from '../../kits/lists/keyset-list.js';
import { type Period, wholeYear } from './period.js';

const SUMS = ['enquiries', 'revenue', 'contribution'] as const;
const columns = (of: (sum: string) => string) => raw(SUMS.map((sum) => `${of(sum)} AS ${sum}`).join(', '));
const STORED_SUMS = columns((sum) => `t.${sum}`);
const WITH_PENDING = columns((sum) => `coalesce(t.${sum}, 0) + coalesce(p.${sum}, 0)`);

/**
 * The suppliers with any enquiry in a period: tables with their `id`, `enquiries`, `revenue` and
 * `contribution`.
 */
export interface SuppliersInPeriod extends Pieces {
  all: Sql;
  /** One row with the number of `suppliers` and the totals of all of them. */
  sums: Sql;
}

type InPeriod = (alias: string) => Sql;

/**
 * Returns two tables: suppliers with complete totals, and the few with changes that are not folded in yet.
 * Both have the `id`, the sums and the further columns of each supplier.
 */
const currentAndPending = (inPeriod: InPeriod, more: Sql): readonly [current: Sql, pending: Sql] => [
  sql`(SELECT t.supplier_id AS id, ${STORED_SUMS}${more} FROM supplier_period_total t
    WHERE ${inPeriod('t')} AND t.enquiries > 0
      AND t.supplier_id NOT IN (SELECT p.supplier_id FROM supplier_period_pending p WHERE ${inPeriod('p')}))`,
  sql`(SELECT p.supplier_id AS id, ${WITH_PENDING}${more}
    FROM supplier_period_pending p LEFT JOIN supplier_period_total t USING (sales_year, sales_month, supplier_id)
    WHERE ${inPeriod('p')} AND p.enquiries + coalesce(t.enquiries, 0) > 0)`,
];

/**
 * Returns the suppliers of a period. Most are read from their totals along an index, the highest contribution
 * first; the few with changes that are not folded in yet are added up separately. Each row has the number of
 * all enquiries of the period as `of_all`.
 */
export function suppliersIn(period: Period): SuppliersInPeriod {
  const { year, month } = wholeYear(period);
  const inPeriod: InPeriod = (alias) =>
    sql`${raw(alias)}.sales_year = ${year}::smallint AND ${raw(alias)}.sales_month = ${month}::smallint`;
  const ofYear = year === 0 ? sql`true` : sql`a.sales_year = ${year}::smallint`;
  const ofMonth = month === 0 ? sql`true` : sql`a.sales_month = ${month}::smallint`;
  const ofAll = sql`(SELECT sum(a.enquiries) FROM sales_month_parts a
    WHERE a.scope = 'all' AND a.owner_id = 0 AND ${ofYear} AND ${ofMonth}) AS of_all`;
  const [current, pending] = currentAndPending(inPeriod, sql`, ${ofAll}`);
  return {
    all: sql`(${current} UNION ALL ${pending})`,
    tables: [current, pending],
    rowOf: (id) => sql`(SELECT ${id} AS id, ${WITH_PENDING}, ${ofAll} FROM (SELECT) one
      LEFT JOIN supplier_period_total t ON ${inPeriod('t')} AND t.supplier_id = ${id}
      LEFT JOIN supplier_period_pending p ON ${inPeriod('p')} AND p.supplier_id = ${id})`,
    sums: sql`(SELECT * FROM supplier_period_sum_rollup s WHERE ${inPeriod('s')})`,
  };
}

/**
 * Returns a query for the `most` suppliers with the highest contributions in the period of the outer row
 * `period`, with `sales_year` and `sales_month`.
 */
export function mostSuppliersOf(period: string, most: number): Sql {
  const inPeriod: InPeriod = (alias) =>
    raw(`${alias}.sales_year = ${period}.sales_year AND ${alias}.sales_month = ${period}.sales_month`);
  const firsts = currentAndPending(inPeriod, empty).map(
    (table) => sql`(SELECT * FROM ${table} r ORDER BY r.contribution DESC, r.id DESC LIMIT ${most}::integer)`,
  );
  return sql`SELECT * FROM (${join(firsts, ' UNION ALL ')}) r ORDER BY r.contribution DESC, r.id DESC
    LIMIT ${most}::integer`;
}
