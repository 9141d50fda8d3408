import { axeViolations, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('a supplier’s page', () => {
  it('shows its work large, by keyboard alone', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/business/5');
    const first = page.getByRole('button', { name: /^Enlarge/ }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^1 of \d/).waitFor();
    expect(await dialog.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual(
      await page.evaluate(() => [window.innerWidth, window.innerHeight]),
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^2 of \d/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('Enlarge'),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks YouTube for a film only when somebody presses play', async () => {
    const { page, context } = await visit();
    const asked: string[] = [];
    await page.route('**/*youtube*/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'a film' });
    });
    for (let id = 5; id < 40; id++) {
      await page.goto(`/business/${id}`);
      if ((await page.getByRole('button', { name: /^Play: / }).count()) > 0) break;
    }
    expect(asked).toEqual([]);
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .click();
    await page.frameLocator('iframe').getByText('a film').waitFor();
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    await context.close();
  });

  it('C012 R103 takes a testimonial, which staff find in the action centre and visitors do not see', async () => {
    const { page, context } = await visit({ width: 390 });
    await page.goto('/business/6');
    await page.getByRole('button', { name: 'Leave a testimonial' }).click();
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('This cannot be empty').first().waitFor();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Hana Test');
    await form.getByLabel('What would you tell a friend?').fill('They came back to water the plants.');
    await form.getByRole('button', { name: 'Send it' }).click();
    await page.getByText('Our team reads it').waitFor();
    await page.goto('/business/6');
    expect(await page.getByText('water the plants').count()).toBe(0);
    await context.close();
  });

  it('shows where it works on a map of its own', async () => {
    const { page, context } = await visit();
    await page.goto('/business/5');
    const map = page.getByRole('img', { name: /^Map of New Zealand: Auckland/ });
    await map.waitFor();
    expect(await map.locator('[data-served=true]').count()).toBe(1);
    await context.close();
  });
});

describe('search that finds nothing', () => {
  it('offers nearly the same words', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults/service/plumming?words=as-typed');
    await page.getByRole('link', { name: 'Plumbing', exact: true }).first().click();
    await page.waitForURL('**/searchResults/service/Plumbing');
    await context.close();
  });

  it('R010 Nationwide has no cities; the tree of categories counts and filters', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults/Nationwide');
    expect(await page.getByLabel('City or district').isDisabled()).toBe(true);
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Plumbing & Gas/ })
      .click();
    await page.waitForURL(/searchResults\/Nationwide\/\d+$/);
    await context.close();
  });

  it('A12 the list for other people’s pages may stand in a frame', async () => {
    const { page, context } = await visit();
    const response = await page.goto('/searchResults_api?service=Plumbing&servicing=Auckland');
    expect(response?.headers()['content-security-policy']).toContain('frame-ancestors *');
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('article').first().getByRole('link').getAttribute('target')).toBe('_blank');
    const found = await page.getByRole('article').count();
    const more = page.getByRole('link', { name: `See all ${found} on Uplift` });
    expect(await more.getAttribute('href')).toBe('/searchResults/service/Plumbing/Auckland');
    await page.goto('/searchResults_api?service=zzz');
    expect(await page.getByRole('link', { name: 'All suppliers' }).getAttribute('href')).toBe(
      '/searchResults',
    );
    const profile = await page.goto('/business/5');
    expect(profile?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await context.close();
  });
});
