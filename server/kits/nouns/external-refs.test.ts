import { makeToken } from '../../accounts/testing/token-calls.js';
import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const REF = { system: 'xero', externalId: 'INV-123' };
const FIELDS = '{ id version externalRefs { system externalId } }';

/** The record types with ids in other systems: name, list and its filter, REST path, scope of API tokens. */
const NOUNS = [
  ['Supplier', 'supplierRecords', 'SupplierListFilter', 'business', 'suppliers'],
  ['ImpactBuyer', 'impactBuyerRecords', 'ImpactBuyerListFilter', 'impactBusiness', 'buyers'],
  ['GoodCause', 'goodCauseRecords', 'GoodCauseListFilter', 'goodCause', 'causes'],
  ['Lead', 'leadRecords', 'LeadListFilter', 'leads', 'leads'],
  ['SalesEnquiry', 'salesEnquiries', 'SalesEnquiryFilter', 'business/salesEnquiry', 'enquiries'],
  ['Order', 'orderRecords', 'OrderListFilter', 'orders', 'orders'],
] as const;
type Name = (typeof NOUNS)[number][0];

describe('ids in other systems', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let made: Record<Name, number>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    await sql('DELETE FROM external_ref');
    made = await makeEach();
  });

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  async function makeEach(): Promise<Record<Name, number>> {
    const make = factories(uplift.app.database);
    const [supplier, buyer] = [await make.supplier(), await make.impactBuyer()];
    const [order] = await sql(
      `INSERT INTO impact_box_order (full_name, email, items) VALUES ('Ana', 'ana@example.nz', '[]') RETURNING id`,
    );
    return {
      Supplier: supplier.id,
      ImpactBuyer: buyer.id,
      GoodCause: (await make.goodCause()).id,
      Lead: (await make.lead({ impactBuyerId: buyer.id, supplierId: supplier.id })).id,
      SalesEnquiry: (await make.salesEnquiry({ supplierId: supplier.id })).id,
      Order: order.id,
    };
  }
  const lookUpOf = (name: Name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}ByExternalRef`;
  const ask = (query: string, variables: object, options: object = { as: admin }) =>
    uplift.graphql(query, variables as never, options);
  const set = (name: Name, id: number, ref: object = REF, options?: object) =>
    ask(
      `mutation ($id: Int!, $ref: ExternalRefInput!) { set${name}ExternalRef(id: $id, ref: $ref) ${FIELDS} }`,
      { id, ref },
      options,
    );
  const remove = (name: Name, id: number, system = 'xero') =>
    ask(
      `mutation ($id: Int!, $system: String!) { remove${name}ExternalRef(id: $id, system: $system) ${FIELDS} }`,
      { id, system },
    );
  const find = async (name: Name, ref: object = REF) =>
    (await ask(`query ($ref: ExternalRefInput!) { found: ${lookUpOf(name)}(ref: $ref) { id } }`, { ref }))
      .data?.found?.id ?? null;
  const putByRest = (path: string, body: object, options: object = { as: admin }) =>
    uplift.rest('PUT', `${path}/externalRefs`, { body, ...options });

  it.each(NOUNS)('of a %s are set, found, filtered by, and removed', async (name, list, filter, path) => {
    const id = made[name];
    const { data } = await set(name, id);
    expect(data[`set${name}ExternalRef`]).toEqual({ id, version: 1, externalRefs: [REF] });
    expect(await find(name)).toBe(id);
    const query = `query ($filter: ${filter}) { list: ${list}(filter: $filter) { totalCount nodes ${FIELDS} } }`;
    expect((await ask(query, { filter: { externalRef: REF } })).data.list).toEqual({
      totalCount: 1,
      nodes: [{ id, version: 1, externalRefs: [REF] }],
    });
    const other = { ...REF, externalId: 'INV-124' };
    expect((await ask(query, { filter: { externalRef: other } })).data.list.totalCount).toBe(0);
    const getByRest = (asked: string) => uplift.rest('GET', `${path}/externalRefs?${asked}`, { as: admin });
    for (const asked of ['system=xero&external_id=INV-123', `id=${id}`])
      expect((await getByRest(asked)).json()).toEqual({
        id,
        externalRefs: [{ system: 'xero', external_id: 'INV-123' }],
      });
    for (const asked of ['id=999999', 'system=xero&external_id=INV-999'])
      expect((await getByRest(asked)).statusCode).toBe(404);
    for (const asked of ['', 'system=xero', `id=${id}&system=xero&external_id=INV-123`])
      expect((await getByRest(asked)).json()).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ message: 'Send either id, or system and external_id.' }],
      });
    expect((await remove(name, id)).data[`remove${name}ExternalRef`].externalRefs).toEqual([]);
    expect(await find(name)).toBeNull();
  });

  it.each(NOUNS)('of a %s are set by REST, with the scope of the record type only', async (...noun) => {
    const [name, , , path, resource] = noun;
    const body = { id: made[name], system: 'xero', external_id: 'INV-123' };
    const { headers: mayRead } = await makeToken(uplift, admin, [`${resource}:read`]);
    expect((await putByRest(path, body, { headers: mayRead })).statusCode).toBe(403);
    expect((await set(name, made[name], REF, { headers: mayRead })).status).toBe(403);
    const { headers } = await makeToken(uplift, admin, [`${resource}:write`]);
    const done = await putByRest(path, body, { headers });
    expect(done.json()).toEqual({
      id: made[name],
      externalRefs: [{ system: 'xero', external_id: 'INV-123' }],
    });
    const removed = await putByRest(path, { ...body, external_id: null }, { headers });
    expect(removed.json().externalRefs).toEqual([]);
  });

  it.each(NOUNS)('of a %s belong to one record, which the refusal names', async (name, _, __, path) => {
    const other = (await makeEach())[name];
    await set(name, made[name]);
    const { errors } = await set(name, other);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { id: made[name] } });
    expect(errors?.[0]?.message).toContain(` ${made[name]} has this id in xero already`);
    const body = { id: other, system: 'xero', external_id: 'INV-123' };
    expect((await putByRest(path, body)).statusCode).toBe(409);
    expect((await set(name, other, { ...REF, system: 'hubspot' })).errors).toBeUndefined();
  });

  it('appear in the timeline for staff with the system and the id, and cannot be undone there', async () => {
    await set('Supplier', made.Supplier);
    const { data } = await ask(
      `query { timeline(recordType: SUPPLIER, id: ${made.Supplier}, first: 1) {
        nodes { action canUndo changes { field before after } } } }`,
      {},
    );
    expect(data?.timeline.nodes).toEqual([
      {
        action: 'supplier.external-ref-changed',
        canUndo: false,
        changes: [{ field: 'externalRef.xero', before: null, after: 'INV-123' }],
      },
    ]);
  });

  it('may be the same for records of two types', async () => {
    await set('Supplier', made.Supplier);
    expect((await set('GoodCause', made.GoodCause)).errors).toBeUndefined();
  });

  it('replace the former id in the same system', async () => {
    await set('Supplier', made.Supplier);
    await set('Supplier', made.Supplier, { ...REF, externalId: 'INV-9' });
    expect([await find('Supplier'), await find('Supplier', { ...REF, externalId: 'INV-9' })]).toEqual([
      null,
      made.Supplier,
    ]);
  });

  it('go to one record if two take it at the same time', async () => {
    const other = (await makeEach()).Supplier;
    const both = await Promise.all([set('Supplier', made.Supplier), set('Supplier', other)]);
    const codes = both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
    expect(codes.sort()).toEqual(['CONFLICT', 'done']);
    expect(await sql('SELECT 1 FROM external_ref')).toHaveLength(1);
  });

  it('announce a change in the change feed without a new version, and none if nothing changes', async () => {
    const feed = async () =>
      sql(
        'SELECT version, deleted FROM record_change WHERE record_type = $1 AND record_id = $2 ORDER BY seq',
        ['SUPPLIER', made.Supplier],
      );
    const change = { version: 1, deleted: false };
    expect(await feed()).toEqual([change]);
    await set('Supplier', made.Supplier);
    await set('Supplier', made.Supplier);
    expect(await feed()).toEqual([change, change]);
    await remove('Supplier', made.Supplier);
    await remove('Supplier', made.Supplier);
    expect(await feed()).toEqual([change, change, change]);
    const logged = await sql(
      `SELECT action, changes FROM activity WHERE subject_type = 'supplier' AND subject_id = $1 ORDER BY id`,
      [made.Supplier],
    );
    const action = 'supplier.external-ref-changed';
    expect(logged).toEqual([
      { action, changes: { 'externalRef.xero': [null, 'INV-123'] } },
      { action, changes: { 'externalRef.xero': ['INV-123', null] } },
    ]);
  });

  const restore = (type: string, id: number) =>
    ask(`mutation { restoreRecord(recordType: ${type}, id: ${id}) }`, {});
  it.each([
    ['SalesEnquiry', 'SALES_ENQUIRY'],
    ['Lead', 'LEAD'],
    ['Order', 'ORDER'],
    ['GoodCause', 'GOOD_CAUSE'],
  ] as const)('of a deleted %s are free, and come back with it', async (name, type) => {
    await set(name, made[name]);
    await ask(`mutation { delete${name}(id: ${made[name]}) }`, {});
    expect(await sql('SELECT 1 FROM external_ref')).toEqual([]);
    expect((await restore(type, made[name])).data).toEqual({ restoreRecord: true });
    expect(await find(name)).toBe(made[name]);
  });

  it('prevent a restoration while another record has them', async () => {
    const other = (await makeEach()).Lead;
    await set('Lead', made.Lead);
    await ask(`mutation { deleteLead(id: ${made.Lead}) }`, {});
    await set('Lead', other);
    const { errors } = await restore('LEAD', made.Lead);
    expect(errors?.[0]?.message).toMatch(/now has this record’s external id/);
    await remove('Lead', other);
    expect((await restore('LEAD', made.Lead)).errors).toBeUndefined();
  });

  it.each([
    ['an empty system', { ...REF, system: '' }],
    ['capital letters in the system', { ...REF, system: 'Xero' }],
    ['a system of 51 letters', { ...REF, system: 'x'.repeat(51) }],
    ['an empty id', { ...REF, externalId: ' ' }],
    ['an id of 201 letters', { ...REF, externalId: 'x'.repeat(201) }],
    ['an id with a line break', { ...REF, externalId: 'a\nb' }],
  ])('are refused for %s', async (_, ref) => {
    const { errors } = await set('Supplier', made.Supplier, ref);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('take 200 characters of any script', async () => {
    const externalId = 'ā'.repeat(200);
    expect((await set('Supplier', made.Supplier, { ...REF, externalId })).errors).toBeUndefined();
    expect(await find('Supplier', { ...REF, externalId })).toBe(made.Supplier);
  });

  it('are hidden from the users of the record, who cannot filter by them either', async () => {
    await set('Supplier', made.Supplier);
    await set('SalesEnquiry', made.SalesEnquiry);
    const as = await uplift.user({ roles: ['Business'], supplierId: made.Supplier });
    const query = `{ supplierRecords { nodes { externalRefs { system } } }
      salesEnquiries { nodes { externalRefs { system } } }
      salesEnquiry(id: ${made.SalesEnquiry}) { externalRefs { system } } }`;
    const none = { externalRefs: [] };
    expect((await ask(query, {}, { as })).data).toEqual({
      supplierRecords: { nodes: [none] },
      salesEnquiries: { nodes: [none] },
      salesEnquiry: none,
    });
    const by = 'externalRef: { system: "xero", externalId: "INV-123" }';
    const codeOf = async (list: string) =>
      (await ask(`{ ${list}(filter: { ${by} }) { totalCount } }`, {}, { as })).errors?.[0]?.extensions.code;
    expect(await codeOf('supplierRecords')).toBe('BAD_USER_INPUT');
    expect(await codeOf('salesEnquiries')).toBe('FORBIDDEN');
    expect((await set('Supplier', made.Supplier, REF, { as })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('of a page of records are read in the statement of the page', async () => {
    await set('Lead', made.Lead);
    const page = `{ leadRecords { nodes { id externalRefs { system externalId } } } }`;
    await ask(page, {});
    const statements = await countStatements(() => ask(page, {}));
    expect(statements.filter((text) => /FROM (lead|external_ref)\b/.test(text))).toHaveLength(1);
  });
});
