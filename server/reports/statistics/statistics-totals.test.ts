import fc from 'fast-check';
import { BUYER_TYPES } from '../../directory/impact-buyers/buyer-types.js';
import { ENQUIRY_PROGRESS, ENQUIRY_VIA } from '../../sales/sales-enquiries/sales-enquiry.states.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { foldChanges } from './maintain-totals.js';

const STATISTICS = [
  'sales_month',
  'sales_buyer_type',
  'sales_supplier_cause',
  'sales_category',
  'supplier_period',
  'supplier_period_sum',
];
const MONTH_KEY = 'scope, owner_id, sales_year, sales_month';
/**
 * The parts of suppliers’ totals: their keys, the columns to add up, and the recount that they must equal.
 */
const ofSuppliers = [
  [
    'supplier_buyer_type_parts',
    'supplier_id, sales_year, sales_month, buyer_type',
    ['enquiries', 'completed', 'fallen_through', 'contribution'],
    "(SELECT *, owner_id AS supplier_id FROM sales_buyer_type_recount WHERE scope = 'supplier') r",
  ],
  [
    'sales_supplier_cause_parts',
    'supplier_id, good_cause_id, sales_year, sales_month',
    ['enquiries', 'contribution'],
    'sales_supplier_cause_recount',
  ],
] as const;
/**
 * The number of histories, which run one after the other on the result of those before. An error therefore
 * persists.
 */
const HISTORIES = 2000;
const COMPARED_EVERY = 20;

/**
 * Times before and after midnight in New Zealand at the ends of years and months, and at the changes to and
 * from daylight time.
 */
const INSTANTS = [
  '2022-12-31T10:59:59Z',
  '2022-12-31T11:00:00Z',
  '2023-03-31T10:59:59Z',
  '2023-03-31T11:00:00Z',
  '2023-04-01T13:30:00Z',
  '2023-04-01T14:30:00Z',
  '2023-04-30T11:59:59Z',
  '2023-04-30T12:00:00Z',
  '2023-09-30T10:59:59Z',
  '2023-09-30T11:00:00Z',
  '2023-09-23T13:59:59Z',
];
const quoted = (value: string | null) => (value === null ? 'NULL' : `'${value}'`);
const nullOr = (values: readonly string[]) => fc.constantFrom(null, ...values).map(quoted);
const dollars = fc
  .option(fc.nat({ max: 5_000_00 }))
  .map((cents) => (cents === null ? 'NULL' : `${cents / 100}`));
/** Returns the n-th of the three records, or none. */
const party = (table: string) =>
  fc
    .option(fc.nat({ max: 2 }))
    .map((n) => (n === null ? 'NULL' : `(SELECT id FROM ${table} ORDER BY id OFFSET ${n} LIMIT 1)`));
const sales = fc.record({
  enquired_at: fc.constantFrom(...INSTANTS).map(quoted),
  supplier_id: party('supplier'),
  impact_buyer_id: party('impact_buyer'),
  good_cause_id: party('good_cause'),
  progress: fc.constantFrom(...ENQUIRY_PROGRESS).map(quoted),
  via: nullOr(ENQUIRY_VIA),
  revenue: dollars,
  contribution: dollars,
  repeat_sale: fc.boolean().map(String),
  archived_at: fc.constantFrom('NULL', 'now()'),
});
const anEnquiry = fc
  .nat({ max: 30 })
  .map(
    (n) =>
      `(SELECT id FROM sales_enquiry ORDER BY id OFFSET ${n} % (1 + (SELECT count(*) FROM sales_enquiry)) LIMIT 1)`,
  );
