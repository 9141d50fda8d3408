import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { answer, jsonArray } from '../../platform/database/json-object.sql.js';
import { isSelected, type Selection, selectionOf } from '../../platform/database/selection.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import type { EnquiryVisibility, RollupOwner } from '../../sales/sales-enquiries/enquiry-visibility.js';
import { enquiryRow, ROW_JOINS } from '../../sales/sales-enquiries/sales-enquiry-row.sql.js';
import { SOURCE_COLUMNS } from './enquiry-sources.js';
import { lastStartedMonth, type Period, wholeYear } from './period.js';
import type { PanelColumns } from './sales-panel.js';

const RECENT = 5;
const NOTHING = sql`NULL::json`;
/** The fields of a panel that are read from the impact buyer. */
const OF_BUYER = ['suppliersUsed', 'toReview', 'chosenGoodCause', 'hasCertificate'];

/** The table with the name of an owner. `<table>_id` is the column of its enquiries. */
const NAMED_IN: Record<RollupOwner['scope'], string | null> = {
  all: null,
  supplier: 'supplier',
  'impact-buyer': 'impact_buyer',
  'good-cause': 'good_cause',
};

/** Returns the sums of columns of a total, in JSON. */
const sums = (columns: readonly (readonly [key: string, column: string])[]) =>
  raw(columns.map(([key, column]) => `'${key}', coalesce(sum(${column}), 0)`).join(', '));
const FIGURE_COLUMNS = [
  ['enquiries', 'enquiries'],
  ['newEnquiries', 'new_enquiries'],
  ['introductions', 'introductions'],
  ['inProgress', 'in_progress'],
  ['completed', 'completed'],
  ['fallenThrough', 'fallen_through'],
  ['consumerEnquiries', 'consumer_enquiries'],
  ['repeatSales', 'repeat_sales'],
  ['revenue', 'revenue'],
  ['contribution', 'contribution'],
] as const;
const FIGURES = sums(FIGURE_COLUMNS);
const BRIEF_COLUMNS = ['enquiries', 'completed', 'revenue', 'contribution'].map(
  (column) => [column, column] as const,
);
const BRIEFLY = sums(BRIEF_COLUMNS);
const BRIEFLY_AS_ADDED_UP = raw(BRIEF_COLUMNS.map(([key, column]) => `'${key}', ${column}`).join(', '));
const SOURCE_SUMS = SOURCE_COLUMNS.flatMap(([prefix]) =>
  ['enquiries', 'contribution'].map((sum) => [`${prefix}_${sum}`, `${prefix}_${sum}`] as const),
);
const SOURCES = sums(SOURCE_SUMS);
/** Returns the columns that are read of each month or year; the sources only if selected. */
const readColumns = (withSources: boolean) =>
  [...FIGURE_COLUMNS, ...(withSources ? SOURCE_SUMS : [])].map(([, column]) => column);

/**
 * Returns the months of an owner. For all years, returns one row for each year, summed up once for all uses.
 */
const monthsOf = (owner: RollupOwner, period: Period, withSources: boolean): Sql => {
  const columns = readColumns(withSources);
  const from = sql`FROM sales_month_parts WHERE ${ownedBy(owner)}`;
  return period.year === null
    ? sql`SELECT sales_year, ${raw(columns.map((column) => `sum(${column}) AS ${column}`).join(', '))} ${from} GROUP BY sales_year`
    : sql`SELECT sales_year, sales_month, ${raw(columns.join(', '))} ${from}`;
};

const inPeriod = ({ year, month }: Period, prefix = 'sales'): Sql =>
  year === null
    ? sql`true`
    : sql`${raw(`${prefix}_year`)} = ${year}::smallint${month === null ? empty : sql` AND ${raw(`${prefix}_month`)} = ${month}::smallint`}`;

/**
 * Returns the condition on a period for totals of good causes and of all sales, which have a row for each
 * period.
 */
const ofPeriod = (period: Period): Sql => {
  const { year, month } = wholeYear(period);
  return sql`sales_year = ${year}::smallint AND sales_month = ${month}::smallint`;
};

