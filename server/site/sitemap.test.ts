import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { sitemapIndexXml } from './sitemap.js';

describe('sitemap and robots.txt', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start({ PUBLIC_URL: 'https://uplift.example' });
  });
  afterAll(() => uplift.stop());

  const get = async (url: string) => uplift.http.inject({ method: 'GET', url });

  it('include only public pages, in both languages R001 R106 R144', async () => {
    const make = factories(uplift.app.database);
    const live = await make.supplier();
    const draft = await make.supplier({ status: 'Drafting' });
    await make.supplier({ id: 32 });
    const report = await make.impactBuyer({ status: 'Live Report', urlKeyword: "kura's & co" });
    const data = await make.impactBuyer({ status: 'Data Only' });
    const cause = await make.goodCause();
    const { body, headers } = await get('/sitemap-1.xml');
    expect(headers['content-type']).toContain('application/xml');
    const places = [...body.matchAll(/<loc>https:\/\/uplift\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(places).toEqual(
      expect.arrayContaining(['/', '/contact', `/business/${live.id}`, `/GoodCauses/${cause.id}`]),
    );
    expect(places).toContain('/ImpactBuyer/kura&apos;s%20%26%20co');
    expect(report.urlKeyword).toBe("kura's & co");
    for (const hidden of [`/business/${draft.id}`, '/business/32', `/ImpactBuyer/${data.id}`])
      expect(places).not.toContain(hidden);
    expect(body).toContain(`hreflang="mi-NZ" href="https://uplift.example/mi/business/${live.id}"`);
  });

  it('split the sitemap at 50,000 addresses', async () => {
    expect(sitemapIndexXml('https://uplift.example', 10).match(/<loc>/g)).toHaveLength(1);
    expect(sitemapIndexXml('https://uplift.example', 100_000).match(/<loc>/g)).toHaveLength(3);
    expect((await get('/sitemap.xml')).body).toContain('https://uplift.example/sitemap-1.xml');
    expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-0.xml')).statusCode).toBe(404);
  });

  it('exclude private pages from crawlers and name the sitemap', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /admin');
    // A25: these pages have a `noindex` of their own, which crawlers can read only if they may fetch the
    // page.
    expect(body).not.toMatch(/EntityLink|ProspectingBuyers/i);
    expect(body).toContain('Sitemap: https://uplift.example/sitemap.xml');
  });
});
