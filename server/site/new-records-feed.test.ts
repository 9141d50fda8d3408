import { SaxesParser } from 'saxes';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { until } from '../testing/until.js';

const ATOM = 'http://www.w3.org/2005/Atom';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Reads a document strictly: the parser throws at the first error of syntax or namespaces. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe(ATOM);
    const values = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element = { name: local, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] as Element;
}

const all = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const textOf = (element: Element, name: string) => all(element, name)[0]?.text;
const linkOf = (element: Element, rel: string) =>
  all(element, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes.href;

describe('the feed of new suppliers and good causes', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    // Without a cache, so that every response shows the values in the database.
    uplift = await TestUplift.start({
      PAGE_CACHE_MB: '0',
      PUBLIC_URL: 'https://uplift.example',
      WEB_ORIGINS: 'https://crm.example',
    });
  });
  afterAll(() => uplift.stop());
  beforeEach(() =>
    uplift.app.database.manager.query('TRUNCATE supplier, good_cause, published_record CASCADE'),
  );

  const get = (url = '/feeds/new.atom', headers: Record<string, string> = {}) =>
    uplift.http.inject({ method: 'GET', url, headers });
  const feed = async (url?: string) => parse((await get(url)).body);
  const titles = async () => all(await feed(), 'entry').map((entry) => textOf(entry, 'title'));

  it('is a valid Atom feed with absolute ids, links, an author and times', async () => {
    const make = factories(uplift.app.database);
    const supplier = await make.supplier({
      name: 'Kōwhai & "Sons" <Plumbing>\u0007',
      aboutWhatWeDo: '<p>Pipes, <strong>mended</strong></p>',
    });
    const { body, headers } = await get();
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const document = parse(body);
    const self = 'https://uplift.example/feeds/new.atom';
    expect([document.name, textOf(document, 'id'), linkOf(document, 'self')]).toEqual(['feed', self, self]);
    expect(linkOf(document, 'alternate')).toBe('https://uplift.example/');
    expect(all(document, 'author').map((author) => textOf(author, 'name'))).toEqual(['Uplift']);
    const [entry] = all(document, 'entry') as [Element];
    const page = `https://uplift.example/business/${supplier.id}`;
    expect([textOf(entry, 'id'), linkOf(entry, 'alternate')]).toEqual([page, page]);
    expect(textOf(entry, 'title')).toBe('Kōwhai & "Sons" <Plumbing>');
    expect(textOf(entry, 'summary')).toBe('Pipes, mended');
    const time = textOf(entry, 'updated') ?? '';
    expect(new Date(time).toISOString()).toBe(time);
    expect(textOf(document, 'updated')).toBe(time);
  });

  it('is valid without entries', async () => {
    const document = await feed();
    expect(all(document, 'entry')).toEqual([]);
    expect(Number.isNaN(new Date(textOf(document, 'updated') ?? '').getTime())).toBe(false);
  });

  it('lists only listed suppliers and approved good causes, the last published one first R001', async () => {
    const make = factories(uplift.app.database);
    await make.supplier({ name: 'Kererū Print', status: 'Drafting' });
    await make.supplier({ name: 'Master list', id: 32 });
    await make.goodCause({ name: 'Tūī Trust', status: 'Drafting' });
    const early = await make.supplier({ name: 'Early', status: 'Drafting' });
    await make.supplier({ name: 'Kea Paint' });
    await make.goodCause({ name: 'Kākā Trust' });
    const { manager } = uplift.app.database;
    await manager.query(`UPDATE supplier SET status = 'Approved & Live' WHERE id = $1`, [early.id]);
    expect(await titles()).toEqual(['Early', 'Kākā Trust', 'Kea Paint']);
    await manager.query(`UPDATE supplier SET status = 'Left & Removed' WHERE id = $1`, [early.id]);
    expect(await titles()).toEqual(['Kākā Trust', 'Kea Paint']);
    await make.supplier({ name: 'Later' });
    await manager.query(`UPDATE supplier SET status = 'Approved & Live' WHERE id = $1`, [early.id]);
    expect(await titles()).toEqual(['Later', 'Early', 'Kākā Trust', 'Kea Paint']);
  });

  it('is not sent again while it is unchanged', async () => {
    await factories(uplift.app.database).goodCause();
    const { headers } = await get();
    expect(headers['cache-control']).toBe('public, max-age=600, stale-while-revalidate=3600');
    const again = await get('/feeds/new.atom', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await factories(uplift.app.database).goodCause();
    const changed = await get('/feeds/new.atom', { 'if-none-match': String(headers.etag) });
    expect(changed.statusCode).toBe(200);
  });

  it.each(['https://elsewhere.example', 'https://crm.example'])('is open to pages of %s', async (origin) => {
    const { headers } = await get('/feeds/new.atom', { origin });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['access-control-expose-headers']).toContain('etag');
  });

  it('links to pages in te reo Māori below /mi', async () => {
    const cause = await factories(uplift.app.database).goodCause();
    const document = await feed('/mi/feeds/new.atom');
    expect(document.attributes['xml:lang']).toBe('mi-NZ');
    expect(linkOf(document, 'self')).toBe('https://uplift.example/mi/feeds/new.atom');
    const page = `https://uplift.example/mi/GoodCauses/${cause.id}`;
    expect(all(document, 'entry').map((entry) => linkOf(entry, 'alternate'))).toEqual([page]);
  });
});

describe('the cached feed of new suppliers and good causes', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('shows a good cause once staff approve it', async () => {
    const admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const cause = await make.goodCause({ name: 'Tūī Trust', status: 'Drafting' });
    const entries = async () => {
      const { body } = await uplift.http.inject({ method: 'GET', url: '/feeds/new.atom' });
      return all(parse(body), 'entry').map((entry) => textOf(entry, 'title'));
    };
    const isCached = async () => {
      const before = await entries();
      // The factory announces no change.
      await make.goodCause();
      return (await entries()).length === before.length;
    };
    await until(isCached, () => 'the feed is cached');
    const approve = `mutation ($id: Int!) {
      updateGoodCause(id: $id, version: 1, input: { status: APPROVED_AND_LIVE }) { id } }`;
    const { errors } = await uplift.graphql(approve, { id: cause.id }, { as: admin });
    expect(errors).toBeUndefined();
    await until(
      async () => (await entries())[0] === 'Tūī Trust',
      () => 'the feed lists the approved good cause',
    );
  });
});
