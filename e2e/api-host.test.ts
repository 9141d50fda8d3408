import type { Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const API = 'https://api.dev.uplift.example';
const LIVE = 'wss://api.dev.uplift.example';

describe('an API with a host of its own', () => {
  /** As the server writes the page where PUBLIC_API_URL is set, with the product standing behind that address, too. */
  async function moveApi(page: Page, path: string): Promise<string[]> {
    const { url } = underTest();
    const asked: string[] = [];
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': policy.replace(
            "connect-src 'self'",
            `connect-src 'self' ${API} ${LIVE}`,
          ),
        },
        body: (await response.text()).replace('"config":{', `"config":{"apiUrl":"${API}",`),
      });
    });
    await page.routeWebSocket(`${LIVE}/graphql`, () => asked.push(`${API} of changes`));
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON();
      asked.push(`${new URL(route.request().url()).origin} ${operationName}`);
      const response = await route.fetch({ url: `${url}/graphql` });
      const headers = { 'access-control-allow-origin': url, 'access-control-allow-credentials': 'true' };
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
    return asked;
  }

  it('R312 A154 is what a page calls whose configuration names it, for the sign-in and for all else', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example');
    // What the dashboard asks is no part of it.
    await page.goto('about:blank');
    const asked = await moveApi(page, '/admin/salesEnquiry');
    await page.goto('/admin/salesEnquiry');
    await page.locator('tr.row').first().waitFor();
    expect(asked).toEqual(
      expect.arrayContaining([`${API} RefreshSession`, `${API} EnquiryGrid`, `${API} of changes`]),
    );
    expect(asked.filter((call) => !call.startsWith(API))).toEqual([]);
    // What is still being carried over, such as the kept views, ends before its window closes.
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
    expect(complaints).toEqual([]);
  });
});
