import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';

const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

describe('badges for other sites', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  beforeAll(async () => {
    // Without a cache, so that every response shows the values in the database.
    uplift = await TestUplift.start({ PAGE_CACHE_MB: '0', PUBLIC_URL: 'https://uplift.example' });
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  const get = (url: string, headers: Record<string, string> = {}) =>
    uplift.http.inject({ method: 'GET', url: `/badge/${url}`, headers });
  const sale = (of: object, contribution: number, more: object = {}) =>
    make.salesEnquiry({ progress: 'Completed', contribution, ...of, ...more });

  it('show the total contribution of a supplier, a buyer and a cause, with the equivalent hours A153 R280 A46', async () => {
    const supplier = await make.supplier({ name: 'Kōwhai Plumbing', urlKeyword: 'kowhai.plumbing' });
    const buyer = await make.impactBuyer({
      name: 'Nīkau School',
      status: 'Live Report',
      urlKeyword: 'Nikau',
    });
    const cause = await make.goodCause({ name: 'Youth Trust' });
    const links = { supplierId: supplier.id, impactBuyerId: buyer.id, goodCauseId: cause.id };
    await sale(links, 1234.5);
    await sale(links, 60, { archivedAt: new Date() });
    await sale(links, 5000, { progress: 'Fallen Through' });
    for (const [path, name, page] of [
      [`supplier/${supplier.id}`, 'Kōwhai Plumbing', `/business/${supplier.id}`],
      ['supplier/KOWHAI.plumbing', 'Kōwhai Plumbing', `/business/${supplier.id}`],
      [`impactbuyer/${buyer.id}`, 'Nīkau School', `/ImpactBuyer/${buyer.id}`],
      ['IMPACTBUYER/nikau', 'Nīkau School', `/ImpactBuyer/${buyer.id}`],
      [`goodcause/${cause.id}`, 'Youth Trust', `/GoodCauses/${cause.id}`],
    ]) {
      const figures = await get(`${path}.json?lang=mi`);
      expect([path, figures.json()]).toEqual([
        path,
        {
          name,
          contribution: 1294.5,
          equivalentHours: 57,
          text: expect.stringMatching(/\$1,294\.50.*57 hāora mahi hapori/),
          url: `https://uplift.example/mi${page}`,
        },
      ]);
      const picture = await get(`${path}.svg`);
      expect(picture.payload).toMatch(/>\$1,294\.50<.*>57</);
      expect(picture.payload).toMatch(
        /<desc id="uplift-desc">[^<]*\$1,294\.50[^<]*57 hours of community work/,
      );
    }
  });

  it('exist for public records only; all other requests get the same response A29 A22', async () => {
    const supplier = await make.supplier({ status: 'Drafting', urlKeyword: 'drafted' });
    const left = await make.supplier({ status: 'Left & Removed' });
    const buyer = await make.impactBuyer({ status: 'Drafting', urlKeyword: 'quiet' });
    const cause = await make.goodCause({ status: 'Drafting' });
    const cookie = { cookie: 'session=1' };
    const answers = await Promise.all(
      [
        `supplier/${supplier.id}.svg`,
        'supplier/drafted.json',
        `supplier/${left.id}.svg`,
        `impactbuyer/${buyer.id}.svg`,
        'impactbuyer/quiet/frame',
        `goodcause/${cause.id}.svg`,
        'supplier/999999999.svg',
        'supplier/99999999999.svg',
        'supplier/nobody.svg',
        "supplier/x'--.svg",
        'goodcause/nobody.svg',
        'goodcause/1.png',
        'category/1.svg',
        'lead/1/frame',
      ].map((path) => get(path, cookie)),
    );
    const all = new Set(
      answers.map(({ statusCode, payload, headers }) =>
        JSON.stringify([statusCode, payload, headers.etag, headers['cache-control'], headers['set-cookie']]),
      ),
    );
    expect([...all]).toHaveLength(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect(answers[0]?.json()).toEqual({ code: 'NOT_FOUND', message: expect.any(String) });
  });

  it('escape user text in the picture, the frame and the figures', async () => {
    const names = [
      '<script>alert(1)</script> & "Co" \'Ltd\'',
      ']]></style><svg onload=alert(1)>',
      'a\u0001b\u001bc',
      'Bäckerei 👩‍🌾🥐 食堂',
      '\u202Eevil\u202C مطعم الورد'.repeat(4),
      'Ō'.repeat(150),
    ];
    for (const name of names) {
      const { id } = await make.supplier({ name });
      const { payload } = await get(`supplier/${id}.svg`);
      expect(payload).not.toMatch(/<script|<svg onload|<\/style><svg/);
      for (const unseen of ['\u0001', '\u001b', '\u202e', '\u202c']) expect(payload).not.toContain(unseen);
      // The remaining markup is XML: every '&' begins an entity, every '<' one of the badge's own tags.
      expect(payload.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
      expect(payload.match(/<[^/]/g)?.length).toBe(
        payload.match(/<(svg|title|desc|style|path|clipPath|g|circle|text)[ >]/g)?.length,
      );
      expect((await get(`supplier/${id}/frame`)).payload).not.toMatch(/<script|onload=alert\(1\)>/);
      expect((await get(`supplier/${id}.json`)).json().name).toBe(name);
    }
  });

  it('are one small self-contained picture, in two languages, three themes and two sizes', async () => {
    const supplier = await make.supplier({ name: `${'Whakatāne Āwhina '.repeat(8)}Limited` });
    await sale({ supplierId: supplier.id }, 12_345_678.9);
    for (const lang of ['en', 'mi'])
      for (const theme of ['auto', 'light', 'dark'])
        for (const size of ['card', 'compact']) {
          const { payload } = await get(
            `supplier/${supplier.id}.svg?lang=${lang}&theme=${theme}&size=${size}`,
          );
          expect(Buffer.byteLength(payload)).toBeLessThan(6000);
          expect(payload).not.toMatch(/href|@import|url\((?!#)|<image|<foreignObject/);
          expect(payload).toContain(`lang="${lang}-NZ"`);
          expect(payload.includes('prefers-color-scheme')).toBe(theme === 'auto');
          // Only the long name is cut.
          expect(payload.split('…').length - 1).toBe(size === 'card' ? 1 : 0);
        }
  });

  it('refuse an unknown style with a clear message, and ignore other parameters R320', async () => {
    const { id } = await make.supplier();
    for (const query of ['lang=fr', 'theme=pink', 'size=', 'lang=en&lang=mi']) {
      const { statusCode, headers, payload } = await get(`supplier/${id}.svg?${query}`);
      expect([query, statusCode, headers['access-control-allow-origin']]).toEqual([query, 400, '*']);
      expect(JSON.parse(payload).message).toMatch(/^This must be/);
    }
    expect((await get(`supplier/${id}.svg?v=2&utm_source=x`)).statusCode).toBe(200);
  });

  it('are open to every origin, cached and without cookies, and only the frame can be framed', async () => {
    const { id } = await make.supplier();
    const elsewhere = { origin: 'https://kowhai.example', cookie: 'a=b' };
    const open = {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
      'x-content-type-options': 'nosniff',
    };
    const svg = (await get(`supplier/${id}.svg`, elsewhere)).headers;
    expect(svg).toMatchObject({
      ...open,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': SVG_POLICY,
      'x-frame-options': 'SAMEORIGIN',
    });
    const frame = (await get(`supplier/${id}/frame`, elsewhere)).headers;
    expect(frame).toMatchObject({ ...open, 'content-type': 'text/html; charset=utf-8' });
    expect(frame['content-security-policy']).toContain('frame-ancestors *');
    for (const headers of [svg, frame]) {
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    expect(frame).not.toHaveProperty('x-frame-options');
    for (const url of ['/api/business/all', '/robots.txt', '/badge', '/healthz']) {
      const { headers } = await uplift.http.inject({ method: 'GET', url, headers: elsewhere });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  it('return 304 for a matching ETag, including a weakened one', async () => {
    const { id } = await make.supplier();
    const { etag } = (await get(`supplier/${id}.svg`)).headers as { etag: string };
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { statusCode, payload, headers } = await get(`supplier/${id}.svg`, { 'if-none-match': tag });
      expect([statusCode, payload, headers['access-control-allow-origin']]).toEqual([304, '', '*']);
    }
    await sale({ supplierId: id }, 10);
    expect((await get(`supplier/${id}.svg`, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('are read in one statement, from rollups only', async () => {
    const { id } = await make.goodCause();
    for (const path of [`goodcause/${id}.svg`, 'supplier/nobody.svg'])
      expect(await countStatements(() => get(path))).toHaveLength(1);
    expect(await countStatements(() => get('goodcause/nobody.svg'))).toHaveLength(0);
    const plans = await queryPlans(uplift.app.database, () => get(`goodcause/${id}.svg`));
    expect(plans).not.toContain('sales_enquiry');
  });

  it('work on every site when the API has its own host, and never send its cookies', async () => {
    const site = 'https://dev.uplift.example';
    const apart = await TestUplift.start({ PUBLIC_URL: site, PUBLIC_API_URL: 'https://api.uplift.example' });
    const { id } = await factories(apart.app.database).supplier();
    const { headers } = await apart.http.inject({
      url: `/badge/supplier/${id}.svg`,
      headers: { origin: site },
    });
    await apart.stop();
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('cached badges', () => {
  let uplift: TestUplift;
  beforeEach(async () => {
    uplift = await TestUplift.start();
  });
  afterEach(() => uplift.stop());

  const named = async (id: number) =>
    (await uplift.http.inject(`/badge/supplier/${id}.json`)).json().name as string | undefined;

  it('stay cached until the record changes, and then show the change ADR 21', async () => {
    const make = factories(uplift.app.database);
    const as = await uplift.user({ roles: ['Admin'] });
    const { id } = await make.supplier({ name: 'Before' });
    const read = () => countStatements(() => named(id));
    // As soon as the process receives the change.
    await until(async () => (await read()).length === 0);
    expect(await named(id)).toBe('Before');
    const rename = 'mutation ($id: Int!) { updateSupplier(id: $id, input: { name: "After" }) { name } }';
    const { errors } = await uplift.graphql(rename, { id }, { as });
    expect(errors).toBeUndefined();
    await until(async () => (await named(id)) !== 'Before');
    expect(await named(id)).toBe('After');
  });
});