const ownedBy = ({ scope, ownerId }: RollupOwner) =>
  sql`scope = ${raw(`'${scope}'`)} AND owner_id = ${ownerId}::integer`;

/** Returns the rows of totals with the opportunities of an owner, by their outcome. */
function opportunitiesOf({ scope, ownerId }: RollupOwner): Sql {
  switch (scope) {
    case 'all':
      return sql`opportunity_total_parts o WHERE true`;
    case 'supplier':
      return sql`opportunity_total_of_supplier_parts o WHERE o.supplier_id = ${ownerId}::integer`;
    case 'impact-buyer':
      return sql`opportunity_total_of_buyer_parts o WHERE o.impact_buyer_id = ${ownerId}::integer`;
    // The opportunities of the buyers that have chosen the cause.
    case 'good-cause':
      return sql`opportunity_total_of_buyer_parts o WHERE o.impact_buyer_id IN
        (SELECT b.id FROM impact_buyer b WHERE b.good_cause_id = ${ownerId}::integer)`;
  }
}

/** Returns rows of a panel as JSON, with these columns of all rows in `from`. */
const rowsOf = (columns: Readonly<Record<string, string>>, from: Sql) =>
  jsonArray(
    Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, raw(column)])),
    null,
    from,
  );

/**
 * Returns the totals by type of buyer. Good causes and all sales have them by month, by year and over all
 * years; suppliers only by month, to be added up.
 */
const buyerTypesOf = (owner: RollupOwner, period: Period): Sql =>
  owner.scope === 'supplier'
    ? sql`supplier_buyer_type_parts WHERE supplier_id = ${owner.ownerId}::integer AND ${inPeriod(period)}`
    : sql`sales_buyer_type_rollup WHERE ${ownedBy(owner)} AND ${ofPeriod(period)}`;

const byBuyerType = (owner: RollupOwner, period: Period) =>
  rowsOf(
    {
      buyerType: "nullif(x.buyer_type, '')",
      enquiries: 'x.enquiries',
      active: 'x.enquiries - x.completed - x.fallen_through',
      completed: 'x.completed',
      fallenThrough: 'x.fallen_through',
      contribution: 'x.contribution',
    },
    sql`FROM (SELECT buyer_type, sum(enquiries) AS enquiries, sum(completed) AS completed,
        sum(fallen_through) AS fallen_through, sum(contribution) AS contribution
      FROM ${buyerTypesOf(owner, period)}
      GROUP BY buyer_type HAVING sum(enquiries) > 0) x ORDER BY x.enquiries DESC, x.buyer_type`,
  );

const byCause = ({ ownerId }: RollupOwner, period: Period) =>
  rowsOf(
    {
      goodCauseId: 'g.id',
      name: 'g.name',
      enquiries: 'x.enquiries',
      contribution: 'x.contribution',
    },
    sql`FROM (SELECT good_cause_id, sum(enquiries) AS enquiries, sum(contribution) AS contribution
      FROM sales_supplier_cause_parts WHERE supplier_id = ${ownerId}::integer AND ${inPeriod(period)}
      GROUP BY good_cause_id HAVING sum(contribution) > 0) x LEFT JOIN good_cause g ON g.id = x.good_cause_id
      ORDER BY x.contribution DESC, x.good_cause_id`,
  );

const byCategory = (owner: RollupOwner, period: Period) =>
  rowsOf(
    { categoryId: 'c.id', name: 'c.name', enquiries: 'x.enquiries', contribution: 'x.contribution' },
    sql`FROM (SELECT category_id, sum(enquiries) AS enquiries, sum(contribution) AS contribution
      FROM sales_category_rollup WHERE ${ownedBy(owner)} AND ${ofPeriod(period)}
      GROUP BY category_id HAVING sum(contribution) > 0) x LEFT JOIN category c ON c.id = x.category_id
      ORDER BY x.contribution DESC, x.category_id`,
  );

const opportunities = (owner: RollupOwner, period: Period) => {
  const sumOf = (outcome: string) => `coalesce(sum(o.leads) FILTER (WHERE o.outcome = '${outcome}'), 0)`;
  return sql`(SELECT json_build_object('active', ${raw(sumOf('active'))}, 'attempted', ${raw(sumOf('attempted'))},
      'converted', ${raw(sumOf('converted'))}, 'toReview', coalesce(sum(o.to_review), 0))
    FROM ${opportunitiesOf(owner)} AND ${inPeriod(period, 'created')})`;
};

