import {
  type Facts,
  foldFunction,
  mendFunction,
  partsView,
  recountView,
  rollupView,
  type Sum,
  sortedRollupView,
  type Totals,
} from './1764000000007-branched-totals.sql.js';

const FACTS: Facts = {
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
  sales_month: "extract(month FROM enquired_at AT TIME ZONE 'Pacific/Auckland')::smallint",
  buyer_type: "coalesce(buyer_type, '')",
  category_id: 'coalesce(category_id, 0)',
  repeat_sale: 'repeat_sale',
};
const count = (condition?: string): Sum => ({
  type: 'integer',
  of: condition ? `CASE WHEN ${condition} THEN enquiries ELSE 0 END` : 'enquiries',
});
/** An amount in dollars, 0 for enquiries that fell through. */
const dollars = (column: string, condition?: string): Sum => ({
  type: 'numeric(14, 2)',
  of: `CASE WHEN progress <> 'Fallen Through'${condition ? ` AND ${condition}` : ''} THEN ${column} ELSE 0 END`,
});
const SALES = { enquiries: count(), revenue: dollars('revenue'), contribution: dollars('contribution') };

/** The amounts with those of enquiries that fell through. Their totals are grouped by progress. */
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

/** The sources of enquiries with their conditions. An enquiry without a source counts as Other. */
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
/** A month, its year (month 0), and all years (year 0). */
const PERIODS = [MONTH, { ...MONTH, sales_month: '0' }, { sales_year: '0', sales_month: '0' }];
const ofOwners = (scopes: readonly (keyof typeof OWNERS)[], rest: Readonly<Record<string, string>>) =>
  scopes.map((scope) => ({ scope: `'${scope}'`, owner_id: OWNERS[scope], ...rest }));
const known = ({ owner_id: owner }: Readonly<Record<string, string>>) => `${owner} IS NOT NULL`;
const OWNER_KEY = { scope: 'text', owner_id: 'integer' };
const MONTH_KEY = { sales_year: 'smallint', sales_month: 'smallint' };

const BY_PROGRESS: Totals = {
  name: 'sales',
  recount: 'sales_rollup_recount',
  key: { ...OWNER_KEY, sales_year: 'smallint', progress: 'text', archived: 'boolean' },
  sums: ALL_MONEY,
  branches: ofOwners(['all', 'supplier', 'impact-buyer', 'good-cause'], {
    sales_year: 'sales_year',
    progress: 'progress',
    archived: 'archived',
  }),
  where: known,
};
const FACET_TOTALS: Totals = {
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
};
const PARTNERS: Totals = {
  name: 'partner',
  key: { ...OWNER_KEY, supplier_id: 'integer' },
  sums: { sales: count(), contribution: { type: 'numeric(14, 2)', of: 'contribution' } },
  branches: ofOwners(['impact-buyer', 'good-cause'], { supplier_id: 'supplier_id' }),
  where: (branch) => `progress = 'Completed' AND supplier_id IS NOT NULL AND ${known(branch)}`,
};

const MONTHS: Totals = {
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
};
const BUYER_TYPES: Totals = {
  name: 'sales_buyer_type',
  key: { ...OWNER_KEY, ...MONTH_KEY, buyer_type: 'text' },
  sums: {
    ...SALES,
    completed: count("progress = 'Completed'"),
    fallen_through: count("progress = 'Fallen Through'"),
  },
  // A supplier has few months, so a reader adds them up.
  branches: [
    ...ofOwners(['supplier'], { ...MONTH, buyer_type: 'buyer_type' }),
    ...PERIODS.flatMap((period) => ofOwners(['all', 'good-cause'], { ...period, buyer_type: 'buyer_type' })),
  ],
  where: known,
};
const SUPPLIER_CAUSES: Totals = {
  name: 'sales_supplier_cause',
  key: { supplier_id: 'integer', good_cause_id: 'integer', ...MONTH_KEY },
  sums: SALES,
  branches: [{ supplier_id: 'supplier_id', good_cause_id: 'coalesce(good_cause_id, 0)', ...MONTH }],
  where: () => 'supplier_id IS NOT NULL',
};
const CATEGORIES: Totals = {
  name: 'sales_category',
  key: { ...OWNER_KEY, ...MONTH_KEY, category_id: 'integer' },
  sums: SALES,
  branches: PERIODS.flatMap((period) =>
    ofOwners(['all', 'good-cause'], { ...period, category_id: 'category_id' }),
  ),
  where: known,
};
const SUPPLIER_PERIODS: Totals = {
  name: 'supplier_period',
  key: { ...MONTH_KEY, supplier_id: 'integer' },
  sums: SALES,
  branches: PERIODS.map((period) => ({ ...period, supplier_id: 'supplier_id' })),
  where: () => 'supplier_id IS NOT NULL',
};
const STATISTICS = [MONTHS, BUYER_TYPES, SUPPLIER_CAUSES, CATEGORIES, SUPPLIER_PERIODS];
const FOLDED = [BY_PROGRESS, FACET_TOTALS, PARTNERS, ...STATISTICS];
const SORTED = [PARTNERS, SUPPLIER_PERIODS];

/** The views that read the totals of sales enquiries exactly, whatever is folded. */
export const SALES_VIEWS = [
  ...FOLDED.map((totals) => recountView(FACTS, totals)),
  ...FOLDED.map((totals) => (SORTED.includes(totals) ? sortedRollupView : rollupView)(totals)),
  partsView(MONTHS),
].join('\n');

/** The functions that fold changes into the totals, and that mend totals. */
export const SALES_FUNCTIONS = [
  foldFunction(FACTS, FOLDED),
  mendFunction('mend_sales_totals', [BY_PROGRESS, FACET_TOTALS, PARTNERS]),
  mendFunction('mend_statistics_by_owner', STATISTICS),
].join('\n');
