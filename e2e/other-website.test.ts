import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { errorsOf, newContext } from './browser.js';
import { folderWithClient } from './client-package.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

/** Returns the first code block in a language from a page, with the address of the product under test. */
function exampleOf(file: string, language: string): string {
  const [, example = ''] =
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readFileSync(file, 'utf8')) ?? [];
  return example.replaceAll('https://uplift.example', underTest().url);
}

/** The content security policy of docs/rest.md, for a page that also has scripts of its own. */
function documentedPolicy(): string {
  const [, policy = ''] = /^Content-Security-Policy: (.*)$/m.exec(readFileSync('docs/rest.md', 'utf8')) ?? [];
  const here = policy.replaceAll('https://uplift.example', underTest().url);
  return `default-src 'none'; ${here.replace('script-src', "script-src 'self' 'unsafe-inline'")}`;
}

let website: Server;
let address: string;
let folder: string;
beforeAll(async () => {
  folder = await folderWithClient();
  const inPackage = path.join(folder, 'node_modules/@uplift/client');
  const pages: Record<string, string> = {
    '/': exampleOf('docs/rest.md', 'html'),
    '/client': exampleOf('sdk/README.md', 'html'),
  };
  website = createServer(({ url = '/' }, response) => {
    const isScript = url.startsWith('/lib/');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('content-security-policy', documentedPolicy());
    response.end(isScript ? readFileSync(path.join(inPackage, url)) : pages[url]);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => website.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  credentials?: 'include';
}

async function visitWebsite(place = '/') {
  const context = await newContext();
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(address + place);
  return { context, page, errors };
}

const firstSuppliers = async () =>
  (await (await fetch(`${underTest().url}/api/business/all/available?limit=5&columns=id,name`)).json()) as {
    id: number;
    name: string;
  }[];

describe('another website', () => {
  it('lists suppliers with pictures and sends an enquiry with the page of docs/rest.md', async () => {
    const { context, page, errors } = await visitWebsite();
    await page.getByRole('listitem').nth(4).waitFor();
    const widths = await page.evaluate(() =>
      Promise.all(
        [...document.images].map(async (image) => {
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    );
    expect(widths.filter((width) => width > 0)).toHaveLength(5);
    await page.getByLabel('Your name').fill('Ana Tamihana');
    await page.getByLabel('Email').fill('ana@other-website.example');
    await page.getByLabel('Message').fill('Could you have a look at our tap?');
    await page.getByRole('button', { name: 'Send' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Sent to' }).waitFor();
    expect(await sql(`SELECT 1 FROM sales_enquiry WHERE email = 'ana@other-website.example'`)).toHaveLength(
      1,
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  it('does not offer a supplier that wants no enquiries by form', async () => {
    const [first] = await firstSuppliers();
    await sql('UPDATE supplier SET use_contact_form = id <> $1', [first?.id]);
    const { context, page } = await visitWebsite();
    await page.getByRole('listitem').nth(4).waitFor();
    expect(await page.getByRole('option').count()).toBe(4);
    expect(await page.locator(`option[value="${first?.id}"]`).count()).toBe(0);
    await context.close();
    await sql('UPDATE supplier SET use_contact_form = true');
  });

  it('sends an edited enquiry after a lost response, and the same one only once', async () => {
    const { context, page } = await visitWebsite();
    const sent = () =>
      sql<{ message: string }>(
        `SELECT message FROM sales_enquiry WHERE email = 'lost@other-website.example' ORDER BY id`,
      );
    const send = () => page.getByRole('button', { name: 'Send' }).press('Enter');
    const lost = () => page.getByRole('status').filter({ hasText: 'Not sent' }).waitFor();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await page.getByLabel('Your name').fill('Ana Tamihana');
    await page.getByLabel('Email').fill('lost@other-website.example');
    await page.getByLabel('Message').fill('First');
    await page.route('**/api/mailing/sendSalesEnquiry', async (route) => {
      await route.fetch();
      await route.abort();
    });
    for (let time = 0; time < 2; time++) {
      await page.getByRole('status').evaluate((status) => status.replaceChildren());
      await send();
      await lost();
    }
    expect(await sent()).toEqual([{ message: 'First' }]);
    await page.unroute('**/api/mailing/sendSalesEnquiry');
    await page.getByLabel('Message').fill('Edited');
    await send();
    await page.getByRole('status').filter({ hasText: 'Sent to' }).waitFor();
    expect(await sent()).toEqual([{ message: 'First' }, { message: 'Edited' }]);
    await context.close();
  });

  it('shows the message of each invalid field', async () => {
    const { context, page } = await visitWebsite();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await page.getByLabel('Your name').fill('x'.repeat(201));
    await page.getByLabel('Email').fill('ana@other-website.example');
    await page.getByLabel('Message').fill('x'.repeat(5001));
    await page.getByRole('button', { name: 'Send' }).press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: '200' })
      .filter({ hasText: /5,?000/ })
      .waitFor();
    await context.close();
  });

  it('searches suppliers with the example of docs/rest.md', async () => {
    const { context, page } = await visitWebsite();
    const [{ name } = { name: '' }] = await firstSuppliers();
    const found = await page.evaluate(
      `${exampleOf('docs/rest.md', 'js')}; searchSuppliers(${JSON.stringify(name)}, 'Atlantis')`,
    );
    expect((found as { nodes: { name: string }[] }).nodes.map((each) => each.name)).toContain(name);
    await context.close();
  });

  it('imports the client without a bundler, and can read but not change data', async () => {
    const { context, page } = await visitWebsite('/client');
    await page.getByText('Nationwide, Auckland').waitFor();
    const code = await page.evaluate(
      `import('/lib/sdk/src/index.js').then(({ UpliftClient }) =>
        new UpliftClient({ url: '${underTest().url}' }).query('mutation { signOut }').catch(({ code }) => code))`,
    );
    expect(code).toBe('FORBIDDEN');
    await context.close();
  });

  it('can read public data and headers, but neither sign in nor use a token', async () => {
    const { context, page } = await visitWebsite();
    const outcome = (path: string, init: Sent = {}) =>
      page.evaluate(
        async ([url, options]) => {
          const response = await fetch(url, options).catch(() => null);
          return response && [response.status, response.headers.get('x-total-count') !== null];
        },
        [`${underTest().url}${path}`, init] as const,
      );
    const json = { 'content-type': 'application/json' };
    const operation = (query: string) => ({ method: 'POST', headers: json, body: JSON.stringify({ query }) });
    expect(await outcome('/api/business/all/available?limit=1')).toEqual([200, true]);
    expect(await outcome('/graphql', operation('{ regions { name } }'))).toEqual([200, false]);
    expect(await outcome('/graphql', operation('mutation { signOut }'))).toEqual([403, false]);
    expect(await outcome('/api/auth/login', { method: 'POST', headers: json, body: '{}' })).toBeNull();
    const token = { headers: { authorization: 'Bearer uplift_x' } };
    expect(await outcome('/api/business/all/available', token)).toBeNull();
    expect(await outcome('/api/general/settings', { credentials: 'include' })).toBeNull();
    await context.close();
  });
});
