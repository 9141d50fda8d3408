import { BuyerTypeEnum } from '../../server/directory/impact-buyers/buyer-types.js';
import { enumValueIn } from './api-format.sql.js';
import { oneRow, type Screen } from './query.js';

/** Sources in the spelling and order of the API, and as they are stored. */
const SOURCES = [
  ['EMAIL_OFF_WEBSITE', 'Email off Website'],
  ['REPEAT_SALE', 'Repeat Sale'],
  ['CALL_TRACKING', 'Call Tracking'],
  ['CONNECTION', 'Connection'],
  ['AFFILIATE', 'Affiliate'],
  ['BACKDOOR_SALE', 'Backdoor Sale'],
  ['ALIAS_EMAIL', 'Alias Email'],
  ['BROKERED_LEAD', 'Brokered Lead'],
  ['OTHER', 'Other'],
] as const;

const VALUE = (column: string) =>
  `coalesce(sum(e.${column}) FILTER (WHERE e.progress <> 'Fallen Through'), 0)::float8`;
const COUNTED = `count(*)::integer AS enquiries, count(*) FILTER (WHERE e.progress = 'Completed')::integer AS completed`;
const rows = (columns: string, statement: string) =>
  `SELECT coalesce(json_agg(json_build_object(${columns})), '[]') AS rows FROM (${statement}) x`;
const pairs = (names: readonly string[]) => names.map((name) => `'${name}', x."${name}"`).join(', ');

const OWNED: Record<string, string> = {
  ALL: 'true',
  SUPPLIER: 'e.supplier_id = $1',
  IMPACT_BUYER: 'e.impact_buyer_id = $1',
  GOOD_CAUSE: 'e.good_cause_id = $1',
};

const statements = (owned: string) => ({
  figures: `SELECT json_build_object('enquiries', count(*), 'active',
      count(*) FILTER (WHERE e.progress NOT IN ('Completed', 'Fallen Through')),
      'completed', count(*) FILTER (WHERE e.progress = 'Completed'),
      'fallenThrough', count(*) FILTER (WHERE e.progress = 'Fallen Through'),
      'consumerEnquiries', count(*) FILTER (WHERE b.buyer_type IS NULL),
      'businessEnquiries', count(*) FILTER (WHERE b.buyer_type IS NOT NULL),
      'repeatSales', count(*) FILTER (WHERE e.repeat_sale),
      'revenue', ${VALUE('revenue')}, 'wholeContribution', ${VALUE('contribution')}) AS figures
    FROM sales_enquiry e LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id WHERE ${owned}`,
  byYear: rows(
    pairs(['year', 'enquiries', 'completed', 'revenue', 'contribution']),
    `SELECT e.sales_year AS year, ${COUNTED}, ${VALUE('revenue')} AS revenue, ${VALUE('contribution')} AS contribution
      FROM sales_enquiry e WHERE ${owned} GROUP BY e.sales_year ORDER BY e.sales_year`,
  ),
  bySource: `SELECT coalesce(e.via, 'Other') AS via, count(*)::integer AS enquiries, ${VALUE('contribution')} AS contribution
    FROM sales_enquiry e WHERE ${owned} GROUP BY 1`,
  byBuyerType: rows(
    pairs(['buyerType', 'enquiries', 'completed', 'fallenThrough', 'contribution']),
    `SELECT ${enumValueIn('b.buyer_type', BuyerTypeEnum)} AS "buyerType", ${COUNTED},
        count(*) FILTER (WHERE e.progress = 'Fallen Through')::integer AS "fallenThrough", ${VALUE('contribution')} AS contribution
      FROM sales_enquiry e LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id WHERE ${owned}
      GROUP BY b.buyer_type ORDER BY enquiries DESC, coalesce(b.buyer_type, '')`,
  ),
  byCause: rows(
    pairs(['name', 'enquiries', 'contribution']),
    `SELECT g.name, count(*)::integer AS enquiries, ${VALUE('contribution')} AS contribution
      FROM sales_enquiry e LEFT JOIN good_cause g ON g.id = e.good_cause_id WHERE ${owned}
      GROUP BY e.good_cause_id, g.name HAVING ${VALUE('contribution')} > 0
      ORDER BY contribution DESC, coalesce(e.good_cause_id, 0)`,
  ),
  byCategory: rows(
    pairs(['name', 'enquiries', 'contribution']),
    `SELECT c.name, count(*)::integer AS enquiries, ${VALUE('contribution')} AS contribution
      FROM sales_enquiry e LEFT JOIN (SELECT supplier_id, min(category_id) AS id FROM supplier_category
        GROUP BY supplier_id) first USING (supplier_id) LEFT JOIN category c ON c.id = first.id
      WHERE ${owned} GROUP BY first.id, c.name HAVING ${VALUE('contribution')} > 0
      ORDER BY contribution DESC, coalesce(first.id, 0)`,
  ),
});
const STATEMENTS = Object.fromEntries(Object.entries(OWNED).map(([of, owned]) => [of, statements(owned)]));

