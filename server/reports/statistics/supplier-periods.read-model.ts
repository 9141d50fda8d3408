import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/sql.js';
import type { Period } from './period.js';
import { mostSuppliersOf } from './suppliers-in-period.sql.js';

/** The figures of one supplier in a year (month 0), a month, or all years (year 0, month 0). */
export interface SupplierPeriod {
  supplierId: number;
  name: string;
  categoryIds: number[];
  subCategoryIds: number[];
  interestedStatus: string | null;
  year: number;
  month: number;
  enquiries: number;
  /** The share of all enquiries of the period in percent, with one decimal (A110). */
  enquiriesPercent: number;
  revenue: number;
  contribution: number;
  contributionPerEnquiry: number;
}

/** The figures of suppliers by year, by month, and over all years (R277). */
export interface SupplierPeriods {
  yearData: SupplierPeriod[];
  monthData: SupplierPeriod[];
  combinedData: SupplierPeriod[];
}

/** A part of these lists. */
export interface PartOfPeriods extends SupplierPeriods {
  /** True if no list has rows after this part. */
  complete: boolean;
}

const OF_ALL = sql`of_all AS (SELECT coalesce(sales_year, 0) AS sales_year, coalesce(sales_month, 0) AS sales_month,
    sum(enquiries) AS enquiries FROM sales_month_parts WHERE scope = 'all' AND owner_id = 0
  GROUP BY GROUPING SETS ((sales_year, sales_month), (sales_year), ()))`;

const rows = (
  found: Sql,
  order: Sql,
) => sql`(SELECT coalesce(json_agg(json_build_object('supplierId', s.id, 'name', s.name,
    'categoryIds', array(SELECT x.category_id FROM supplier_category x WHERE x.supplier_id = s.id ORDER BY 1),
    'subCategoryIds', array(SELECT x.sub_category_id FROM supplier_sub_category x WHERE x.supplier_id = s.id ORDER BY 1),
    'interestedStatus', b.interested_status, 'year', p.sales_year, 'month', p.sales_month, 'enquiries', p.enquiries,
    'enquiriesPercent', coalesce(round(100.0 * p.enquiries / nullif(a.enquiries, 0), 1), 0),
    'revenue', p.revenue, 'contribution', p.contribution,
    'contributionPerEnquiry', coalesce(round(p.contribution / nullif(p.enquiries, 0), 2), 0)) ORDER BY ${order}), '[]')
  FROM (${found}) p JOIN supplier s ON s.id = p.supplier_id LEFT JOIN impact_buyer b ON b.id = s.impact_buyer_id
  LEFT JOIN of_all a USING (sales_year, sales_month))`;

const NEWEST_FIRST = sql`p.sales_year DESC, p.sales_month DESC, p.contribution DESC, p.supplier_id DESC`;
const OLDEST_FIRST = sql`p.sales_year, p.sales_month`;

async function read(
  database: Database,
  label: string,
  parts: Record<keyof SupplierPeriods, Sql>,
): Promise<SupplierPeriods> {
  const row = await database.readOne<SupplierPeriods>(
    prepared(
      label,
      sql`WITH ${OF_ALL} SELECT ${parts.yearData} AS "yearData", ${parts.monthData} AS "monthData",
        ${parts.combinedData} AS "combinedData"`,
    ),
  );
  return row ?? { yearData: [], monthData: [], combinedData: [] };
}

/**
 * Returns the suppliers of each year, of each month, and of all years together, or those of one period (R277,
 * A107). Newest periods come first and, within each, the highest contributions. Returns `limit` rows of each
 * list from `offset` on, and whether these are the last. Reads one period after the other along an index
 * until there are enough rows.
 */
export async function loadSupplierPeriods(
  database: Database,
  { period: { year, month }, limit, offset }: { period: Period; limit: number; offset: number },
): Promise<PartOfPeriods> {
  // One more row shows whether there are further ones.
  const most = limit + 1;
  const ofYear = year === null ? sql`sales_year > 0` : sql`sales_year = ${year}::smallint`;
  const ofMonth = month === null ? sql`sales_month > 0` : sql`sales_month = ${month}::smallint`;
  const of = (periods: Sql) =>
    rows(
      sql`SELECT m.id AS supplier_id, o.sales_year, o.sales_month, m.enquiries, m.revenue, m.contribution
        FROM (SELECT sales_year::smallint, sales_month::smallint FROM of_all WHERE ${periods}
          ORDER BY sales_year DESC, sales_month DESC) o
        CROSS JOIN LATERAL (${mostSuppliersOf('o', most + offset)}) m
        ORDER BY o.sales_year DESC, o.sales_month DESC, m.contribution DESC, m.id DESC
        LIMIT ${most}::integer OFFSET ${offset}::integer`,
      NEWEST_FIRST,
    );
  const { yearData, monthData, combinedData } = await read(database, 'supplier-periods', {
    yearData: of(sql`${ofYear} AND sales_month = 0`),
    monthData: of(sql`${ofYear} AND ${ofMonth}`),
    combinedData: of(sql`sales_year = 0`),
  });
  return {
    yearData: yearData.slice(0, limit),
    monthData: monthData.slice(0, limit),
    combinedData: combinedData.slice(0, limit),
    complete: [yearData, monthData, combinedData].every(({ length }) => length <= limit),
  };
}

/** Returns the figures of one supplier for every year and month, oldest first. */
export function loadPeriodsOf(database: Database, supplierId: number): Promise<SupplierPeriods> {
  const of = (condition: Sql) =>
    rows(
      sql`SELECT ${supplierId}::integer AS supplier_id, sales_year, sales_month, sum(enquiries) AS enquiries,
          sum(revenue) AS revenue, sum(contribution) AS contribution
        FROM (SELECT coalesce(g.sales_year, 0) AS sales_year, coalesce(g.sales_month, 0) AS sales_month, g.enquiries,
            g.revenue, g.contribution
          FROM (SELECT sales_year, sales_month, sum(enquiries) AS enquiries, sum(revenue) AS revenue,
              sum(contribution) AS contribution
            FROM sales_month_parts WHERE scope = 'supplier' AND owner_id = ${supplierId}::integer
            GROUP BY GROUPING SETS ((sales_year, sales_month), (sales_year), ())) g) x
        WHERE ${condition} GROUP BY sales_year, sales_month HAVING sum(enquiries) > 0`,
      OLDEST_FIRST,
    );
  return read(database, 'periods-of-supplier', {
    yearData: of(sql`sales_year > 0 AND sales_month = 0`),
    monthData: of(sql`sales_month > 0`),
    combinedData: of(sql`sales_year = 0`),
  });
}