const COPIED = `enquired_at, supplier_id, impact_buyer_id, good_cause_id, progress, via, revenue, contribution, repeat_sale,
  archived_at`;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: sales.map(
      (row) => `INSERT INTO sales_enquiry (${Object.keys(row)}) VALUES (${Object.values(row)})`,
    ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        anEnquiry,
        sales,
        fc.subarray(
          [
            'enquired_at',
            'supplier_id',
            'impact_buyer_id',
            'good_cause_id',
            'progress',
            'via',
            'revenue',
            'contribution',
            'repeat_sale',
            'archived_at',
          ] as const,
          { minLength: 1 },
        ),
      )
      .map(
        ([id, row, changed]) =>
          `UPDATE sales_enquiry SET ${changed.map((column) => `${column} = ${row[column]}`)} WHERE id = ${id}`,
      ),
  },
  {
    weight: 2,
    arbitrary: anEnquiry.map(
      (id) => `INSERT INTO sales_enquiry (${COPIED}) SELECT ${COPIED} FROM sales_enquiry WHERE id = ${id}`,
    ),
  },
  {
    weight: 3,
    arbitrary: anEnquiry.map(
      (id) =>
        `WITH gone AS (DELETE FROM sales_enquiry WHERE id = ${id} RETURNING ${COPIED}) INSERT INTO trashed SELECT * FROM gone`,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(
      `WITH back AS (DELETE FROM trashed RETURNING *) INSERT INTO sales_enquiry (${COPIED}) SELECT * FROM back`,
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(party('impact_buyer'), nullOr(BUYER_TYPES.slice(0, 3)))
      .map(([id, type]) => `UPDATE impact_buyer SET buyer_type = ${type} WHERE id = ${id}`),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(party('supplier'), fc.subarray([0, 1, 2])).map(
      ([id, categories]) => `DELETE FROM supplier_category WHERE supplier_id = ${id};
        INSERT INTO supplier_category SELECT s.id, c.id FROM supplier s,
          (SELECT id FROM category ORDER BY id LIMIT 3) c WHERE s.id = ${id}
          AND (SELECT count(*) FROM category d WHERE d.id < c.id) = ANY ('{${categories}}')`,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 50, 5000).map((most) => `SELECT fold_enquiry_changes(${most})`),
  },
  { weight: 2, arbitrary: fc.constant('DELETE FROM sales_enquiry WHERE id % 3 <> 0') },
  { weight: 3, arbitrary: fc.constant('COMMIT; BEGIN') },
);
const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), {
  minLength: COMPARED_EVERY,
  maxLength: COMPARED_EVERY,
});

describe('statistics totals', () => {
  let uplift: TestUplift;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    for (let n = 0; n < 3; n++) {
      await make.supplier();
      await make.impactBuyer();
      await make.goodCause();
      await make.category();
    }
    await uplift.app.database.manager.query(
      `CREATE TABLE trashed AS SELECT ${COPIED} FROM sales_enquiry WITH NO DATA`,
    );
  });
  afterAll(() => uplift.stop());

  const differing = (name: string, totals: string, recount = `TABLE ${name}_recount`) =>
    `SELECT '${name}' AS name FROM ((${totals} EXCEPT ${recount}) UNION ALL (${recount} EXCEPT ${totals})) d`;
  /** Returns parts, added up as panels do. */
  const addedUp = (parts: string, key: string, sums: readonly string[]) => `(SELECT ${key},
      ${sums.map((sum) => `sum(${sum})`).join(', ')} FROM ${parts} GROUP BY ${key}
    HAVING ${sums.map((sum) => `sum(${sum}) <> 0`).join(' OR ')})`;
  const expectExact = async () => {
    const columns: { name: string }[] = await uplift.app.database.manager.query(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'sales_month_total'::regclass AND attnum > 4 ORDER BY attnum`,
    );
    const compared = [
      ...STATISTICS.map((name) => differing(name, `TABLE ${name}_rollup`)),
      differing(
        'sales_month',
        addedUp(
          'sales_month_parts',
          MONTH_KEY,
          columns.map(({ name }) => name),
        ),
      ),
      ...ofSuppliers.map(([parts, key, sums, recount]) =>
        differing(parts, addedUp(parts, key, sums), addedUp(recount, key, sums)),
      ),
    ];
    expect(await uplift.app.database.manager.query(compared.join(' UNION ALL '))).toEqual([]);
  };

  it('equal a recount after thousands of changes to enquiries, buyers and suppliers R273 A108', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        await uplift.app.database.manager.query(
          `BEGIN; ${steps.map((each) => each.join('; ')).join('; COMMIT; BEGIN; ')}; COMMIT`,
        );
        await expectExact();
      }),
      { numRuns: HISTORIES / COMPARED_EVERY, endOnFailure: true },
    );
    while (await foldChanges(uplift.app.database));
    await expectExact();
  });

  it('count an enquiry by the current type of its buyer and category of its supplier A106', async () => {
    const [{ stray }] =
      await uplift.app.database.manager.query(`SELECT count(*)::integer AS stray FROM sales_enquiry e
      WHERE e.buyer_type IS DISTINCT FROM (SELECT b.buyer_type FROM impact_buyer b WHERE b.id = e.impact_buyer_id)
        OR e.category_id IS DISTINCT FROM
          (SELECT min(x.category_id) FROM supplier_category x WHERE x.supplier_id = e.supplier_id)`);
    expect(stray).toBe(0);
  });
});
