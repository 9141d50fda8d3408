import fc from 'fast-check';
import { foldChanges } from '../../reports/statistics/maintain-totals.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';
import { Lead } from './lead.entity.js';
import { LEAD_STATUSES } from './lead.states.js';

const CENTS = 9_000_00;
const third = fc.nat({ max: 2 });
const band = fc.option(fc.integer({ min: 1, max: 5 }));
const money = fc.option(fc.integer({ min: 0, max: CENTS }).map((cents) => cents / 100));
const fields = fc.record(
  {
    status: fc.constantFrom(...LEAD_STATUSES),
    buyerType: fc.constantFrom(null, '', 'School', 'Marae'),
    archived: fc.boolean(),
    person: fc.option(third),
    estimatedRevenueBand: band,
    estimatedContributionBand: band,
    actualRevenue: money,
    actualContribution: money,
    customersResponse: fc.constantFrom(null, 'Sounding Positive', 'No Opportunity (Already Using)'),
    customerHidden: fc.boolean(),
    // Just before and just after the new year in New Zealand.
    createdAt: fc.constantFrom(new Date('2022-12-31T10:59Z'), new Date('2022-12-31T11:01Z')),
  },
  { requiredKeys: [] },
);
type Fields = typeof fields extends fc.Arbitrary<infer T> ? T : never;
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ buyer: third, supplier: third, insert: fields }) },
  { weight: 4, arbitrary: fc.record({ update: fc.nat({ max: 20 }), to: fields }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ updateAll: fields }) },
  { weight: 2, arbitrary: fc.record({ fold: fc.constantFrom(1, 3, 1000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const TOTALS = {
  lead_total: 'status, archived, person_responsible_id, buyer_type',
  lead_total_of_buyer: 'impact_buyer_id, status, archived',
  lead_total_of_supplier: 'supplier_id, status, archived',
  opportunity_total: 'buyer_type, created_year, created_month, outcome',
  opportunity_total_of_supplier: 'supplier_id, buyer_type, created_year, created_month, outcome',
  opportunity_total_of_buyer: 'impact_buyer_id, buyer_type, created_year, created_month, outcome',
} as const;
const column = (name: string, test: string, ...values: string[]) => ({ column: name, test, values });

/**
 * A quick filter that matches every lead of this file. With it the rows are counted, without it the stored
 * totals are read.
 */
const EVERY = 'everylead';
const FILTERS = [
  [],
  [column('STATUS', 'ONE_OF', 'Sale', 'Slim Chance')],
  [column('STATUS', 'ONE_OF', 'Card Created'), column('PERSON_RESPONSIBLE', 'CONTAINS', 'person 1')],
  [column('PERSON_RESPONSIBLE', 'EMPTY')],
  [column('BUYER_TYPE', 'EQUALS', 'school')],
  [column('BUYER_TYPE', 'EMPTY'), column('ARCHIVED', 'ONE_OF', 'Yes')],
  [column('IMPACT_BUYER', 'CONTAINS', 'buyer 2'), column('ARCHIVED', 'ONE_OF', 'Yes', 'No')],
  [column('SUPPLIER', 'NOT_CONTAINS', 'supplier 0'), column('STATUS', 'ONE_OF', 'Sale')],
  [column('SUPPLIER', 'CONTAINS', 'supplier'), column('IMPACT_BUYER', 'CONTAINS', 'buyer 1')],
];

describe('lead totals', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  const ids = { buyer: [] as number[], supplier: [] as number[], person: [] as number[] };

  beforeAll(async () => {
    fixture = await startLeadFixture();
    const { make, uplift } = fixture;
    for (const n of [0, 1, 2]) {
      ids.buyer.push((await make.impactBuyer({ name: `Buyer ${n}` })).id);
      ids.supplier.push((await make.supplier({ name: `Supplier ${n}` })).id);
      ids.person.push((await uplift.user({ roles: ['Admin'], fullName: `Person ${n}` })).id);
    }
    // Without this index a pair can have several open leads. The counts stay exact.
    await uplift.app.database.manager.query('DROP INDEX lead_open_pair_key');
  });
  afterAll(() => fixture.uplift.stop());

  const columns = ({ archived, person, ...rest }: Fields) => ({
    ...rest,
    ...(person !== undefined && { personResponsibleId: person === null ? null : ids.person[person] }),
    ...(archived !== undefined && { archivedAt: archived ? new Date() : null }),
  });

  const run = (each: Step): Promise<void> =>
    fixture.uplift.app.database.transaction(async (manager) => {
      if ('insert' in each) {
        const pair = { impactBuyerId: ids.buyer[each.buyer], supplierId: ids.supplier[each.supplier] };
        await manager.insert(Lead, { ...columns(each.insert), ...pair, listTitle: EVERY });
        return;
      }
      if ('fold' in each) {
        await manager.query('SELECT fold_lead_changes($1)', [each.fold]);
        return;
      }
      if ('updateAll' in each) {
        const to = { ...columns(each.updateAll), notes: 'changed' };
        await manager.createQueryBuilder().update(Lead).set(to).where('id % 2 = 0').execute();
        return;
      }
      const all = await manager.find(Lead, { select: { id: true }, order: { id: 'ASC' } });
      const id = all[('remove' in each ? each.remove : each.update) % Math.max(all.length, 1)]?.id;
      if (id === undefined) return;
      if ('remove' in each) await manager.delete(Lead, id);
      else await manager.update(Lead, id, { ...columns(each.to), notes: 'changed' });
    });

  const SUMS = `sum(leads)::integer AS leads, sum(estimated_revenue) AS "estimatedRevenue",
    sum(estimated_contribution) AS "estimatedContribution", sum(actual_revenue) AS "actualRevenue",
    sum(actual_contribution) AS "actualContribution"`;
  const read = (view: string, key: string) =>
    fixture.uplift.app.database.manager.query(
      `SELECT ${key}, ${SUMS} FROM ${view} GROUP BY ${key} HAVING sum(leads) <> 0 ORDER BY ${key}`,
    );
  const expectExact = async () => {
    for (const [table, key] of Object.entries(TOTALS))
      expect(await read(`${table}_parts`, key)).toEqual(await read(`${table}_recount`, key));
  };

  it('equal a full recount after any sequential and simultaneous writes R210 R211', async () => {
    const steps = fc.array(step, { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (given, together) => {
        if (together) await Promise.all(given.map(run));
        else for (const each of given) await run(each);
        await expectExact();
      }),
      { numRuns: 50 },
    );
  });

  it.each(FILTERS.map((columns, n) => [n, columns]))(
    'match the rows in the list and on the board, filter %i R210 R211 A70',
    async (_, filter) => {
      const answer = async (search?: string) => {
        const given = { filter: { columns: filter, search } };
        const { totalCount, totals } = (await fixture.ask('list', { ...given, first: 1 })).record;
        const board = (await fixture.ask('board', { ...given, first: 1 })).record;
        return [
          totalCount,
          totals,
          board.map((one: typeof board) => [one.status, one.totalCount, one.totals]),
        ];
      };
      expect(await answer()).toEqual(await answer(EVERY));
    },
  );

  it('stay the same after the worker compacts the log, also without any leads', async () => {
    while (await foldChanges(fixture.uplift.app.database)) await expectExact();
    expect(await fixture.count('lead_change')).toBe(0);
    await fixture.uplift.app.database.manager.query('TRUNCATE lead CASCADE');
    await expectExact();
    expect(await read('lead_total_parts', 'status')).toEqual([]);
  });
});
