import {
  functions,
  list,
  mended,
  rollupInOrder,
  rollupOf,
  type Sum,
  type Totals,
  tableOf,
} from './1764000000111-totals-by-branches.sql.js';

/** What an enquiry is counted by, and where a row has it from. */
const FACTS_BEFORE = {
  supplier_id: 'supplier_id',
  impact_buyer_id: 'impact_buyer_id',
  good_cause_id: 'good_cause_id',
  sales_year: 'sales_year',
  progress: 'progress',
  via: "coalesce(via, '')",
  email_state: 'email_state',
  paid_to_good_cause: 'paid_to_good_cause',
  action_needed: 'action_needed',
  archived: 'archived_at IS NOT NULL',
};
const FACTS = {
  ...FACTS_BEFORE,
  sales_month: "extract(month FROM enquired_at AT TIME ZONE 'Pacific/Auckland')::smallint",
  buyer_type: "coalesce(buyer_type, '')",
  category_id: 'coalesce(category_id, 0)',
  repeat_sale: 'repeat_sale',
};
const count = (condition?: string): Sum => ({
  type: 'integer',
  of: condition ? `CASE WHEN ${condition} THEN enquiries ELSE 0 END` : 'enquiries',
});
/** Dollars; what fell through brings none. */
const dollars = (column: string, condition?: string): Sum => ({
  type: 'numeric(14, 2)',
  of: `CASE WHEN progress <> 'Fallen Through'${condition ? ` AND ${condition}` : ''} THEN ${column} ELSE 0 END`,
});
const SALES = { enquiries: count(), revenue: dollars('revenue'), contribution: dollars('contribution') };

/** Money of those that fell through with the rest: they are told apart by their state. */
const ALL_MONEY: Totals['sums'] = {
  enquiries: count(),
  revenue: { type: 'numeric(14, 2)', of: 'revenue' },
  contribution: { type: 'numeric(14, 2)', of: 'contribution' },
};
const FACETS = Object.fromEntries(
  ['sales_year', 'progress', 'via', 'email_state', 'paid_to_good_cause', 'action_needed', 'archived'].map(
    (fact) => [fact, fact],
  ),
);

/** Columns of the sources of enquiries; nobody's noted source counts with the others. */
const SOURCES = {
  website: "via = 'Email off Website'",
  call_tracking: "via = 'Call Tracking'",
  repeat: "via = 'Repeat Sale'",
  affiliate: "via = 'Affiliate'",
  brokered: "via = 'Brokered Lead'",
  connection: "via = 'Connection'",
  backdoor: "via = 'Backdoor Sale'",
  alias_email: "via = 'Alias Email'",
  other: "via IN ('Other', '')",
};
const ofSources = Object.fromEntries(
  Object.entries(SOURCES).flatMap(([source, condition]) => [
    [`${source}_enquiries`, count(condition)],
    [`${source}_contribution`, dollars('contribution', condition)],
  ]),
);

const OWNERS = {
  all: '0',
  supplier: 'supplier_id',
  'impact-buyer': 'impact_buyer_id',
  'good-cause': 'good_cause_id',
};
const MONTH = { sales_year: 'sales_year', sales_month: 'sales_month' };
/** A month; its year, which is month 0; and all years, which are year 0. */
const PERIODS = [MONTH, { ...MONTH, sales_month: '0' }, { sales_year: '0', sales_month: '0' }];
const ofOwners = (scopes: readonly (keyof typeof OWNERS)[], rest: Readonly<Record<string, string>>) =>
  scopes.map((scope) => ({ scope: `'${scope}'`, owner_id: OWNERS[scope], ...rest }));
const known = ({ owner_id: owner }: Readonly<Record<string, string>>) => `${owner} IS NOT NULL`;
const OWNER_KEY = { scope: 'text', owner_id: 'integer' };
const MONTH_KEY = { sales_year: 'smallint', sales_month: 'smallint' };

