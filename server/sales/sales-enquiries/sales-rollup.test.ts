import fc from 'fast-check';
import pg from 'pg';
import { CHANGES_CHANNEL } from '../../platform/activity/page-changes.js';
import type { DatabaseListener } from '../../platform/database/database-listener.js';
import { checkTotals, foldChanges } from '../../reports/statistics/maintain-totals.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import { EMAIL_STATES, ENQUIRY_PROGRESS, ENQUIRY_VIA } from './sales-enquiry.states.js';

const CENTS = 5_000_00;
const owner = fc.constantFrom(null, 0, 1, 2);
const money = fc.option(fc.integer({ min: 0, max: CENTS }).map((cents) => cents / 100));
const fields = fc.record(
  {
    supplier: owner,
    buyer: owner,
    cause: owner,
    progress: fc.constantFrom(...ENQUIRY_PROGRESS),
    via: fc.constantFrom(null, ...ENQUIRY_VIA),
    emailState: fc.constantFrom(...EMAIL_STATES),
    paidToGoodCause: fc.boolean(),
    actionNeeded: fc.boolean(),
    revenue: money,
    contribution: money,
    // Both sides of the new year in New Zealand.
    enquiredAt: fc.constantFrom(
      ...['2021-06-01', '2022-12-31T10:59Z', '2022-12-31T11:01Z'].map((at) => new Date(at)),
    ),
    archived: fc.boolean(),
  },
  { requiredKeys: [] },
);
type Fields = typeof fields extends fc.Arbitrary<infer T> ? T : never;
const nth = fc.nat({ max: 20 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ insert: fc.array(fields, { minLength: 1, maxLength: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ update: nth, to: fields }) },
  { weight: 1, arbitrary: fc.record({ remove: nth }) },
  { weight: 1, arbitrary: fc.record({ updateAll: fields }) },
  { weight: 2, arbitrary: fc.record({ fold: fc.constantFrom(1, 3, 1000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe('sales totals', () => {
  let uplift: TestUplift;
  const ids = { supplier: [] as number[], buyer: [] as number[], cause: [] as number[] };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    for (let n = 0; n < 3; n++) {
      ids.supplier.push((await make.supplier()).id);
      ids.buyer.push((await make.impactBuyer()).id);
      ids.cause.push((await make.goodCause()).id);
    }
  });
  afterAll(() => uplift.stop());

  const columns = ({ supplier, buyer, cause, archived, ...rest }: Fields) => ({
    ...rest,
    ...(supplier !== undefined && { supplierId: supplier === null ? null : ids.supplier[supplier] }),
    ...(buyer !== undefined && { impactBuyerId: buyer === null ? null : ids.buyer[buyer] }),
    ...(cause !== undefined && { goodCauseId: cause === null ? null : ids.cause[cause] }),
    ...(archived !== undefined && { archivedAt: archived ? new Date() : null }),
  });

  async function run(step: Step): Promise<void> {
    await uplift.app.database.transaction(async (manager) => {
      if ('insert' in step) {
        await manager.insert(SalesEnquiry, step.insert.map(columns));
        return;
      }
      if ('fold' in step) {
        await manager.query('SELECT fold_enquiry_changes($1)', [step.fold]);
        return;
      }
      if ('updateAll' in step) {
        const to = { ...columns(step.updateAll), heardFrom: 'changed' };
        await manager.createQueryBuilder().update(SalesEnquiry).set(to).where('id % 2 = 0').execute();
        return;
      }
      const all: { id: number }[] = await manager.query('SELECT id FROM sales_enquiry ORDER BY id');
      const id = all[('remove' in step ? step.remove : step.update) % Math.max(all.length, 1)]?.id;
      if (id === undefined) return;
      if ('remove' in step) await manager.delete(SalesEnquiry, id);
      else await manager.update(SalesEnquiry, id, { ...columns(step.to), heardFrom: 'changed' });
    });
  }

  const totals = (table: string) =>
    uplift.app.database.manager.query(
      `SELECT scope, owner_id, sales_year, progress, archived, enquiries, revenue, contribution FROM ${table}
       WHERE enquiries <> 0 OR revenue <> 0 OR contribution <> 0 ORDER BY 1, 2, 3, 4, 5`,
    );

  const facets = (table: string) =>
    uplift.app.database.manager.query(
      `SELECT good_cause_id, sales_year, progress, via, email_state, paid_to_good_cause, action_needed, archived,
         enquiries, revenue, contribution FROM ${table}
       WHERE enquiries <> 0 OR revenue <> 0 OR contribution <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`,
    );
  const partners = (table: string) =>
    uplift.app.database.manager.query(
      `SELECT scope, owner_id, supplier_id, sales, contribution FROM ${table}
       WHERE sales <> 0 OR contribution <> 0 ORDER BY 1, 2, 3`,
    );
  const listings = (table: string) =>
    uplift.app.database.manager.query(
      `SELECT place, kind, record_id, general, commercial, consumer FROM ${table}
       WHERE general <> 0 OR commercial <> 0 OR consumer <> 0 ORDER BY 1, 2, 3`,
    );
  const expectExact = async () => {
    expect(await totals('sales_rollup')).toEqual(await totals('sales_rollup_recount'));
    expect(await facets('enquiry_facet_rollup')).toEqual(await facets('enquiry_facet_recount'));
    expect(await partners('partner_rollup')).toEqual(await partners('partner_recount'));
  };

  it('equal a full recount after any sequential writes R092', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const each of steps) await run(each);
        await expectExact();
      }),
      { numRuns: 40 },
    );
  });

  it('equal a full recount after simultaneous writes R092', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        await Promise.all(steps.map(run));
        await expectExact();
      }),
      { numRuns: 25 },
    );
  });

  const insertFor = (client: pg.Client) =>
    client.query(
      `INSERT INTO sales_enquiry (supplier_id, good_cause_id, progress) VALUES ($1, $2, 'Completed')`,
      [ids.supplier[0], ids.cause[0]],
    );

  it('do not block simultaneous writers, even for the same supplier R092', async () => {
    const [first, second] = [0, 1].map(() => new pg.Client({ connectionString: uplift.databaseUrl }));
    if (!first || !second) throw new Error('no clients');
    await Promise.all([first.connect(), second.connect()]);
    await first.query('BEGIN');
    await insertFor(first);
    await second.query(`SET lock_timeout = '1s'`);
    await insertFor(second);
    await first.query('ROLLBACK');
    await Promise.all([first.end(), second.end()]);
    await expectExact();
  });

  it('are correct after a bulk load and after emptying the table R092', async () => {
    const { manager } = uplift.app.database;
    await manager.query(
      `INSERT INTO sales_enquiry (supplier_id, impact_buyer_id, progress, revenue, contribution)
       SELECT $1, $2, (ARRAY['Enquiry', 'Completed'])[1 + n % 2], n, n / 10.0 FROM generate_series(1, 5000) n`,
      [ids.supplier[1], ids.buyer[1]],
    );
    await expectExact();
    while (await foldChanges(uplift.app.database)) await expectExact();
    await manager.query('TRUNCATE sales_enquiry CASCADE');
    await expectExact();
    expect(await totals('sales_rollup')).toEqual([]);
  });

  it('are compared with a recount at night and corrected, and staff are notified', async () => {
    const { manager } = uplift.app.database;
    await manager.query(
      `INSERT INTO sales_enquiry (supplier_id, good_cause_id, progress, contribution) VALUES ($1, $2, 'Completed', 50)`,
      [ids.supplier[2], ids.cause[2]],
    );
    const waiting = () => manager.findBy(ActionItem, { type: 'Totals were wrong', status: 'New' });
    await checkTotals(uplift.app);
    expect(await waiting()).toEqual([]);
    // With a long list of changes, the comparison would take quadratic time.
    expect(await manager.query('SELECT FROM enquiry_change')).toEqual([]);
    await manager.query(`UPDATE sales_total SET contribution = contribution + 7 WHERE scope = 'all'`);
    await manager.query('UPDATE listing_rollup SET general = general + 3');
    const announced: string[] = [];
    let listener: DatabaseListener | undefined;
    await new Promise<void>((resolve) => {
      listener = uplift.app.database.listen({
        name: 'test',
        channel: CHANGES_CHANNEL,
        onMessage: (text) => announced.push(text),
        listening: resolve,
        lost: () => undefined,
      });
    });
    await checkTotals(uplift.app);
    // All pages with counts are rendered again. Announcements made before the end have arrived by then.
    await manager.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, 'end']);
    await until(() => announced.includes('end'));
    await listener?.stop();
    expect(announced).toEqual(['', 'end']);
    await expectExact();
    expect(await listings('listing_rollup')).toEqual(await listings('listing_recount'));
    expect((await waiting()).map(({ value }) => value)).toEqual([expect.stringContaining('sales_rollup')]);
  });
});
