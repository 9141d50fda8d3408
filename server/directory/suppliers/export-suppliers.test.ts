import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { SupplierCategory } from './supplier-category.entity.js';

const EXPORT = `mutation ($selection: SupplierSelection!, $sort: SupplierListSort, $columns: [SupplierExportColumn!]!) {
  exportSuppliers(selection: $selection, sort: $sort, columns: $columns) { id kind title state total fileName } }`;
const LINK = 'mutation ($id: Int!) { downloadTask(id: $id) }';
const NAME = { column: 'NAME', header: 'Name' };

describe('supplier export', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let seller: TestUser;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const buyer = await make.impactBuyer({ name: 'Rimu Homes' });
    const rows = [
      {
        name: 'Kea, Kākā & Co',
        listTitle: '=HYPERLINK("http://bad.example")',
        status: 'Approved & Live',
        membershipListingDate: '2024-12-31',
        searchWeight: 7,
        services: ['Bread', 'Pies'],
        ownerMobile: '+64 21 555',
        impactBuyerId: buyer.id,
        createdAt: new Date('2026-01-31T11:30:00Z'),
        adminNotes: 'for staff',
      },
      { name: 'Moa', listTitle: '-12', status: 'Drafting', searchWeight: -2, isGstRegistered: true },
      { id: 32, name: 'Services', listTitle: 'Services', status: 'Admin' },
    ] as const;
    for (const row of rows) ids[row.name] = (await make.supplier(row as never)).id;
    for (const name of ['Zebra', 'Apples'])
      await uplift.app.database.manager.insert(SupplierCategory, {
        supplierId: ids.Moa,
        categoryId: (await make.category({ name })).id,
      });
    await make.salesEnquiry({
      supplierId: ids.Moa,
      progress: 'Completed',
      revenue: 100.5,
      contribution: 1.25,
    });
    admin = await uplift.user({ roles: ['Admin'] });
    seller = await uplift.user({ roles: ['Business'], supplierId: ids.Moa });
  });
  afterAll(() => uplift.stop());

  const start = async (variables: object, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(
      EXPORT,
      { selection: { filter: {} }, columns: [NAME], ...variables },
      { as },
    );
    return { task: data?.exportSuppliers, problem: errors?.[0] };
  };
  const linkFor = async (id: number, as: TestUser | null = admin) =>
    (await uplift.graphql(LINK, { id }, { as })).data?.downloadTask as string | undefined;
  const fetchFile = (link: string) => uplift.http.inject({ url: link });
  const linesOf = async (variables: object, as = admin) => {
    const { task } = await start(variables, as);
    const { body } = await fetchFile((await linkFor(task.id, as)) ?? '');
    return body
      .replace(/^\ufeff/, '')
      .split('\r\n')
      .slice(0, -1);
  };

  it('has the chosen columns in New Zealand formats', async () => {
    const columns = [
      ['ID', 'ID'],
      ['NAME', 'Name'],
      ['LIST_TITLE', 'Listing title'],
      ['OWNER_MOBILE', 'Mobile'],
      ['SEARCH_WEIGHT', 'Weight'],
      ['MEMBERSHIP_LISTING_DATE', 'Member since'],
      ['CREATED_AT', 'Created'],
      ['IS_GST_REGISTERED', 'GST registered'],
      ['SERVICES', 'Services'],
      ['CATEGORIES', 'Categories'],
      ['IMPACT_BUYER', 'Impact buyer'],
      ['ENQUIRY_TOTAL', 'Enquiries'],
      ['REVENUE_TOTAL', 'Revenue'],
      ['CONTRIBUTION_TOTAL', '$UC'],
    ].map(([column, header]) => ({ column, header }));
    const selection = { ids: [ids['Kea, Kākā & Co'], ids.Moa] };
    const [header, kea, moa] = await linesOf({
      selection,
      columns,
      sort: { column: 'SEARCH_WEIGHT', direction: 'DESC' },
    });
    expect(header).toBe(
      'ID,Name,Listing title,Mobile,Weight,Member since,Created,GST registered,Services,Categories,Impact buyer,Enquiries,Revenue,$UC',
    );
    expect(kea).toBe(
      `${ids['Kea, Kākā & Co']},"Kea, Kākā & Co","'=HYPERLINK(""http://bad.example"")",'+64 21 555,7,31/12/2024,01/02/2026 00:30,No,"Bread, Pies",,Rimu Homes,0,0,0`,
    );
    expect(moa?.split(',').slice(0, 5)).toEqual([String(ids.Moa), 'Moa', "'-12", '', '-2']);
    expect(moa).toMatch(/,Yes,,"Apples, Zebra",,1,100.5,1.25$/);
  });

  it('is a download without caching, with a byte order mark for Excel', async () => {
    const { task } = await start({});
    expect(task).toMatchObject({
      kind: 'supplier.export',
      title: 'Export of suppliers',
      state: 'FINISHED',
      total: 3,
    });
    const { statusCode, headers, body } = await fetchFile((await linkFor(task.id)) ?? '');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="?suppliers-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    expect(body).toMatch(/^\ufeffName\r\n/);
  });

  it('has the matches of the filter in the order of the list, except the unticked ones', async () => {
    const sort = { column: 'NAME', direction: 'ASC' };
    expect(await linesOf({ sort })).toEqual(['Name', '"Kea, Kākā & Co"', 'Moa', 'Services']);
    expect(await linesOf({ sort, selection: { filter: {}, except: [ids.Moa] } })).toEqual([
      'Name',
      '"Kea, Kākā & Co"',
      'Services',
    ]);
    const drafting = { columns: [{ column: 'STATUS', test: 'ONE_OF', values: ['Drafting'] }] };
    expect(await linesOf({ selection: { filter: drafting } })).toEqual(['Name', 'Moa']);
    expect(await linesOf({ selection: { filter: { search: 'kaka' } } })).toEqual([
      'Name',
      '"Kea, Kākā & Co"',
    ]);
  });

  it.each([
    [{ selection: {} }, 'Give either ids or a filter.'],
    [{ selection: { filter: { search: 'nobody' } } }, 'There is nothing to export.'],
    [{ selection: { ids: [] } }, 'There is nothing to export.'],
    [{ columns: [] }, 'Please choose a column.'],
    [{ columns: [{ column: 'NAME', header: ' ' }] }, 'This cannot be empty'],
    [{ columns: [{ column: 'NAME', header: 'x'.repeat(101) }] }, 'Maximum of 100 characters allowed.'],
    [{ sort: { column: 'CATEGORIES', direction: 'ASC' } }, 'The list cannot be sorted by this column.'],
  ])('refuses %j', async (variables, message) => {
    const { problem } = await start(variables);
    expect([problem?.extensions.code, problem?.message]).toEqual(['BAD_USER_INPUT', message]);
  });

  it('has for a supplier’s user only its own supplier, without staff columns R090 R339', async () => {
    expect(await linesOf({}, seller)).toEqual(['Name', 'Moa']);
    expect(await linesOf({ selection: { ids: Object.values(ids) } }, seller)).toEqual(['Name', 'Moa']);
    const { problem } = await start({ columns: [NAME, { column: 'ADMIN_NOTES', header: 'Notes' }] }, seller);
    expect(problem?.message).toBe('There is no such column.');
  });

  it('ends with the role: neither columns nor rows are read for a user who lost it', async () => {
    const { query } = uplift.app.database.manager;
    const roles = (user: TestUser, set: string) =>
      query.call(uplift.app.database.manager, 'UPDATE user_account SET roles = $2::text[] WHERE id = $1', [
        user.id,
        set,
      ]);
    const former = await uplift.user({ roles: ['Admin', 'Business'], supplierId: ids.Moa });
    const notes = { column: 'ADMIN_NOTES', header: 'Notes' };
    const [all, withNotes] = [await start({}, former), await start({ columns: [notes] }, former)];
    const links = [await linkFor(all.task.id, former), await linkFor(withNotes.task.id, former)];
    await roles(former, '{Business}');
    expect((await fetchFile(links[0] ?? '')).body).toBe('\ufeffName\r\nMoa\r\n');
    expect((await fetchFile(links[1] ?? '')).statusCode).toBe(400);
    await roles(former, '{}');
    expect((await fetchFile(links[0] ?? '')).statusCode).toBe(404);
  });

  it('is visible to, and can be stopped by, the user who started it and Admin only', async () => {
    const { task } = await start({}, seller);
    const TASK =
      'query ($id: Int!) { task(id: $id) { id } taskFailures(id: $id) { totalCount } myTasks { id } }';
    const other = await uplift.user({ roles: ['Business'], supplierId: ids.Moa });
    const seenBy = async (as: TestUser) => (await uplift.graphql(TASK, { id: task.id }, { as })).data;
    expect(await seenBy(seller)).toMatchObject({ task: { id: task.id }, taskFailures: { totalCount: 0 } });
    expect((await seenBy(seller)).myTasks[0]).toEqual({ id: task.id });
    expect(await seenBy(other)).toEqual({ task: null, taskFailures: null, myTasks: [] });
    expect((await seenBy(admin)).task).toEqual({ id: task.id });
    const stop = await uplift.graphql(`mutation { stopTask(id: ${task.id}) { id } }`, {}, { as: other });
    expect(stop.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await linkFor(task.id, other)).toBeUndefined();
    expect(await linkFor(task.id, admin)).toBeDefined();
  });

  it.each([
    ['was never issued', 'x.y.z'],
    ['is an access token', ''],
  ])('is not found at an address that %s', async (_, token) => {
    const { statusCode, json } = await fetchFile(`/api/downloads/${token || uplift.token(admin)}`);
    expect([statusCode, json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('has an address that grants nothing else', async () => {
    const { task } = await start({});
    const token = (await linkFor(task.id))?.split('/').at(-1);
    const { statusCode } = await uplift.rest('GET', 'user/CurrentUserData', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(401);
  });

  it('is written by a worker above ten thousand rows, with each row once and in order', async () => {
    await uplift.app.database.manager.query(`
      INSERT INTO supplier (name, list_title, status, enquiry_email)
      SELECT 'Bulk ' || lpad(n::text, 5, '0'), 'Bulk', 'Drafting', 'a@b.nz' FROM generate_series(1, 10001) n`);
    const selection = { filter: { search: 'bulk' } };
    const { task } = await start({ selection, sort: { column: 'NAME', direction: 'DESC' } });
    expect(task).toMatchObject({ state: 'WAITING', total: 10_001, fileName: null });
    expect(await linkFor(task.id)).toBeUndefined();
    // Deleted since the export was requested, which must not end it.
    await uplift.app.database.manager.query(`DELETE FROM supplier WHERE name = 'Bulk 05000'`);
    await until(async () => {
      await uplift.work('task.run');
      const { data } = await uplift.graphql(`{ task(id: ${task.id}) { state } }`, {}, { as: admin });
      return data.task.state === 'FINISHED';
    });
    const { body } = await fetchFile((await linkFor(task.id)) ?? '');
    const lines = body.split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(10_000);
    expect(new Set(lines).size).toBe(10_000);
    expect([lines[0], lines[5000], lines.at(-1)]).toEqual(['Bulk 10001', 'Bulk 05001', 'Bulk 00001']);
    const { data } = await uplift.graphql(
      `{ taskFailures(id: ${task.id}) { totalCount nodes { message } } }`,
      {},
      { as: admin },
    );
    expect(data.taskFailures).toEqual({
      totalCount: 1,
      nodes: [{ message: 'This record has been deleted, or you may no longer see it.' }],
    });
  });
});