/**
 * Returns statistics of one owner, or of all: its enquiries grouped in each requested way, with one statement
 * per group.
 */
export const bareStatistics: Screen = async (query, params) => {
  const of = params.get('of') ?? 'ALL';
  const values = of === 'ALL' ? [] : [Number(params.get('id'))];
  const wanted = STATEMENTS[of];
  if (!wanted) throw new Error(`There are no statistics of ${of}.`);
  const json = async (statement: string) => (await oneRow<{ rows: string }>(query, statement, values)).rows;
  const [{ figures }, byYear, sources, byBuyerType, byCause, byCategory] = await Promise.all([
    oneRow<{ figures: string }>(query, wanted.figures, values),
    json(wanted.byYear),
    of === 'ALL' || of === 'SUPPLIER'
      ? query<{ via: string; enquiries: number; contribution: number }>(wanted.bySource, values)
      : null,
    of === 'IMPACT_BUYER' ? 'null' : json(wanted.byBuyerType),
    of === 'SUPPLIER' ? json(wanted.byCause) : 'null',
    of === 'ALL' || of === 'GOOD_CAUSE' ? json(wanted.byCategory) : 'null',
  ]);
  const found = new Map(sources?.map((source) => [source.via, source]));
  const bySource =
    sources &&
    SOURCES.map(([via, stored]) => {
      const { enquiries = 0, contribution = 0 } = found.get(stored) ?? {};
      return { via, enquiries, contribution };
    }).sort((a, b) => b.enquiries - a.enquiries);
  return `{"salesStatistics":{${figures.slice(1, -1)},"byYear":${byYear},"bySource":${JSON.stringify(bySource)},"byBuyerType":${byBuyerType},"byCause":${byCause},"byCategory":${byCategory}}}`;
};

const TRACKING = `SELECT e.sales_year AS year, ${COUNTED}, ${VALUE('revenue')} AS revenue, ${VALUE('contribution')} AS contribution
  FROM sales_enquiry e GROUP BY GROUPING SETS ((e.sales_year), ()) ORDER BY e.sales_year DESC NULLS LAST`;

/** Returns the totals of all enquiries by year, and over all years. */
export const bareTracking: Screen = async (query) => {
  const found = await query<{ year: number | null }>(TRACKING, []);
  const totals = found.find(({ year }) => year === null);
  return JSON.stringify({ salesTracking: { years: found.filter(({ year }) => year !== null), totals } });
};

const suppliers = (condition: string) => `WITH found AS (
    SELECT e.supplier_id AS id, count(*)::integer AS enquiries, ${VALUE('revenue')} AS revenue,
      ${VALUE('contribution')} AS contribution
    FROM sales_enquiry e WHERE e.supplier_id IS NOT NULL AND ${condition} GROUP BY e.supplier_id)
  SELECT json_build_object('totalCount', (SELECT count(*) FROM found),
    'totals', (SELECT json_build_object('enquiries', sum(enquiries)) FROM found),
    'nodes', (SELECT json_agg(json_build_object('id', x.id, 'name', s.name, 'enquiries', x.enquiries, 'revenue', x.revenue,
      'contribution', x.contribution) ORDER BY x.contribution DESC, x.id DESC)
    FROM (SELECT * FROM found ORDER BY contribution DESC, id DESC LIMIT 50) x JOIN supplier s ON s.id = x.id)) AS page`;

/** Returns the first page of suppliers of a year, or of all years, highest revenue first. */
export const bareSupplierStatistics: Screen = async (query, params) => {
  const year = params.get('year');
  const [condition, values] = year ? ['e.sales_year = $1', [Number(year)]] : ['true', []];
  const { page } = await oneRow<{ page: string }>(query, suppliers(condition), values);
  return `{"supplierStatistics":${page}}`;
};
