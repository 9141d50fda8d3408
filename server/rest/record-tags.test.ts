import { FeaturedListing } from '../directory/featured-listings/featured-listing.entity.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { EDITABLE_TYPES, type EditableType } from './testing/editable-types.js';

const VERSIONED = /^"\d+-[\da-f]{16}"$/;
const UNVERSIONED = /^"[\da-f]{16}"$/;

const TABLES: Record<string, string> = {
  supplier: 'supplier',
  'impact buyer': 'impact_buyer',
  'good cause': 'good_cause',
  category: 'category',
  'featured listing': 'featured_listing',
  lead: 'lead',
  'sales enquiry': 'sales_enquiry',
  order: 'impact_box_order',
  user: 'user_account',
};

const DELETES: [label: string, call: (id: number) => readonly ['POST' | 'PUT', string, object?]][] = [
  ['supplier', (id) => ['POST', 'business/delete', { id }]],
  ['impact buyer', (id) => ['POST', 'impactBusiness/delete', { id }]],
  ['good cause', (id) => ['POST', 'goodCause/delete', { id }]],
  ['category', (id) => ['POST', 'category/delete', { id }]],
  ['featured listing', (id) => ['POST', 'featuredListing/delete', { id }]],
  ['lead', (id) => ['POST', 'leads/delete', { id }]],
  ['sales enquiry', (id) => ['PUT', `business/salesEnquiry/delete/${id}`]],
];