const opportunitiesByBuyerType = (owner: RollupOwner, period: Period) =>
  rowsOf(
    { buyerType: "nullif(x.buyer_type, '')", opportunities: 'x.opportunities' },
    sql`FROM (SELECT o.buyer_type, sum(o.leads) AS opportunities FROM ${opportunitiesOf(owner)} AND ${inPeriod(period, 'created')} GROUP BY o.buyer_type HAVING sum(o.leads) > 0) x
      ORDER BY x.opportunities DESC, x.buyer_type`,
  );

const linkClicksToReview = ({ scope, ownerId }: RollupOwner, period: Period) =>
  sql`(SELECT coalesce(sum(to_review), 0)::integer FROM affiliate_link_click_total_parts
    WHERE ${scope === 'all' ? sql`true` : sql`supplier_id = ${ownerId}::integer`} AND ${inPeriod(period, 'clicked')})`;

/** The good cause that the buyer `b` has chosen. */
const CHOSEN = raw(`(SELECT json_build_object('id', g.id, 'name', g.name, 'imageUrl', g.image_url,
    'recentImpactStory', b.recent_impact_story) FROM good_cause g WHERE g.id = b.good_cause_id)`);

/**
 * Returns the fields of an impact buyer, or of a supplier that is one as well: the leads that are offered to
 * it (R232, R238). For the buyer only, also its chosen cause, and whether it has a certificate (R149).
 */
function buyerOf({ scope, ownerId }: RollupOwner): Sql {
  const own = scope === 'impact-buyer';
  const buyer = own
    ? sql`${ownerId}::integer`
    : sql`(SELECT s.impact_buyer_id FROM supplier s WHERE s.id = ${ownerId}::integer)`;
  return sql`(SELECT json_build_object('linkKey', b.link_key,
      'chosenGoodCause', ${own ? CHOSEN : NOTHING}, 'hasCertificate', ${own ? raw("b.status = 'Live Report'") : raw('false')},
      'suppliersUsed', (SELECT count(*) FROM partner_rollup p
        WHERE p.scope = 'impact-buyer' AND p.owner_id = b.id AND p.sales > 0),
      'count', o.to_review, 'active', o.active, 'attempted', o.attempted)
    FROM impact_buyer b CROSS JOIN LATERAL (SELECT coalesce(sum(to_review), 0) AS to_review,
        coalesce(sum(leads) FILTER (WHERE outcome = 'active'), 0) AS active,
        coalesce(sum(leads) FILTER (WHERE outcome = 'attempted'), 0) AS attempted
      FROM opportunity_total_of_buyer_parts WHERE impact_buyer_id = b.id) o
    WHERE b.id = ${buyer})`;
}

/** Returns the totals of all years with data, from the rows of `monthsOf`. */
const totalsByYear = (months: Sql, { year }: Period) => {
  const totals =
    year === null
      ? sql`SELECT sales_year, json_build_object(${BRIEFLY_AS_ADDED_UP}) AS totals FROM ${months} WHERE enquiries > 0`
      : sql`SELECT sales_year, json_build_object(${BRIEFLY}) AS totals FROM ${months}
        GROUP BY sales_year HAVING sum(enquiries) > 0`;
  return sql`(SELECT coalesce(json_agg(json_build_object('year', x.sales_year, 'totals', x.totals) ORDER BY x.sales_year), '[]')
    FROM (${totals}) x)`;
};

const totalsByMonth = (
  name: Sql,
  year: number,
) => sql`(SELECT coalesce(json_object_agg(sales_month, totals), '{}') FROM (
  SELECT sales_month, json_build_object(${BRIEFLY}) AS totals FROM ${name} WHERE sales_year = ${year}::smallint
  GROUP BY sales_month) x)`;

/**
 * Returns the latest enquiries, with the fields that the user may see in any role (A129): an enquiry in two
 * panels is the same in both.
 */
