import { REMOVALS } from '../../app/housekeeping.js';
import { clearExpired } from '../../platform/clear-expired.js';
import { factories } from '../../testing/factories.js';
import { LiveClient } from '../../testing/live-client.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { untilSettled } from '../../testing/until-settled.js';

const FEED = `query ($after: String, $types: [RecordType!], $first: Int! = 100) {
  changes(after: $after, types: $types, first: $first) {
    changes { recordType id version deleted changedAt } position hasMore } }`;
const SET_NAME = 'UPDATE supplier SET name = $2, version = version + 1 WHERE id = $1';

interface Change {
  recordType: string;
  id: number;
  version: number;
  deleted: boolean;
}
interface Page {
  changes: Change[];
  position: string;
  hasMore: boolean;
}

describe('the change feed', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const ask = (variables: Record<string, unknown>) => uplift.graphql(FEED, variables, { as: admin });
  const readNow = async (after: string | null, variables: Record<string, unknown> = {}): Promise<Page> =>
    (await ask({ after, ...variables })).data?.changes;
  const read = async (...asked: Parameters<typeof readNow>): Promise<Page> => {
    await untilSettled(sql);
    return readNow(...asked);
  };
  /** Returns the position after everything so far. */
  const now = async () => {
    let page = await read(null, { first: 1000 });
    while (page.hasMore) page = await read(page.position, { first: 1000 });
    return page.position;
  };
  const shortly = (changes: Change[]) =>
    changes.map(({ recordType, id, version, deleted }) => [recordType, id, version, deleted]);

  it('begins with all records, and continues with new, changed and deleted ones', async () => {
    const old = await make.supplier();
    const position = await now();
    const all = await read(null, { types: ['SUPPLIER'] });
    expect(all.changes).toContainEqual(expect.objectContaining({ recordType: 'SUPPLIER', id: old.id }));
    expect((await read(position)).changes).toEqual([]);
    const supplier = await make.supplier();
    const enquiry = await make.salesEnquiry({ supplierId: supplier.id });
    await sql(SET_NAME, [supplier.id, 'Renamed']);
    await sql('DELETE FROM sales_enquiry WHERE id = $1', [enquiry.id]);
    const page = await read(position);
    expect(shortly(page.changes)).toEqual([
      ['SUPPLIER', supplier.id, 1, false],
      ['SALES_ENQUIRY', enquiry.id, 1, false],
      ['SUPPLIER', supplier.id, 2, false],
      ['SALES_ENQUIRY', enquiry.id, 1, true],
    ]);
    expect(page.hasMore).toBe(false);
    expect((await read(page.position)).changes).toEqual([]);
  });

  it('is read in pages of any size and by type', async () => {
    const position = await now();
    const suppliers = [await make.supplier(), await make.supplier(), await make.supplier()];
    await make.goodCause();
    const first = await read(position, { first: 2 });
    const second = await read(first.position, { first: 2 });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const found = [...first.changes, ...second.changes].map(({ recordType, id }) => [recordType, id]);
    expect(found.slice(0, 3)).toEqual(suppliers.map(({ id }) => ['SUPPLIER', id]));
    const causes = await read(position, { types: ['GOOD_CAUSE'] });
    expect(causes.changes.map(({ recordType }) => recordType)).toEqual(['GOOD_CAUSE']);
  });

  it('waits for the oldest open transaction, so that a late commit is not skipped', async () => {
    const [early, late] = [await make.supplier(), await make.supplier()];
    const position = await now();
    const slow = uplift.app.database.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query(SET_NAME, [early.id, 'Slow']);
    await sql(SET_NAME, [late.id, 'Fast']);
    const before = await readNow(position);
    expect(before.changes).toEqual([]);
    await slow.commitTransaction();
    await slow.release();
    expect((await read(before.position)).changes.map(({ id }) => id)).toEqual([early.id, late.id]);
  });

  it('orders transactions by their number', async () => {
    const [later, earlier] = [await make.goodCause(), await make.goodCause()];
    const move = (xid: string, id: number) =>
      sql(`UPDATE record_change SET xid = $1 WHERE record_type = 'GOOD_CAUSE' AND record_id = $2`, [xid, id]);
    await move('100', later.id);
    await move('99', earlier.id);
    const { changes } = await read(null, { types: ['GOOD_CAUSE'] });
    expect(changes.slice(0, 2).map(({ id }) => id)).toEqual([earlier.id, later.id]);
  });

  it('brings a consumer that is killed at random to the state of the database', async () => {
    const begin = await now();
    const mine = new Set<number>();
    let writing = 4;
    const writer = async (name: string) => {
      const created: number[] = [];
      for (let step = 0; step < 60; step++) {
        await uplift.app.database.transaction(async (manager) => {
          const [id] = created;
          if (step % 5 === 4 && id) {
            await manager.query('DELETE FROM supplier WHERE id = $1', [created.shift()]);
          } else if (step % 2 === 1 && id) await manager.query(SET_NAME, [id, `${name} ${step}`]);
          else {
            const row = await make.supplier();
            created.push(row.id);
            mine.add(row.id);
          }
        });
      }
      writing -= 1;
    };
    const writers = Promise.all(['ana', 'hemi', 'mere', 'tama'].map(writer));
    // Position and copy are saved together. A kill between reading and saving loses what was read.
    let saved = { position: begin, copy: new Map<number, number>() };
    for (let kills = 0; writing > 0 || kills < 50; ) {
      const page = await readNow(saved.position, { first: 7 });
      if (kills < 50 && Math.random() < 0.5) {
        kills += 1;
        continue;
      }
      const copy = new Map(saved.copy);
      for (const { id, version, deleted } of page.changes) {
        if (deleted) copy.delete(id);
        else copy.set(id, version);
      }
      saved = { position: page.position, copy };
    }
    await writers;
    for (let page: Page | null = null; !page || page.hasMore; saved.position = page.position) {
      page = await read(saved.position, { first: 7 });
      for (const { id, version, deleted } of page.changes) {
        if (deleted) saved.copy.delete(id);
        else saved.copy.set(id, version);
      }
    }
    const rows: { id: number; version: number }[] = await sql(
      'SELECT id, version FROM supplier WHERE id = ANY ($1) ORDER BY id',
      [[...mine]],
    );
    const copied = [...saved.copy].toSorted(([one], [other]) => one - other);
    expect(copied).toEqual(rows.map(({ id, version }) => [id, version]));
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each([
    ['nonsense', undefined],
    [Buffer.from('["1-2","5","0",1]').toString('base64url'), 'expired'],
    [Buffer.from('["other","5","0",99999999]').toString('base64url'), 'expired'],
  ])('refuses the position %s', async (after, reason) => {
    const { status, errors } = await ask({ after });
    expect([status, errors?.[0]?.extensions.fields]).toEqual([
      400,
      [{ field: 'after', message: expect.stringMatching(/position/), ...(reason && { reason }) }],
    ]);
  });

  it('lists the records of a restored dump, whose transactions have higher numbers', async () => {
    const supplier = await make.supplier();
    await sql(`UPDATE record_change SET xid = '9000000000000' WHERE record_id = $1`, [supplier.id]);
    const later = await make.supplier();
    const { changes } = await read(null, { types: ['SUPPLIER'], first: 1000 });
    expect(changes.map(({ id }) => id)).toEqual(expect.arrayContaining([supplier.id, later.id]));
  });

  it('forgets deletions and superseded changes after thirty days, and keeps the latest of each record', async () => {
    const [kept, gone] = [await make.supplier(), await make.supplier()];
    await sql(SET_NAME, [kept.id, 'Changed']);
    await sql('DELETE FROM supplier WHERE id = $1', [gone.id]);
    await sql(`UPDATE record_change SET changed_at = now() - interval '31 days'`);
    await clearExpired(uplift.app, REMOVALS);
    const rows = await sql(
      `SELECT record_id AS id, version FROM record_change WHERE record_type = 'SUPPLIER' AND record_id IN ($1, $2)`,
      [kept.id, gone.id],
    );
    expect(rows).toEqual([{ id: kept.id, version: 2 }]);
  });

  it('is the same in REST', async () => {
    const position = await now();
    const supplier = await make.supplier();
    const path = (query: string) => uplift.rest('GET', `changes?${query}`, { as: admin });
    await untilSettled(sql);
    const response = (await path(`after=${position}&types=SUPPLIER,LEAD&first=5`)).json();
    expect(response).toEqual({
      changes: [
        { type: 'SUPPLIER', id: supplier.id, version: 1, changed_at: expect.any(String), deleted: false },
      ],
      position: expect.any(String),
      hasMore: false,
    });
    const refused = await path('after=nonsense');
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'after']);
    const unknown = await path('types=SUPPLIER,CHEESE');
    expect([unknown.statusCode, unknown.json().fields]).toEqual([
      400,
      [
        {
          field: 'types.1',
          message: expect.stringMatching(/^This must be one of: SUPPLIER, IMPACT_BUYER, [A-Z_, ]+\.$/),
        },
      ],
    ]);
  });

  describe('with subscriptions', () => {
    const clients: LiveClient[] = [];
    afterEach(() => Promise.all(clients.splice(0).map((client) => client.stop())));
    const watch = async (as: TestUser, after: string | null) => {
      const given = after ? `(after: "${after}")` : '';
      const client = await LiveClient.of(uplift, as);
      clients.push(client.watch(`subscription { salesEnquiryChanges${given} { ids quiet position } }`));
      await client.until(() => client.events.length > 0);
      return client;
    };
    type Event = { salesEnquiryChanges: { ids: number[] | null; quiet: boolean; position: string | null } };
    const latest = (client: LiveClient) => (client.events.at(-1) as Event).salesEnquiryChanges;

    it('continues after the last event that a lost connection had seen', async () => {
      const supplier = await make.supplier();
      const client = await watch(admin, null);
      const seen = await make.salesEnquiry({ supplierId: supplier.id });
      const change = (id: number) =>
        uplift.graphql(
          `mutation { updateSalesEnquiry(id: ${id}, input: { progress: IN_PROGRESS }) { id } }`,
          {},
          { as: admin },
        );
      await change(seen.id);
      await client.until(() => latest(client).ids?.includes(seen.id) ?? false);
      const { position } = latest(client);
      await client.stop();
      const missed = await make.salesEnquiry({ supplierId: supplier.id });
      const again = await watch(admin, position);
      expect(latest(again)).toMatchObject({ quiet: false, position: expect.any(String) });
      expect(latest(again).ids).toContain(missed.id);
      const other = await make.salesEnquiry({ supplierId: supplier.id });
      await change(other.id);
      await again.until(() => latest(again).ids?.includes(other.id) ?? false);
    });

    it('says that nothing has changed, and names no enquiry to a supplier', async () => {
      const supplier = await make.supplier();
      const seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
      const position = await now();
      expect(latest(await watch(admin, position))).toMatchObject({ ids: [], quiet: true });
      await make.salesEnquiry({ supplierId: supplier.id });
      expect(latest(await watch(seller, position))).toMatchObject({ ids: null, quiet: false });
    });

    it('asks for all records after a position from the future, such as after an older backup is restored', async () => {
      const [feed, , seq, day] = JSON.parse(Buffer.from(await now(), 'base64url').toString());
      const future = Buffer.from(JSON.stringify([feed, '999999999999', seq, day])).toString('base64url');
      expect(latest(await watch(admin, future))).toMatchObject({ ids: null, quiet: false });
    });

    it('refuses a position that is none', async () => {
      const client = await LiveClient.of(uplift, admin);
      clients.push(client.watch('subscription { leadChanges(after: "nonsense") { ids } }'));
      await client.until(() => client.events.length > 0);
      expect(client.events).toMatchObject([[{ message: 'This is not a position of the change feed.' }]]);
    });
  });
});
