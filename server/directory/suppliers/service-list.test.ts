import { bulkActions } from '../../testing/bulk-actions.js';
import { factories } from '../../testing/factories.js';
import { listExports } from '../../testing/list-exports.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { SERVICES_LIST_ID } from './supplier.fields.js';

const LIST = `query ($filter: ServiceListFilter, $sort: ServiceListSort) {
  serviceRecords(filter: $filter, sort: $sort) { totalCount nodes { id label offered listedSuppliers } } }`;
const OFFER =
  'mutation ($label: String!) { offerService(label: $label) { id label offered listedSuppliers } }';
const TICK =
  'mutation ($id: Int!, $offered: Boolean!) { setServiceOffered(id: $id, offered: $offered) { id offered } }';
const UPDATE = `mutation ($id: Int!, $services: [String!]!) {
  updateSupplier(id: $id, input: { services: $services }) { services } }`;

interface Service {
  id: number;
  label: string;
  offered: boolean;
  listedSuppliers: number;
}

describe('the service list R063', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let editorRole: TestUser;
  let supplierId: number;
  const sql = (statement: string, values: unknown[] = []) =>
    uplift.app.database.manager.query(statement, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  beforeEach(async () => {
    // CASCADE also deletes the users of suppliers.
    await sql('TRUNCATE supplier, search_phrase CASCADE');
    admin = await uplift.user({ roles: ['Admin'] });
    await make.supplier({
      id: SERVICES_LIST_ID,
      status: 'Admin',
      services: ['Plumbing', 'Roofing', 'Hat Making'],
    });
    await make.supplier({ services: ['Plumbing', 'Gas fitting'] });
    ({ id: supplierId } = await make.supplier({ services: ['Plumbing'] }));
    editorRole = await uplift.user({ roles: ['Business'], supplierId });
  });

  const call = async (query: string, variables: object, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as });
    const [error] = errors ?? [];
    const extensions = error?.extensions;
    return { answer: data?.[Object.keys(data)[0] ?? ''], code: extensions?.code, fields: extensions?.fields };
  };
  const services = async (variables: object = {}): Promise<Service[]> =>
    (await call(LIST, variables)).answer.nodes;
  const labels = async (variables: object = {}) => (await services(variables)).map(({ label }) => label);
  const known = async (label: string): Promise<Service> => {
    const [service] = await services({ filter: { search: label } });
    if (!service) throw new Error(`No ${label}.`);
    return service;
  };
  const tick = async (label: string, offered: boolean) =>
    call(TICK, { id: (await known(label)).id, offered });
  const onList = async (): Promise<string[]> =>
    (await sql('SELECT services FROM supplier WHERE id = $1', [SERVICES_LIST_ID]))[0].services;
  const options = async (as: TestUser = editorRole): Promise<string[]> =>
    (await uplift.graphql('{ serviceOptions(first: 500) }', {}, { as })).data.serviceOptions;
  const choose = (...chosen: string[]) => call(UPDATE, { id: supplierId, services: chosen }, editorRole);
  const column = (name: string, test: string, ...values: string[]) => ({
    filter: { columns: [{ column: name, test, values }] },
  });

  it('lists services by name, with the number of listed suppliers for each', async () => {
    expect(await services()).toEqual([
      { id: expect.any(Number), label: 'Gas fitting', offered: true, listedSuppliers: 1 },
      { id: expect.any(Number), label: 'Hat Making', offered: true, listedSuppliers: 0 },
      { id: expect.any(Number), label: 'Plumbing', offered: true, listedSuppliers: 2 },
      { id: expect.any(Number), label: 'Roofing', offered: true, listedSuppliers: 0 },
    ]);
  });

  it('sorts and filters by any column', async () => {
    await tick('Roofing', false);
    const by = (name: string) => labels({ sort: { column: name, direction: 'DESC' } });
    expect(await by('LABEL')).toEqual(['Roofing', 'Plumbing', 'Hat Making', 'Gas fitting']);
    expect((await by('LISTED_SUPPLIERS')).slice(0, 2)).toEqual(['Plumbing', 'Gas fitting']);
    expect((await by('OFFERED')).at(-1)).toBe('Roofing');
    expect((await services({ sort: { column: 'ID', direction: 'ASC' } })).map(({ id }) => id)).toEqual(
      (await services()).map(({ id }) => id).sort((a, b) => a - b),
    );
    expect(await labels(column('OFFERED', 'EQUALS', 'false'))).toEqual(['Roofing']);
    expect(await labels(column('LABEL', 'STARTS_WITH', 'hat'))).toEqual(['Hat Making']);
    expect(await labels(column('LISTED_SUPPLIERS', 'AT_LEAST', '2'))).toEqual(['Plumbing']);
    expect(await labels(column('ID', 'EQUALS', String((await known('Plumbing')).id)))).toEqual(['Plumbing']);
    expect(await labels({ filter: { search: 'FITT' } })).toEqual(['Gas fitting']);
  });

  it('has exactly the services that suppliers can choose', async () => {
    await tick('Roofing', false);
    await tick('Gas fitting', false);
    expect((await options()).sort()).toEqual(await labels(column('OFFERED', 'EQUALS', 'true')));
  });

  it('lets suppliers choose any service, however many exist', async () => {
    const many = Array.from({ length: 700 }, (_, index) => `Service ${index}`);
    await make.supplier({ services: many });
    const { data } = await uplift.graphql('{ serviceOptions(first: 5000) }', {}, { as: editorRole });
    expect(data.serviceOptions).toHaveLength(704);
  });

  it('limits the services of a supplier, but not of the list itself R064', async () => {
    const labels = (count: number) => Array.from({ length: count }, (_, index) => `Offered ${index}`);
    const save = (id: number, count: number) => call(UPDATE, { id, services: labels(count) });
    expect((await save(supplierId, 201)).fields).toEqual([
      { field: 'services', message: 'No more than 200 are allowed.' },
    ]);
    expect((await save(supplierId, 200)).answer.services).toHaveLength(200);
    expect((await save(SERVICES_LIST_ID, 700)).answer.services).toHaveLength(700);
    expect((await save(SERVICES_LIST_ID, 5001)).fields).toEqual([
      { field: 'services', message: 'No more than 5,000 are allowed.' },
    ]);
  });

  it('withdrawn services stay with their suppliers, and others cannot choose them', async () => {
    expect((await tick('Plumbing', false)).answer).toMatchObject({ offered: false });
    await tick('Roofing', false);
    expect(await onList()).toEqual(['Hat Making']);
    expect((await choose('plumbing', 'Roofing')).fields).toEqual([
      { field: 'services', message: 'Not on the list of services: Roofing.' },
    ]);
    expect((await choose('plumbing', 'Hat Making')).answer.services).toEqual(['Plumbing', 'Hat Making']);
    expect(await known('Plumbing')).toMatchObject({ offered: false, listedSuppliers: 2 });
    expect((await uplift.graphql('{ services(prefix: "plumb") }')).data.services).toEqual(['Plumbing']);
    // Once a supplier gives it up, it cannot choose it again.
    await choose('Hat Making');
    expect((await choose('Plumbing')).code).toBe('BAD_USER_INPUT');
  });

  it('unused withdrawn services stay in the list, to be offered again', async () => {
    await tick('Roofing', false);
    expect(await known('Roofing')).toMatchObject({ offered: false, listedSuppliers: 0 });
    await tick('Roofing', true);
    expect(await known('Roofing')).toMatchObject({ offered: true });
    expect(await onList()).toEqual(['Plumbing', 'Hat Making', 'Roofing']);
    expect(await options()).toContain('Roofing');
  });

  it('follows the record of the service list when staff edit it R064', async () => {
    await call(UPDATE, { id: SERVICES_LIST_ID, services: ['Hat Making', 'Time travel'] });
    expect(await labels(column('OFFERED', 'EQUALS', 'true'))).toEqual([
      'Gas fitting',
      'Hat Making',
      'Time travel',
    ]);
    expect(await options()).toContain('Time travel');
  });

  it('logs who offered which service; repeating the current state changes nothing', async () => {
    const { id } = await known('Hat Making');
    for (const offered of [true, false, false, true]) await call(TICK, { id, offered });
    expect(
      await sql(
        `SELECT action, changes->'label' AS label FROM activity
         WHERE subject_type = 'service' AND subject_id = $1 AND actor_id = $2 ORDER BY id`,
        [id, admin.id],
      ),
    ).toEqual([
      { action: 'service.stopped', label: ['Hat Making', null] },
      { action: 'service.offered', label: [null, 'Hat Making'] },
    ]);
  });

  it('staff add a service by name, once in any case', async () => {
    const { answer } = await call(OFFER, { label: ' Chimney sweeping ' });
    expect(answer).toMatchObject({ label: 'Chimney sweeping', offered: true, listedSuppliers: 0 });
    const again = (await call(OFFER, { label: 'CHIMNEY sweeping' })).answer;
    expect(again.id).toBe(answer.id);
    expect((await call(OFFER, { label: 'gas FITTING' })).answer).toMatchObject({ label: 'Gas fitting' });
    expect(await onList()).toEqual(['Plumbing', 'Roofing', 'Hat Making', 'Chimney sweeping', 'Gas fitting']);
    for (const [label, message] of [
      [' ', 'This cannot be empty'],
      ['x'.repeat(101), 'Maximum of 100 characters allowed.'],
    ])
      expect((await call(OFFER, { label })).fields).toEqual([{ field: 'label', message }]);
  });

  it('simultaneous additions and withdrawals lose none', async () => {
    const added = ['One', 'Two', 'Three', 'Four'];
    await Promise.all([...added.map((label) => call(OFFER, { label })), tick('Roofing', false)]);
    expect((await onList()).sort()).toEqual(['Four', 'Hat Making', 'One', 'Plumbing', 'Three', 'Two']);
    expect(await labels(column('OFFERED', 'EQUALS', 'false'))).toEqual(['Roofing']);
  });

  it('staff withdraw and offer services in bulk; deleted ones are reported', async () => {
    const many = bulkActions(uplift, admin, 'Service');
    const plumbing = await known('Plumbing');
    const { task } = await many.done(
      'changeServices',
      { filter: {}, except: [plumbing.id] },
      { offered: false },
    );
    expect(task).toMatchObject({ state: 'FINISHED', total: 3, failed: 0 });
    expect(await onList()).toEqual(['Plumbing']);
    const ids = (await services(column('OFFERED', 'EQUALS', 'false'))).map(({ id }) => id);
    const { id } = await many.ask('changeServices', { ids }, { offered: true });
    await sql('DELETE FROM search_phrase WHERE id = $1', [ids[0]]);
    await uplift.work('task.run');
    const { task: back, failures } = await many.outcomeOf(id);
    expect(back).toMatchObject({ total: 3, failed: 1 });
    expect(failures).toMatchObject([{ recordId: ids[0], message: expect.stringMatching(/was not found/) }]);
    expect(await onList()).toEqual(['Plumbing', 'Hat Making', 'Roofing']);
    for (const wrong of [{}, { offered: null }])
      expect((await many.ask('changeServices', { ids }, wrong)).code).toBe('BAD_USER_INPUT');
  });

  it('exports the columns that staff choose', async () => {
    await tick('Roofing', false);
    const file = listExports(uplift, 'exportServices', 'Service');
    expect(await file.rows(['LABEL', 'OFFERED', 'LISTED_SUPPLIERS'], admin)).toEqual([
      ['Gas fitting', 'Yes', '1'],
      ['Hat Making', 'Yes', '0'],
      ['Plumbing', 'Yes', '2'],
      ['Roofing', 'No', '0'],
    ]);
  });

  it('is staff only to list, offer and withdraw R315', async () => {
    const { id } = await known('Roofing');
    const many = bulkActions(uplift, admin, 'Service');
    for (const as of [null, await uplift.user(), editorRole]) {
      const expected = as ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      const codes = [
        (await call(LIST, {}, as)).code,
        (await call(OFFER, { label: 'Mine' }, as)).code,
        (await call(TICK, { id, offered: false }, as)).code,
        (await many.ask('changeServices', { ids: [id] }, { offered: false }, as)).code,
      ];
      expect(codes).toEqual([expected, expected, expected, expected]);
    }
    expect((await call(TICK, { id: 999_999_999, offered: false })).code).toBe('NOT_FOUND');
    expect(await onList()).toEqual(['Plumbing', 'Roofing', 'Hat Making']);
  });
});
