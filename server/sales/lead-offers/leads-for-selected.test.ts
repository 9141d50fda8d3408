import sql from 'sql-template-tag';
import { runTask } from '../../kits/tasks/run-task.js';
import { startTask } from '../../kits/tasks/start-task.js';
import type { TaskKind } from '../../kits/tasks/task-kind.js';
import { contextFor, storedTask } from '../../kits/tasks/testing/task-people.js';
import { countStatements } from '../../testing/count-statements.js';
import { startLeadOffers } from '../../testing/lead-offers.js';
import type { TestUser } from '../../testing/test-uplift.js';
import { createLeads } from '../leads/create-leads.js';
import { leadCreation } from '../leads/lead-creation.js';
import { OPEN_ALREADY } from '../leads/open-lead.js';

const one = (column: string, test: string, ...values: string[]) => ({ columns: [{ column, test, values }] });

describe('bulk creation of leads', () => {
  let fixture: Awaited<ReturnType<typeof startLeadOffers>>;
  beforeAll(async () => {
    fixture = await startLeadOffers();
  });
  afterAll(() => fixture.uplift.stop());

  describe('buyers that a supplier can be offered to R217', () => {
    let supplierId: number;
    let openId: number;
    beforeAll(async () => {
      const itself = await fixture.make.impactBuyer({ name: 'Moa itself', interestedStatus: 'Open' });
      supplierId = (await fixture.make.supplier({ name: 'Moa', impactBuyerId: itself.id })).id;
      const [kura, marae, moana] = [
        await fixture.make.impactBuyer({ name: 'Kura Moa', interestedStatus: 'Open', buyerType: 'School' }),
        await fixture.make.impactBuyer({ name: 'Marae Moa', interestedStatus: 'Open' }),
        await fixture.make.impactBuyer({ name: 'Moana Moa', interestedStatus: 'Not Interested' }),
      ];
      openId = (await fixture.lead({ impactBuyerId: kura.id, supplierId, status: 'Action Taken' })).id;
      await fixture.lead({ impactBuyerId: marae.id, supplierId, status: 'No Opportunity' });
      await fixture.lead({ impactBuyerId: moana.id });
    });
    const named = async (filter: object, sort?: object) => {
      const { nodes } = await fixture.offer('buyersToOffer', {
        supplierId,
        filter: { search: 'moa', ...filter },
        sort,
      });
      return nodes?.map(({ name }: { name: string }) => name);
    };

    it('lists all buyers by name except the supplier itself, each with its open lead R219', async () => {
      const { nodes } = await fixture.offer('buyersToOffer', { supplierId, filter: { search: 'moa' } });
      expect(nodes).toMatchObject([
        {
          name: 'Kura Moa',
          buyerType: 'SCHOOL',
          leadsCount: 1,
          openLead: { id: openId, status: 'ACTION_TAKEN' },
        },
        { name: 'Marae Moa', interestedStatus: 'OPEN', leadsCount: 0, openLead: null },
        { name: 'Moana Moa', revenueTotal: 0, leadsCount: 1, openLead: null },
      ]);
    });

    it.each([
      [one('INTERESTED_STATUS', 'ONE_OF', 'Open'), ['Kura Moa', 'Marae Moa']],
      [one('INTERESTED_STATUS', 'ONE_OF', 'Open', 'Not Interested'), ['Kura Moa', 'Marae Moa', 'Moana Moa']],
      [one('OPEN_LEAD', 'EMPTY'), ['Marae Moa', 'Moana Moa']],
      [one('OPEN_LEAD', 'NOT_EMPTY'), ['Kura Moa']],
      [one('BUYER_TYPE', 'ONE_OF', 'School'), ['Kura Moa']],
    ])('filtered by %j lists %j', async (filter, expected) => {
      expect(await named(filter)).toEqual(expected);
    });

    it('sorts by open lead or by number of leads in one statement, empty values last A73', async () => {
      const statements = await countStatements(async () => {
        expect((await named({}, { column: 'OPEN_LEAD', direction: 'DESC' }))[0]).toBe('Kura Moa');
      });
      expect(statements).toHaveLength(1);
      expect(await named({}, { column: 'LEADS_COUNT', direction: 'ASC' })).toEqual([
        'Marae Moa',
        'Kura Moa',
        'Moana Moa',
      ]);
    });
  });

  describe('suppliers that a buyer can be offered R218', () => {
    let impactBuyerId: number;
    beforeAll(async () => {
      const { make } = fixture;
      const itself = await make.supplier({ name: 'Tui itself' });
      impactBuyerId = (await make.impactBuyer({ supplierId: itself.id })).id;
      const category = await make.category({ name: 'Trades' });
      const { id } = await make.supplier({
        name: 'Tui One',
        listTitle: 'Plumber',
        membershipListingDate: '2024-03-01',
        ownerContactPerson: 'Ana',
        locations: ['Napier'],
        serviceRegions: ['Otago'],
      });
      await fixture.query('INSERT INTO supplier_category (supplier_id, category_id) VALUES ($1, $2)', [
        id,
        category.id,
      ]);
      await make.supplier({ name: 'Tui Two', listTitle: 'Zoo', status: 'Drafting' });
      await make.supplier({ id: 32, name: 'Tui services', listTitle: 'All', status: 'Admin' });
      await fixture.lead({ impactBuyerId, supplierId: id });
    });
    const named = async (columns: object[] = []) => {
      const { nodes } = await fixture.offer('suppliersToOffer', {
        impactBuyerId,
        filter: { search: 'tui', columns },
      });
      return nodes?.map(({ name }: { name: string }) => name);
    };

    it('lists suppliers by title except the buyer itself, with the columns that staff select by R219', async () => {
      const { nodes } = await fixture.offer('suppliersToOffer', {
        impactBuyerId,
        filter: { search: 'tui o' },
      });
      expect(nodes).toEqual([
        {
          id: expect.any(Number),
          name: 'Tui One',
          listTitle: 'Plumber',
          membershipListingDate: '2024-03-01',
          ownerContactPerson: 'Ana',
          locations: ['Napier'],
          serviceRegions: ['Otago'],
          status: 'APPROVED_AND_LIVE',
          categories: [{ name: 'Trades' }],
          subCategories: [],
          openLead: { id: expect.any(Number), status: 'CARD_CREATED' },
        },
      ]);
    });

    it('includes the service list if no status is chosen, or Admin R327', async () => {
      const status = (...values: string[]) => ({ column: 'STATUS', test: 'ONE_OF', values });
      expect(await named()).toEqual(['Tui services', 'Tui One', 'Tui Two']);
      expect(await named([status('Approved & Live')])).toEqual(['Tui One']);
      expect(await named([status('Admin', 'Drafting')])).toEqual(['Tui services', 'Tui Two']);
      const year = { column: 'MEMBERSHIP_YEAR', test: 'EQUALS', values: ['2024'] };
      expect(await named([status('Approved & Live', 'Drafting'), year])).toEqual(['Tui One']);
    });
  });

  it('creates a Card Created lead for each selected record; skips and links pairs with an open lead R220 A72', async () => {
    const { id: supplierId } = await fixture.make.supplier({ name: 'Kea Ltd', listTitle: 'Baker' });
    const [first, second] = await fixture.buyers(2, { contactName: 'Mere' });
    const other = await fixture.make.impactBuyer({ name: 'Weka' });
    const open = await fixture.lead({ impactBuyerId: other.id, supplierId });
    const selection = { ids: [first, other.id, second] };
    const task = await fixture.offer('createFrom', { supplierId, selection });
    expect(task).toMatchObject({ title: 'Leads for Kea Ltd', total: 3 });
    expect(await fixture.outcomeOf(task.id)).toEqual({
      state: 'FINISHED',
      total: 3,
      done: 3,
      failed: 1,
      canUndo: true,
      skipped: [{ recordId: open.id, recordName: 'Weka: Kea Ltd', message: OPEN_ALREADY }],
    });
    const made = { status: 'Card Created', fromName: 'Mere' };
    expect((await fixture.leadsOf(supplierId)).slice(1)).toEqual([
      { buyer: first, ...made },
      { buyer: second, ...made },
    ]);
    const activities = await fixture.query(
      `SELECT actor_id, changes FROM activity WHERE action = 'lead.created' AND request_id = $1 ORDER BY id`,
      [`task-${task.id}`],
    );
    const changes = (buyer?: number) => ({ impactBuyerId: [null, buyer], supplierId: [null, supplierId] });
    expect(activities).toEqual(
      [first, second].map((buyer) => ({ actor_id: fixture.admin.id, changes: changes(buyer) })),
    );
  });

  it('offers a buyer all matches except the unticked ones, and reports records deleted meanwhile R220', async () => {
    const { id: impactBuyerId } = await fixture.make.impactBuyer({ name: 'Ruru' });
    const made = [];
    for (let at = 0; at < 4; at++) made.push((await fixture.make.supplier({ name: `Hoiho ${at}` })).id);
    const selection = { filter: { search: 'hoiho' }, except: [made[1]] };
    const task = await fixture.offer('createFor', { impactBuyerId, selection });
    expect(task).toMatchObject({ title: 'Leads from Ruru', total: 3 });
    await fixture.query('DELETE FROM supplier WHERE id = $1', [made[0]]);
    const { skipped, ...outcome } = await fixture.outcomeOf(task.id);
    expect(outcome).toMatchObject({ state: 'FINISHED', done: 3, failed: 1 });
    expect(skipped).toMatchObject([{ recordId: null, message: expect.stringContaining('does not exist') }]);
    const rows = await fixture.query('SELECT supplier_id FROM lead WHERE impact_buyer_id = $1 ORDER BY 1', [
      impactBuyerId,
    ]);
    expect(rows).toEqual([{ supplier_id: made[2] }, { supplier_id: made[3] }]);
  });

  it('refuses an empty selection and an unknown supplier R220', async () => {
    const { id: supplierId } = await fixture.make.supplier();
    expect((await fixture.offer('createFrom', { supplierId: 999_999, selection: { filter: {} } })).code).toBe(
      'NOT_FOUND',
    );
    expect((await fixture.offer('createFrom', { supplierId, selection: { ids: [999_999] } })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await fixture.offer('createFrom', { supplierId, selection: {} })).code).toBe('BAD_USER_INPUT');
  });

  it('Undo removes all new leads except those changed since A155', async () => {
    const { id: supplierId } = await fixture.make.supplier();
    const ids = await fixture.buyers(3);
    const task = await fixture.offer('createFrom', { supplierId, selection: { ids } });
    await fixture.outcomeOf(task.id);
    const [lead] = await fixture.query('SELECT id FROM lead WHERE supplier_id = $1 ORDER BY id', [
      supplierId,
    ]);
    await fixture.update(lead.id, { weight: 3 });
    const undo = await fixture.offer('undo', { id: task.id });
    expect(await fixture.outcomeOf(undo.id)).toMatchObject({
      state: 'FINISHED',
      total: 3,
      failed: 1,
      skipped: [{ recordId: lead.id, message: expect.stringMatching(/^This lead has changed since/) }],
    });
    expect(await fixture.leadsOf(supplierId)).toHaveLength(1);
  });

  /** The task kind with small steps. `after` is called after each step, before it is counted. */
  const smallSteps = (after: () => Promise<unknown> = async () => undefined): TaskKind => ({
    ...leadCreation,
    perStep: 10,
    step: async (...step) => {
      const outcome = await leadCreation.step(...step);
      await after();
      return outcome;
    },
  });
  const start = async (kind: TaskKind, supplierId: number, as: TestUser, order = sql`b.id`) =>
    startTask(await contextFor(fixture.uplift, as), kind, {
      title: 'Leads',
      input: { supplierId },
      nothing: 'None.',
      selection: { from: sql`FROM impact_buyer b WHERE b.name = 'Many'`, id: sql`b.id`, order },
    });
  const run = (id: number, kind: TaskKind) => runTask(fixture.uplift.app, { [kind.kind]: kind }, id);
  /** Runs step after step, like the successive jobs of a task. */
  const runToTheEnd = async (id: number, kind: TaskKind): Promise<void> => {
    await run(id, kind);
    if ((await storedTask(fixture.uplift, id)).state === 'running') await runToTheEnd(id, kind);
  };

  it('resumes after a killed worker, without lost or duplicate leads R220', async () => {
    const { id: supplierId } = await fixture.make.supplier();
    const ids = await fixture.buyers(45, { name: 'Many' });
    let steps = 0;
    const killed = smallSteps(async () => {
      steps += 1;
      if (steps === 3)
        await fixture.uplift.app.database.pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'idle in transaction'`,
        );
    });
    const id = await start(killed, supplierId, fixture.admin);
    const untilKilled = async () => {
      while (steps < 3) await run(id, killed);
    };
    await expect(untilKilled()).rejects.toThrow();
    expect(await storedTask(fixture.uplift, id)).toMatchObject({ state: 'running', done: 20, failed: 0 });
    expect(await fixture.leadsOf(supplierId)).toHaveLength(20);
    await runToTheEnd(id, smallSteps());
    expect(await storedTask(fixture.uplift, id)).toMatchObject({ state: 'finished', done: 45, failed: 0 });
    expect((await fixture.leadsOf(supplierId)).map(({ buyer }: { buyer: number }) => buyer)).toEqual(ids);
  });

  it('creates each lead once when fifty users create the same pairs at once in any order R220', async () => {
    const { id: supplierId } = await fixture.make.supplier();
    const kind = smallSteps();
    const tasks: number[] = [];
    for (let at = 0; at < 8; at++) {
      const colleague = await fixture.uplift.user({ roles: ['Admin'] });
      for (let of = 0; of < 5; of++)
        tasks.push(await start(kind, supplierId, colleague, sql`md5(${`${at} ${of}`}::text || b.id)`));
    }
    const rows = await fixture.query(`SELECT id FROM impact_buyer WHERE name = 'Many' ORDER BY id`);
    const sent = rows.map(({ id }: { id: number }) => ({ impactBuyerId: id, supplierId }));
    const calls = Array.from({ length: 10 }, (_, at) => (at % 2 ? sent : sent.toReversed()));
    const [, answers] = await Promise.all([
      Promise.all(tasks.map((id) => runToTheEnd(id, kind))),
      Promise.all(calls.map((each) => createLeads(fixture.uplift.context(), each))),
    ]);
    expect(await fixture.leadsOf(supplierId)).toHaveLength(rows.length);
    const states = await fixture.query('SELECT DISTINCT state, done FROM task WHERE id = ANY ($1)', [tasks]);
    expect(states).toEqual([{ state: 'finished', done: rows.length }]);
    const [{ failed }] = await fixture.query(
      'SELECT sum(failed)::integer AS failed FROM task WHERE id = ANY ($1)',
      [tasks],
    );
    const made = answers.flat().filter(({ outcome }) => outcome === 'created').length;
    expect(tasks.length * rows.length - failed + made).toBe(rows.length);
    expect(tasks.length + calls.length).toBe(50);
  });
});
