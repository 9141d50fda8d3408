import { countStatements } from '../testing/count-statements.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

const SUPPLIERS = 450;
const LISTS = [
  'business/all/available',
  'impactBusiness/all/available',
  'goodCause/all/available',
  'category/all',
  'featuredListing/all',
];

describe('public lists A161', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    const { manager } = uplift.app.database;
    // Several suppliers have the same title, as sole traders do.
    await manager.query(
      `INSERT INTO supplier (name, list_title, status, enquiry_email)
       SELECT 'Supplier ' || n, 'Plumber ' || n / 7, 'Approved & Live', 's@business.example'
       FROM generate_series(1, ${SUPPLIERS}) n`,
    );
    for (let n = 0; n < 3; n++) {
      await make.impactBuyer({ status: 'Live Report' });
      await make.goodCause();
      await make.category();
      await manager.query(`INSERT INTO featured_listing (supplier_id, title) VALUES (40, 'Slide')`);
    }
  });
  afterAll(() => uplift.stop());

  const get = (path: string, headers: Record<string, string> = {}) => uplift.rest('GET', path, { headers });
  const idsOf = async (path: string) => (await get(path)).json().map(({ id }: { id: number }) => id);

  it('return each record once, ordered by title C001', async () => {
    const response = await get('business/all/available');
    const rows: { id: number; listTitle: string }[] = response.json();
    const sorted = [...rows].sort((a, b) => a.listTitle.localeCompare(b.listTitle) || a.id - b.id);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(SUPPLIERS);
    expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    expect(response.headers).toMatchObject({
      'x-total-count': String(SUPPLIERS),
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it.each(LISTS)('%s accepts limit and offset, and returns the total count', async (path) => {
    const whole = await idsOf(path);
    expect(await idsOf(`${path}?limit=2`)).toEqual(whole.slice(0, 2));
    expect(await idsOf(`${path}?limit=1&offset=1`)).toEqual(whole.slice(1, 2));
    expect(await idsOf(`${path}?offset=2`)).toEqual(whole.slice(2));
    expect(await idsOf(`${path}?limit=&offset=`)).toEqual(whole);
    expect(await idsOf(`${path}?offset=100000`)).toEqual([]);
    const part = await get(`${path}?limit=1`);
    expect(part.headers['x-total-count']).toBe(String(whole.length));
    for (const bad of ['limit=0', 'limit=x', 'limit=-1', 'offset=1.5', 'offset=9999999', 'limit=1&limit=2'])
      expect([bad, (await get(`${path}?${bad}`)).statusCode]).toEqual([bad, 400]);
  });

  it.each(LISTS)('%s returns 304 to a client with a current copy', async (path) => {
    const { headers } = await get(path);
    const tag = String(headers.etag);
    for (const known of [tag, `"another", ${tag}`, '*']) {
      const again = await get(path, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    expect((await get(path, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  const tagOf = async (path: string) => (await get(path)).headers.etag;
  const first = (table: string) => `(SELECT min(id) FROM ${table})`;

  it.each([
    ['business/all/available', `UPDATE supplier SET who_are_we = 'Us' WHERE id = ${first('supplier')}`],
    [
      'business/all/available',
      `INSERT INTO testimonial (supplier_id, full_name, message, visible) VALUES (${first('supplier')}, 'A', 'B', true)`,
    ],
    ['business/all/available', `DELETE FROM testimonial`],
    [
      'business/all/available',
      `INSERT INTO supplier_category VALUES (${first('supplier')}, ${first('category')})`,
    ],
    ['business/all/available', `UPDATE supplier SET status = 'Drafting' WHERE id = ${first('supplier')}`],
    [
      'impactBusiness/all/available',
      `UPDATE impact_buyer SET website = 'b.example' WHERE id = ${first('impact_buyer')}`,
    ],
    [
      'impactBusiness/all/available',
      `INSERT INTO sales_enquiry (impact_buyer_id, progress, contribution) VALUES (${first('impact_buyer')}, 'Completed', 9)`,
    ],
    [
      'goodCause/all/available',
      `UPDATE good_cause SET description = 'Good' WHERE id = ${first('good_cause')}`,
    ],
    ['category/all', `INSERT INTO sub_category (category_id, name) VALUES (${first('category')}, 'Another')`],
    ['featuredListing/all', `UPDATE featured_listing SET title = 'Changed'`],
  ])('%s has another ETag after a change (%s)', async (path, change) => {
    const before = await tagOf(path);
    await uplift.app.database.manager.query(change);
    expect(await tagOf(path)).not.toBe(before);
  });

  it('are read in batches, so that memory use stays constant', async () => {
    const { database } = uplift.app;
    const most = { rows: 0 };
    const read = jest.spyOn(database, 'read').mockImplementation(async (statement, values) => {
      const rows = await Object.getPrototypeOf(database).read.call(database, statement, values);
      most.rows = Math.max(most.rows, rows.length);
      return rows;
    });
    const { length } = await idsOf('business/all/available');
    read.mockRestore();
    expect(length).toBeGreaterThan(400);
    expect(most.rows).toBeLessThanOrEqual(200);
  });

  it('read the version at most twice under concurrent requests', async () => {
    const statements = await countStatements(() =>
      Promise.all(Array.from({ length: 20 }, () => get('business/all/available?limit=1'))),
    );
    expect(statements.filter((sql) => sql.includes('AS version')).length).toBeLessThanOrEqual(2);
    expect(statements.filter((sql) => sql.includes('OFFSET'))).toHaveLength(20);
  });

  it('leave connections for other calls under concurrent requests', async () => {
    const { pool } = uplift.app.database;
    let most = 0;
    const look = () => {
      most = Math.max(most, pool.totalCount - pool.idleCount);
    };
    pool.on('acquire', look);
    await Promise.all(Array.from({ length: 20 }, () => get('business/all/available')));
    pool.off('acquire', look);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('show Admin every featured listing, and visitors the ones of listed suppliers A159 C035 C036', async () => {
    const draft = await make.supplier({ status: 'Drafting' });
    const [{ id }] = await uplift.app.database.manager.query(
      `INSERT INTO featured_listing (supplier_id, title, mobile_image_url) VALUES (${draft.id}, 'Draft', '/m.jpg')
       RETURNING id`,
    );
    const admin = await uplift.user({ roles: ['Admin'] });
    const all = await uplift.rest('GET', 'featuredListing/all', { as: admin });
    const one = await uplift.rest('GET', `featuredListing/${id}`, { as: admin });
    expect(all.json()).toContainEqual(expect.objectContaining({ id, mobileImageUrl: '/m.jpg', version: 1 }));
    expect(one.json()).toMatchObject({ id, business_id: draft.id });
    expect(await idsOf('featuredListing/all')).not.toContain(id);
    expect((await get(`featuredListing/${id}`)).statusCode).toBe(404);
  });

  it('include the card of a supplier only for its editors, and the version of every record A160', async () => {
    const cause = await make.goodCause();
    const buyer = await make.impactBuyer({
      goodCauseId: cause.id,
      status: 'Live Report',
      contactName: 'Ana',
    });
    const supplier = await make.supplier({ impactBuyerId: buyer.id });
    const links = { impactBuyerId: buyer.id, supplierId: supplier.id };
    const sold = (year: number, archivedAt: Date | null = null) =>
      make.salesEnquiry({
        ...links,
        progress: 'Completed',
        enquiredAt: new Date(`${year}-06-01T00:00:00Z`),
        archivedAt,
      });
    const sale = await sold(2025);
    await sold(2024);
    await sold(2026, new Date());
    const offered = async () => ({ ...links, supplierId: (await make.supplier()).id });
    await make.lead({ ...links });
    await make.lead({ ...(await offered()), customersResponse: 'Sounding Positive' });
    await make.lead({ ...(await offered()), customerHidden: true });
    await make.lead({ ...links, status: 'No Opportunity' });
    await make.lead({ ...(await offered()), customersResponse: 'No Opportunity (Not Interested)' });
    await make.lead({ ...links, archivedAt: new Date() });
    await make.lead({ ...links, salesEnquiryId: sale.id });
    const admin = await uplift.user({ roles: ['Admin'] });
    const own = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    const other = await uplift.user({ roles: ['Business'], supplierId: 33 });
    const card = { suppliersUsed: 1, leads_count: 3, leadsToBeReviewed: 1, businessLinkKey: buyer.linkKey };
    for (const as of [admin, own])
      expect((await uplift.rest('GET', `business/${supplier.id}`, { as })).json()[0]).toMatchObject(card);
    for (const as of [null, other]) {
      const [seen] = (await uplift.rest('GET', `business/${supplier.id}`, { as })).json();
      for (const key of Object.keys(card)) expect(seen).not.toHaveProperty(key);
      expect(seen.version).toBe(1);
    }
    const [record] = (await uplift.rest('GET', `impactBusiness/${buyer.id}`, { as: admin })).json();
    expect(record).toMatchObject({
      business_id: buyer.id,
      version: 1,
      type: null,
      ownerName: 'Ana',
      leadsCount: 3,
      impactLatestSalesEnquiry_id: sale.id,
    });
    const [seen] = (await get(`impactBusiness/${buyer.id}`)).json();
    expect(seen).toMatchObject({ business_id: buyer.id, version: 1 });
    for (const key of ['ownerName', 'leadsCount', 'impactLatestSalesEnquiry_id', 'type'])
      expect(seen).not.toHaveProperty(key);
    expect((await get('category/all')).json()[0]).toMatchObject({ version: 1, firebase_id: null });
  });
});
