import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const CHANGE = `mutation ($selection: SupplierSelection!, $input: SupplierBulkInput!) {
  changeSuppliers(selection: $selection, input: $input) { id state total } }`;
const DELETE = `mutation ($selection: SupplierSelection!) {
  deleteSuppliers(selection: $selection) { id state total } }`;
const FAILURES = `query ($id: Int!, $first: Int, $after: String) { task(id: $id) { state total done failed }
  taskFailures(id: $id, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { recordId recordName field message } } }`;

describe('bulk actions on suppliers', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const three = async (fields: object = {}) => {
    const made = [];
    for (let at = 0; at < 3; at++) made.push((await make.supplier(fields)).id);
    return made;
  };
  const ask = async (mutation: string, variables: object, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(mutation, { ...variables }, { as });
    return { task: data && (Object.values(data)[0] as { id: number; total: number }), problem: errors?.[0] };
  };
  const outcome = async (mutation: string, variables: object) => {
    const { task } = await ask(mutation, variables);
    await uplift.work('task.run');
    return (await uplift.graphql(FAILURES, { id: task?.id }, { as: admin })).data;
  };
  const rows = (ids: number[]) =>
    uplift.app.database.manager.query(
      'SELECT id, status, version, search_weight AS weight FROM supplier WHERE id = ANY ($1) ORDER BY id',
      [ids],
    );

  it('change each supplier as a single edit would, with its activity A156', async () => {
    const ids = await three({ status: 'Drafting' });
    const { task } = await outcome(CHANGE, {
      selection: { ids },
      input: { status: 'APPROVED_AND_LIVE', searchWeight: 3 },
    });
    expect(task).toEqual({ state: 'FINISHED', total: 3, done: 3, failed: 0 });
    expect(await rows(ids)).toEqual(
      ids.map((id) => ({ id, status: 'Approved & Live', version: 2, weight: 3 })),
    );
    const activity = await uplift.app.database.manager.query(
      `SELECT DISTINCT actor_id, changes FROM activity WHERE action = 'supplier.changed' AND subject_id = ANY ($1)`,
      [ids],
    );
    expect(activity).toEqual([
      { actor_id: admin.id, changes: { status: ['Drafting', 'Approved & Live'], searchWeight: [null, 3] } },
    ]);
  });

  it('use the matches at the time of the request, although the change ends the match', async () => {
    const ids = await three({ status: 'Drafting', name: 'Weka' });
    const filter = { search: 'weka', columns: [{ column: 'STATUS', test: 'ONE_OF', values: ['Drafting'] }] };
    const [spared = 0] = ids;
    const { task } = await outcome(CHANGE, {
      selection: { filter, except: [spared] },
      input: { status: 'APPROVED_AND_LIVE' },
    });
    expect(task).toMatchObject({ total: 2, done: 2, failed: 0 });
    expect((await rows(ids)).map(({ status }: { status: string }) => status)).toEqual([
      'Drafting',
      'Approved & Live',
      'Approved & Live',
    ]);
  });

  it('delete suppliers without references, and list the references of each other one A155', async () => {
    const ids = await three();
    const [, refusedId = 0] = ids;
    await make.salesEnquiry({ supplierId: refusedId });
    const { task, taskFailures } = await outcome(DELETE, { selection: { ids: [...ids, 32] } });
    expect(task).toMatchObject({ state: 'FINISHED', total: 3, failed: 1 });
    expect(await rows(ids)).toHaveLength(1);
    expect(taskFailures.nodes).toMatchObject([{ recordId: refusedId, field: null }]);
    expect(taskFailures.nodes[0].message).toMatch(/1 enquiry/);
    expect(taskFailures.nodes[0].recordName).toMatch(/^Supplier /);
  });

  it('skip the service list R063', async () => {
    await make.supplier({ id: 32, name: 'Services', status: 'Admin' });
    const change = await outcome(CHANGE, { selection: { ids: [32] }, input: { status: 'DRAFTING' } });
    expect(change.taskFailures.nodes[0].message).toBe('You can’t change the list of services here.');
    const deletion = await outcome(DELETE, { selection: { ids: [32] } });
    expect(deletion.taskFailures.nodes[0].message).toBe('The list of services cannot be deleted.');
    expect((await rows([32]))[0].status).toBe('Admin');
  });

  it('report a record that was deleted meanwhile, and list refusals page by page', async () => {
    const ids = await three();
    const { task } = await ask(CHANGE, { selection: { ids }, input: { searchWeight: 1 } });
    await uplift.app.database.manager.query('DELETE FROM supplier WHERE id = ANY ($1)', [ids]);
    await uplift.work('task.run');
    const page = async (after?: string) =>
      (await uplift.graphql(FAILURES, { id: task?.id, first: 2, after }, { as: admin })).data.taskFailures;
    const first = await page();
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(first.nodes.map(({ message }: { message: string }) => message)).toEqual(
      Array(2).fill('This supplier was not found.'),
    );
    expect((await page(first.pageInfo.endCursor)).nodes).toHaveLength(1);
  });

  it.each([
    [{ searchWeight: -1 }, /whole number/],
    [{ status: 'Nonsense' }, /must be one of/],
    [{}, 'Change at least one field.'],
  ])('refuse an invalid change before starting: %j', async (input, message) => {
    const ids = await three();
    const { problem } = await ask(CHANGE, { selection: { ids }, input });
    expect(problem?.extensions.code).toBe('BAD_USER_INPUT');
    expect(problem?.message).toMatch(message);
  });

  it('do not offer fields that must be unique', async () => {
    for (const field of ['name', 'urlKeyword', 'enquiryEmail', 'ownerMobile', 'imageUrl', 'adminNotes'])
      expect(
        (await ask(CHANGE, { selection: { ids: [1] }, input: { [field]: 'x' } })).problem?.message,
      ).toMatch(/no such field/);
  });

  it('are staff only R090', async () => {
    const ids = await three();
    const seller = await uplift.user({ roles: ['Business'], supplierId: ids[0] });
    for (const [mutation, input] of [
      [CHANGE, { searchWeight: 1 }],
      [DELETE, undefined],
    ] as const)
      expect((await ask(mutation, { selection: { ids }, input }, seller)).problem?.extensions.code).toBe(
        'FORBIDDEN',
      );
  });

  it('return the same task for the same key', async () => {
    const ids = await three();
    const call = async () =>
      (
        await uplift.graphql(
          CHANGE,
          { selection: { ids }, input: { searchWeight: 2 } },
          { as: admin, headers: { 'idempotency-key': 'twice' } },
        )
      ).data.changeSuppliers.id;
    expect(await call()).toBe(await call());
  });
});