describe('tags of records', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    make = factories(uplift.app.database);
    const { manager } = uplift.app.database;
    const [supplier, buyer] = [await make.supplier(), await make.impactBuyer({ status: 'Live Report' })];
    ids.supplier = supplier.id;
    ids['impact buyer'] = buyer.id;
    ids['good cause'] = (await make.goodCause()).id;
    ids.category = (await make.category()).id;
    ids['featured listing'] = (await manager.save(FeaturedListing, { title: 'Slide' })).id;
    ids.lead = (await make.lead({ impactBuyerId: buyer.id, supplierId: supplier.id })).id;
    ids['sales enquiry'] = (await make.salesEnquiry({ supplierId: supplier.id })).id;
    ids.order = (await manager.save(ImpactBoxOrder, { fullName: 'Ana', email: 'ana@home.example' })).id;
    ids.user = (await uplift.user({ email: 'other@home.example' })).id;
  });
  afterAll(() => uplift.stop());

  const idOf = (label: string) => ids[label] as number;
  const get = (path: string, headers: Record<string, string> = {}, as: TestUser | null = null) =>
    uplift.rest('GET', path, { as, headers });
  const tagOf = async (path: string, as: TestUser | null = null) =>
    String((await get(path, {}, as)).headers.etag);
  const write = (type: EditableType, match?: string, fields: object = {}) =>
    uplift.rest(...type.update, {
      as: admin,
      body: { id: idOf(type.label), ...fields },
      headers: match === undefined ? {} : { 'if-match': match },
    });
  /** Changes the record as another user would. */
  const changeElsewhere = (label: string) =>
    uplift.app.database.manager.query(
      `UPDATE ${TABLES[label]} SET version = version + 1 WHERE id = ${idOf(label)}`,
    );

  describe('of a read', () => {
    const single = EDITABLE_TYPES.filter(({ label }) => label !== 'order' && label !== 'user');

    it.each(single)('$label: has the version and a hash', async ({ label, read }) => {
      const response = await get(read(idOf(label)), {}, admin);
      expect(response.headers.etag).toMatch(VERSIONED);
      const [record] = [response.json()].flat();
      expect(String(response.headers.etag)).toContain(`"${record.version}-`);
    });

    it.each(['CurrentUserData', 'realtime/leads', 'stats/suppliersStats'])(
      '%s has only a hash, since it has no version',
      async (path) => {
        expect(await tagOf(path, admin)).toMatch(UNVERSIONED);
      },
    );

    it('lists that are not public, files and errors have none', async () => {
      for (const path of ['business/all', 'orders', 'business/999999'])
        expect([path, (await get(path, {}, admin)).headers.etag]).toEqual([path, undefined]);
    });

    it('differs between callers who get different fields', async () => {
      const path = `business/${ids.supplier}`;
      const owner = await uplift.user({ roles: ['Business'], supplierId: ids.supplier });
      const tags = await Promise.all([null, owner, admin].map((as) => tagOf(path, as)));
      expect(new Set(tags).size).toBe(3);
      expect(new Set(tags.map((tag) => tag.split('-')[0])).size).toBe(1);
      const other = await get(path, { 'if-none-match': tags[2] as string });
      expect([other.statusCode, other.headers.etag]).toEqual([200, tags[0]]);
    });

    it('responds with 304 without a body to a caller with the record, until it changes', async () => {
      const path = `category/${ids.category}`;
      const tag = await tagOf(path);
      for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
        const again = await get(path, { 'if-none-match': known });
        expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
        expect(again.headers).toMatchObject({ 'cache-control': 'no-cache' });
        expect(again.headers['content-type']).toBeUndefined();
        expect(String(again.headers.etag)).toContain(tag);
      }
      await changeElsewhere('category');
      const changed = await get(path, { 'if-none-match': tag });
      expect([changed.statusCode, changed.json().id]).toEqual([200, ids.category]);
      expect(changed.headers.etag).not.toBe(tag);
    });

    it('is the same for HEAD', async () => {
      const url = `/api/category/${ids.category}`;
      const tag = await tagOf(`category/${ids.category}`);
      const head = (headers: Record<string, string> = {}) =>
        uplift.http.inject({ method: 'HEAD', url, headers });
      expect(await head()).toMatchObject({ statusCode: 200, body: '', headers: { etag: tag } });
      expect(await head({ 'if-none-match': tag })).toMatchObject({
        statusCode: 304,
        body: '',
        headers: { etag: tag },
      });
    });

    it('names the encoding of a compressed response, and matches whatever the encoding is', async () => {
      const { id } = await make.supplier({ whoAreWe: 'We fix taps. '.repeat(200) });
      const path = `business/${id}`;
      const plain = await get(path, { 'accept-encoding': 'identity' });
      const small = await get(path, { 'accept-encoding': 'br' });
      expect([plain, small].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br']);
      const [tag, ofSmall] = [plain, small].map(({ headers }) => String(headers.etag));
      expect([tag, ofSmall]).toEqual([expect.stringMatching(VERSIONED), String(tag).replace(/"$/, ';br"')]);
      for (const known of [tag, ofSmall] as string[]) {
        const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': known });
        expect([again.statusCode, again.headers.etag]).toEqual([304, known]);
      }
    });
  });

  describe('of a write', () => {
    it.each(EDITABLE_TYPES)('$label: the response has the tag of the next read', async (type) => {
      const saved = await write(type);
      expect([saved.statusCode, saved.headers.etag]).toEqual([200, expect.stringMatching(VERSIONED)]);
      if (type.label !== 'order' && type.label !== 'user')
        expect(await tagOf(type.read(idOf(type.label)), admin)).toBe(saved.headers.etag);
    });

    it('new records have one, too, if the response has the record C073 C089 C106', async () => {
      const { id: supplierId } = await make.supplier();
      const { id: buyerId } = await make.impactBuyer();
      const created = [
        await uplift.rest('POST', 'business/salesEnquiry', {
          as: admin,
          body: { business_id: supplierId, fullName: 'Ana' },
        }),
        await uplift.rest('POST', 'leads', {
          as: admin,
          body: { business_id: buyerId, leadFor_business_id: supplierId },
        }),
      ];
      expect(created.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      for (const { headers } of created) expect(headers.etag).toMatch(VERSIONED);
      const lead = created[1]?.json().lead;
      expect(await tagOf(`leads/${lead.id}`, admin)).toBe(created[1]?.headers.etag);
    });
  });

  describe('in If-Match', () => {
    it.each(EDITABLE_TYPES)('$label: the current tag saves, an older one gets 412', async (type) => {
      const tag = String((await write(type)).headers.etag);
      expect((await write(type, tag)).statusCode).toBe(200);
      await changeElsewhere(type.label);
      const newer = (await write(type)).json();
      const refused = await write(type, tag);
      expect([refused.statusCode, refused.json()]).toEqual([
        412,
        expect.objectContaining({ code: 'PRECONDITION_FAILED', current: newer }),
      ]);
    });

    it.each(DELETES)('%s: an older tag deletes nothing, the current one deletes', async (label, call) => {
      const type = EDITABLE_TYPES.find((each) => each.label === label) as EditableType;
      const { manager } = uplift.app.database;
      const kept = ids[label];
      ids[label] = await freshRecord(label);
      const [method, path, body] = call(idOf(label));
      const remove = (match: string) =>
        uplift.rest(method, path, { as: admin, body, headers: { 'if-match': match } });
      const count = async () =>
        (await manager.query(`SELECT 1 FROM ${TABLES[label]} WHERE id = ${idOf(label)}`)).length;
      const tag = String((await write(type)).headers.etag);
      await changeElsewhere(label);
      const newer = await write(type);
      const refused = await remove(tag);
      expect([refused.statusCode, refused.json()]).toEqual([
        412,
        expect.objectContaining({ code: 'PRECONDITION_FAILED', current: newer.json() }),
      ]);
      expect(await count()).toBe(1);
      const removed = await remove(String(newer.headers.etag));
      expect([removed.statusCode, await count()]).toEqual([200, 0]);
      ids[label] = kept as number;
    });

    async function freshRecord(label: string): Promise<number> {
      if (label === 'supplier') return (await make.supplier()).id;
      if (label === 'impact buyer') return (await make.impactBuyer()).id;
      if (label === 'good cause') return (await make.goodCause()).id;
      if (label === 'category') return (await make.category()).id;
      if (label === 'sales enquiry') return (await make.salesEnquiry()).id;
      if (label === 'featured listing')
        return (await uplift.app.database.manager.save(FeaturedListing, { title: 'Slide' })).id;
      const { id: supplierId } = await make.supplier();
      return (await make.lead({ supplierId, impactBuyerId: idOf('impact buyer') })).id;
    }

    it('is refused by writes that compare no versions, which change nothing', async () => {
      const { id } = await make.supplier();
      const body = { id, system: 'xero', external_id: 'C-1' };
      const put = (match: string) =>
        uplift.rest('PUT', 'business/externalRefs', { as: admin, body, headers: { 'if-match': match } });
      const refused = await put('"9-0"');
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        'This call does not compare versions. Send it without If-Match.',
      ]);
      const read = await uplift.rest('GET', `business/externalRefs?id=${id}`, { as: admin });
      expect(read.json().externalRefs).toEqual([]);
      expect((await put('*')).statusCode).toBe(200);
    });

    const category = EDITABLE_TYPES.find(({ label }) => label === 'category') as EditableType;

    it('the tag of a compressed response and of a proxy that weakens it count as well', async () => {
      const tag = await tagOf(`category/${ids.category}`);
      for (const match of [tag.replace(/"$/, ';br"'), `W/${tag}`, ` "9999-0", ${tag} `])
        expect([match, (await write(category, match)).statusCode]).toEqual([match, 200]);
    });

    it('an asterisk means any version of a record that exists', async () => {
      expect((await write(category, '*')).statusCode).toBe(200);
      expect((await write(category, '*', { id: 999999 })).statusCode).toBe(404);
      const older = await write(category, '*', { version: 9999 });
      expect([older.statusCode, older.json().code]).toEqual([409, 'CONFLICT']);
    });

    it('tags of no version get 412, and a header without tags gets 400', async () => {
      for (const match of ['"another"', '"0-1"', '""', '"99999999999999999999-1"'])
        expect([match, (await write(category, match)).statusCode]).toEqual([match, 412]);
      for (const match of ['3', 'x', '', '"open', '*, "1-0"', '"1-0" "2-0"'])
        expect([match, (await write(category, match)).statusCode]).toEqual([match, 400]);
    });

    it('may be sent with the same version in the body, and not with another one', async () => {
      const { version } = (await get(`category/${ids.category}`)).json();
      const tag = await tagOf(`category/${ids.category}`);
      expect((await write(category, tag, { version })).statusCode).toBe(200);
      const refused = await write(category, tag, { version: version + 1 });
      expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'version']);
      await changeElsewhere('category');
      expect((await write(category, tag, { version })).statusCode).toBe(412);
    });

    it('protects the settings of the site C033', async () => {
      const put = (contributions: number, match: string) =>
        uplift.rest('PUT', 'general/settings', {
          as: admin,
          body: { contributions },
          headers: { 'if-match': match },
        });
      const tag = await tagOf('general/settings');
      const saved = await put(5, tag);
      expect([saved.statusCode, saved.headers.etag]).toEqual([200, await tagOf('general/settings')]);
      const refused = await put(6, tag);
      expect([refused.statusCode, refused.json().current]).toEqual([412, saved.json()]);
    });
  });
});