function recentOf(
  { scope, ownerId }: RollupOwner,
  visibility: EnquiryVisibility,
  selection: Selection | null,
): Sql {
  const table = NAMED_IN[scope];
  const ownRows = table ? sql`${raw(`e.${table}_id`)} = ${ownerId}::integer` : sql`true`;
  const found = sql`FROM (SELECT * FROM sales_enquiry e WHERE e.archived_at IS NULL AND ${ownRows} AND ${visibility.where}
      ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${raw(String(RECENT))}) e ${ROW_JOINS} ORDER BY e.enquired_at DESC, e.id DESC`;
  return answer(jsonArray(enquiryRow(visibility.viewerSql), selection, found), selection);
}

/** The panel of one owner as parts of a statement: the part of its `WITH`, and its columns. */
export interface PanelSql {
  months: Sql;
  columns: Sql;
}

/**
 * Returns the parts of a statement for the panel of one owner. It reads totals only, except for the latest
 * rows, and only selected fields. The names of the columns begin with `name`.
 */
export function panelSql(
  name: string,
  owner: RollupOwner,
  period: Period,
  visibility: EnquiryVisibility,
  selection: Selection | null,
): PanelSql {
  const { scope, ownerId } = owner;
  const table = NAMED_IN[scope];
  const before = period.year === null ? null : { ...period, year: period.year - 1 };
  const months = raw(`${name}_months`);
  const requestedMonths = isSelected(selection, 'byMonth') && period.year !== null;
  const either = (condition: boolean, part: () => Sql) => (condition ? part() : NOTHING);
  const wanted = (field: string, part: () => Sql, scopes?: readonly RollupOwner['scope'][]) =>
    either(isSelected(selection, field) && (!scopes || scopes.includes(scope)), part);
  const sources = wanted(
    'bySource',
    () => sql`(SELECT json_build_object(${SOURCES}) FROM ${months} WHERE ${inPeriod(period)})`,
    ['all', 'supplier'],
  );
  const columns: Record<keyof PanelColumns, Sql> = {
    owner: table
      ? sql`(SELECT name FROM ${raw(table)} WHERE id = ${ownerId}::integer)`
      : raw(`'${PRODUCT_NAME}'::text`),
    figures: sql`(SELECT json_build_object(${FIGURES}) FROM ${months} WHERE ${inPeriod(period)})`,
    before: either(
      before !== null && isSelected(selection, 'yearBefore'),
      () => sql`(SELECT json_build_object(${BRIEFLY}) FROM ${months}
        WHERE ${inPeriod(before ?? period)} AND sales_month <= ${lastStartedMonth(period)}::smallint)`,
    ),
    years: totalsByYear(months, period),
    months: either(requestedMonths, () => totalsByMonth(months, period.year ?? 0)),
    monthsBefore: either(requestedMonths, () => totalsByMonth(months, (period.year ?? 0) - 1)),
    sources,
    buyerTypes: wanted('byBuyerType', () => byBuyerType(owner, period), ['all', 'supplier', 'good-cause']),
    causes: wanted('byCause', () => byCause(owner, period), ['supplier']),
    categories: wanted('byCategory', () => byCategory(owner, period), ['all', 'good-cause']),
    opportunities: wanted('opportunities', () => opportunities(owner, period)),
    opportunityTypes: wanted('opportunitiesByBuyerType', () => opportunitiesByBuyerType(owner, period)),
    clicks: wanted('linkClicksToReview', () => linkClicksToReview(owner, period), ['all', 'supplier']),
    buyer: either(
      (scope === 'impact-buyer' || scope === 'supplier') &&
        OF_BUYER.some((field) => isSelected(selection, field)),
      () => buyerOf(owner),
    ),
    recent: wanted('recent', () => recentOf(owner, visibility, selectionOf(selection, 'recent'))),
  };
  return {
    months: sql`${months} AS MATERIALIZED (${monthsOf(owner, period, sources !== NOTHING)})`,
    columns: join(
      Object.entries(columns)
        .filter(([, part]) => part !== NOTHING)
        .map(([column, part]) => sql`${part} AS ${raw(`"${name}_${column}"`)}`),
    ),
  };
}
