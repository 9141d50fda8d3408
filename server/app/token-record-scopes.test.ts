import { TOKEN_SCOPES, type TokenScope } from '../../shared/token-scopes.js';
import { makeToken } from '../accounts/testing/token-calls.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

/** All scopes that let a token read or change records of any type, without the scopes of the types. */
const GENERAL: TokenScope[] = ['records:read', 'records:write', 'tasks:read', 'tasks:write'];

describe('an API token for the records of all types', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let ids: { supplier: number; enquiry: number };

  beforeAll(async () => {
    uplift = await TestUplift.start({ API_TOKEN_CALLS_PER_MINUTE: '10000' });
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    ids = {
      supplier: (await make.supplier({ name: 'Kererū Cafe' })).id,
      enquiry: (await make.salesEnquiry({ fullName: 'Ana Kererū', email: 'ana@kereru.example' })).id,
    };
  });
  afterAll(() => uplift.stop());

  const call = async (text: string, headers?: Record<string, string>) => {
    const { data, errors } = await uplift.graphql(text, {}, headers ? { headers } : { as: admin });
    if (!errors) return data[Object.keys(data)[0] as string];
    const { code, requiredScope } = { requiredScope: undefined, ...errors[0]?.extensions };
    return requiredScope ?? code;
  };
  const headersOf = async (...scopes: TokenScope[]) => (await makeToken(uplift, admin, scopes)).headers;
  const renameSupplier = (title: string): Promise<{ version: number }> =>
    call(`mutation { updateSupplier(id: ${ids.supplier}, input: { listTitle: "${title}" }) { version } }`);

  it.each([
    ['with the general scopes', GENERAL],
    ['with all scopes', TOKEN_SCOPES],
  ])('does not give back a removed role: %s', async (_, scopes) => {
    const { id } = await uplift.user({ roles: ['Admin'] });
    const removed = await call(`mutation { updateUser(id: ${id}, input: { roles: [] }) { version } }`);
    const undo = `mutation { undoChange(recordType: USER, id: ${id}, version: ${removed.version}) }`;
    const restore = `mutation { restoreRecord(recordType: USER, id: ${id}) }`;
    const restoreAll = 'mutation { restoreRecords(recordType: USER, selection: { filter: {} }) { id } }';
    const headers = await headersOf(...scopes);
    for (const text of [undo, restore, restoreAll]) expect(await call(text, headers)).toBe('FORBIDDEN');
    expect(await call(`{ userRecord(id: ${id}) { roles } }`)).toEqual({ roles: [] });
    expect(await call(undo)).toBe(removed.version + 1);
  });

  it('undoes a change only with the scope to change records of the type', async () => {
    const { version } = await renameSupplier('Coffee');
    const undo = `mutation { undoChange(recordType: SUPPLIER, id: ${ids.supplier}, version: ${version}) }`;
    expect(await call(undo, await headersOf(...GENERAL, 'suppliers:read'))).toBe('suppliers:write');
    expect(await call(undo, await headersOf('records:write', 'suppliers:write'))).toBe(version + 1);
  });

  it('restores records only with the scope to change records of the type', async () => {
    const remove = () => call(`mutation { deleteSalesEnquiry(id: ${ids.enquiry}) }`);
    const one = `mutation { restoreRecord(recordType: SALES_ENQUIRY, id: ${ids.enquiry}) }`;
    const many = 'mutation { restoreRecords(recordType: SALES_ENQUIRY, selection: { filter: {} }) { id } }';
    const narrow = await headersOf(...GENERAL, 'enquiries:read');
    const wide = await headersOf(...GENERAL, 'enquiries:write');
    await remove();
    expect([await call(one, narrow), await call(many, narrow)]).toEqual([
      'enquiries:write',
      'enquiries:write',
    ]);
    expect(await call(one, wide)).toBe(true);
    await remove();
    const { id } = await call(many, wide);
    await uplift.work('task.run');
    const task = `{ task(id: ${id}) { done } }`;
    expect([await call(task, narrow), await call(task, wide)]).toEqual([null, { done: 1 }]);
  });

  it('reads timelines only of types in its scopes, and emails only with their scope', async () => {
    await uplift.app.database.manager.insert(MailDelivery, {
      kind: 'sales-enquiry.reply',
      messageId: '<reply@uplift.example>',
      toAddress: 'ana@kereru.example',
      subject: 'Your enquiry',
      subjectType: 'sales-enquiry',
      subjectId: ids.enquiry,
      bodyText: '',
      bodyHtml: '',
    });
    await call(`mutation { updateSalesEnquiry(id: ${ids.enquiry}, input: { adminNotes: "Ring" }) { id } }`);
    const timeline = `{ timeline(recordType: SALES_ENQUIRY, id: ${ids.enquiry}) { nodes { action mail { subject } } } }`;
    const mails = async (...scopes: TokenScope[]) =>
      (await call(timeline, await headersOf('records:read', ...scopes)))?.nodes.flatMap(
        ({ mail }: { mail: { subject: string } | null }) => mail ?? [],
      );
    expect(await mails('suppliers:read', 'mail:read', 'enquiries:write')).toBeUndefined();
    expect(await mails('enquiries:read')).toEqual([]);
    expect(await mails('enquiries:read', 'mail:read')).toEqual([{ subject: 'Your enquiry' }]);
  });

  it('lists deleted records only of types in its scopes', async () => {
    const lead = await factories(uplift.app.database).supplier({ name: 'Deleted' });
    await call(`mutation { deleteSupplier(id: ${lead.id}) }`);
    const trash = '{ trash(recordType: SUPPLIER) { totalCount nodes { title } pageInfo { hasNextPage } } }';
    const of = async (...scopes: TokenScope[]) => call(trash, await headersOf('records:read', ...scopes));
    expect(await of('enquiries:read', 'suppliers:write')).toEqual({
      totalCount: 0,
      nodes: [],
      pageInfo: { hasNextPage: false },
    });
    expect(await of('suppliers:read')).toMatchObject({ totalCount: 1, nodes: [{ title: 'Deleted' }] });
  });

  it('finds records only of types in its scopes', async () => {
    const kinds = async (...scopes: TokenScope[]) => {
      const found = await call('{ findRecords(text: "kereru") { kind } }', await headersOf(...scopes));
      return found.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds('records:read')).toEqual([]);
    expect(await kinds('records:read', 'enquiries:read')).toEqual(['SALES_ENQUIRY']);
    expect(await kinds(...TOKEN_SCOPES)).toEqual(['SUPPLIER', 'SALES_ENQUIRY']);
  });

  it('imports records only with the scope of their type', async () => {
    const general: TokenScope[] = ['imports:read', 'imports:write', ...GENERAL];
    const narrow = await headersOf(...general, 'buyers:write');
    const wide = await headersOf('imports:read', 'imports:write', 'suppliers:read', 'suppliers:write');
    const upload = (headers?: Record<string, string>) =>
      uplift.http.inject({
        method: 'POST',
        url: '/api/imports/suppliers?name=suppliers.csv',
        headers: { 'content-type': 'text/csv', ...headers },
        payload: `id,name\n${ids.supplier},Hijacked\n`,
      });
    const refused = await upload(narrow);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      403,
      expect.stringContaining('suppliers:write'),
    ]);
    const { id } = (await upload(wide)).json();
    const columns = '[{ column: 0, field: "id" }, { column: 1, field: "name" }]';
    const read = `{ import(id: ${id}) { id } }`;
    const check = `mutation { checkImport(id: ${id}, columns: ${columns}) { id } }`;
    const run = `mutation { runImport(id: ${id}) { outcome { task { id } } } }`;
    expect([await call(read, narrow), await call(check, narrow)]).toEqual([null, 'suppliers:write']);
    expect([await call(read, wide), await call(check, wide)]).toEqual([{ id }, { id }]);
    expect(await call(run, narrow)).toBe('suppliers:write');
    const { outcome } = await call(run, wide);
    await uplift.work('task.run');
    await uplift.work('task.run');
    const undo = `mutation { undoTask(id: ${outcome.task.id}) { id } }`;
    expect(await call(undo, narrow)).toBe('NOT_FOUND');
    expect(await call(`{ supplierRecord(id: ${ids.supplier}) { name } }`)).toEqual({ name: 'Hijacked' });
  });
});