const STATISTICS: readonly Totals[] = [
  {
    name: 'sales_month',
    key: { ...OWNER_KEY, ...MONTH_KEY },
    sums: {
      ...SALES,
      new_enquiries: count("progress = 'Enquiry'"),
      introductions: count("progress = 'Introduction'"),
      in_progress: count("progress = 'In Progress'"),
      completed: count("progress = 'Completed'"),
      fallen_through: count("progress = 'Fallen Through'"),
      consumer_enquiries: count("buyer_type = ''"),
      repeat_sales: count('repeat_sale'),
      ...ofSources,
    },
    branches: ofOwners(['all', 'supplier', 'impact-buyer', 'good-cause'], MONTH),
    where: known,
  },
  {
    name: 'sales_buyer_type',
    key: { ...OWNER_KEY, ...MONTH_KEY, buyer_type: 'text' },
    sums: {
      ...SALES,
      completed: count("progress = 'Completed'"),
      fallen_through: count("progress = 'Fallen Through'"),
    },
    // Suppliers have few enough months to add up.
    branches: [
      ...ofOwners(['supplier'], { ...MONTH, buyer_type: 'buyer_type' }),
      ...PERIODS.flatMap((period) =>
        ofOwners(['all', 'good-cause'], { ...period, buyer_type: 'buyer_type' }),
      ),
    ],
    where: known,
  },
  {
    name: 'sales_supplier_cause',
    key: { supplier_id: 'integer', good_cause_id: 'integer', ...MONTH_KEY },
    sums: SALES,
    branches: [{ supplier_id: 'supplier_id', good_cause_id: 'coalesce(good_cause_id, 0)', ...MONTH }],
    where: () => 'supplier_id IS NOT NULL',
  },
  {
    name: 'sales_category',
    key: { ...OWNER_KEY, ...MONTH_KEY, category_id: 'integer' },
    sums: SALES,
    branches: PERIODS.flatMap((period) =>
      ofOwners(['all', 'good-cause'], { ...period, category_id: 'category_id' }),
    ),
    where: known,
  },
  {
    name: 'supplier_period',
    key: { ...MONTH_KEY, supplier_id: 'integer' },
    sums: SALES,
    branches: PERIODS.map((period) => ({ ...period, supplier_id: 'supplier_id' })),
    where: () => 'supplier_id IS NOT NULL',
    sorted: true,
  },
];

/** Those that stood before, as they are. */
const BEFORE: readonly Totals[] = [
  {
    name: 'sales',
    key: { ...OWNER_KEY, sales_year: 'smallint', progress: 'text', archived: 'boolean' },
    sums: ALL_MONEY,
    branches: ofOwners(['all', 'supplier', 'impact-buyer', 'good-cause'], {
      sales_year: 'sales_year',
      progress: 'progress',
      archived: 'archived',
    }),
    where: known,
  },
  {
    name: 'enquiry_facet',
    key: {
      good_cause_id: 'integer',
      sales_year: 'smallint',
      progress: 'text',
      via: 'text',
      email_state: 'text',
      paid_to_good_cause: 'boolean',
      action_needed: 'boolean',
      archived: 'boolean',
    },
    sums: ALL_MONEY,
    branches: ['0', 'good_cause_id'].map((cause) => ({ ...FACETS, good_cause_id: cause })),
    where: ({ good_cause_id: cause }) => `${cause} IS NOT NULL`,
  },
  {
    name: 'partner',
    key: { ...OWNER_KEY, supplier_id: 'integer' },
    sums: { sales: count(), contribution: { type: 'numeric(14, 2)', of: 'contribution' } },
    branches: ofOwners(['impact-buyer', 'good-cause'], { supplier_id: 'supplier_id' }),
    where: (branch) => `progress = 'Completed' AND supplier_id IS NOT NULL AND ${known(branch)}`,
  },
];

const COLUMNS = ['sales_month smallint', 'buyer_type text', 'category_id integer', 'repeat_sale boolean'];
/** Nobody writes between the last change that is noted in one form and the first in the other. */
const BETWEEN = `SELECT pg_advisory_xact_lock(7158304);
  LOCK TABLE sales_enquiry IN SHARE ROW EXCLUSIVE MODE;
  SELECT fold_enquiry_changes(2147483647);`;

export const UP = `${BETWEEN}
  ALTER TABLE enquiry_change ${list(COLUMNS.map((column) => `ADD ${column} NOT NULL`))};
  ${STATISTICS.map((totals) => tableOf(FACTS, totals) + (totals.sorted ? rollupInOrder(totals) : rollupOf(totals))).join('')}
  -- The suppliers of a period, those that brought most first.
  CREATE INDEX supplier_period_total_contribution_idx
    ON supplier_period_total (sales_year, sales_month, contribution DESC, supplier_id DESC);
  ${functions(FACTS, [...BEFORE, ...STATISTICS])}

  -- Compares each kind of totals with its recount, as mend_sales_totals.
  CREATE FUNCTION mend_sales_statistics() RETURNS TABLE (totals text, mended integer) LANGUAGE plpgsql AS $$
  BEGIN
    ${STATISTICS.map((totals) => `${mended(totals)}; totals := '${totals.name}_rollup'; GET DIAGNOSTICS mended = ROW_COUNT; RETURN NEXT;`).join('\n')}
  END $$;
  SELECT mend_sales_statistics();`;

export const DOWN = `${BETWEEN}
  DROP FUNCTION mend_sales_statistics;
  DROP VIEW ${list(STATISTICS.flatMap(({ name }) => [`${name}_rollup`, `${name}_recount`]))};
  DROP TABLE ${list(STATISTICS.map(({ name }) => `${name}_total`))};
  ALTER TABLE enquiry_change ${list(COLUMNS.map((column) => `DROP ${column.split(' ')[0]}`))};
  ${functions(FACTS_BEFORE, BEFORE)}`;
