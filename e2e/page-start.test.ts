import { signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('a page that comes rendered', () => {
  it('is on the screen before a script is asked for', async () => {
    const { page, context } = await visit({ width: 390 });
    const early: string[] = [];
    for (const path of ['/', '/searchResults/service/Plumbing', '/contact']) {
      await page.goto(path);
      const scripts = await page.evaluate(() => {
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (painted?.startTime ?? 0))
          .map(({ name }) => name);
      });
      early.push(...scripts.map((script) => `${path} ${script}`));
    }
    expect(early).toEqual([]);
    await context.close();
  });

  it('R251 A139 brings suppliers, buyers, causes and categories to everybody, and to the signed-in who they are and what waits for them', async () => {
    const { page, context } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? [];
      if (name) asked.push(name);
    });
    await page.goto('/');
    const kinds = [
      'business',
      'impactBusiness|ImpactBuyer|impactbuyer',
      'GoodCauses',
      'searchResults/category',
    ];
    for (const kind of kinds) {
      const links = page
        .locator('main a')
        .evaluateAll(
          (all, path) =>
            all.filter((link) => new RegExp(`^/(${path})/.`).test(link.getAttribute('href') ?? '')).length,
          kind,
        );
      expect([kind, (await links) > 0]).toEqual([kind, true]);
    }
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await signIn(page, 'admin@uplift.example');
    const told = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('RefreshSession')),
    );
    await page.goto('/');
    const { user } = (await (await told).json()).data.refreshSession;
    expect(user).toMatchObject({ email: 'admin@uplift.example', roles: ['ADMIN'] });
    expect(user.pendingActionCount).toBeGreaterThan(0);
    await page.goto('/admin/actionCenter');
    await page
      .getByRole('link', { name: /^Action \d/ })
      .first()
      .waitFor();
    await context.close();
  });

  it('has its largest picture before all others', async () => {
    const { page, context } = await visit({ width: 390 });
    for (const path of ['/searchResults/service/Plumbing', '/business/5', '/GoodCauses/1'])
      expect([
        path,
        await page.goto(path).then(() => page.locator('img[fetchpriority=high]').count()),
      ]).toEqual([path, 1]);
    await context.close();
  });
});
