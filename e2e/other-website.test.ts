import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorsOf, newContext } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

let website: Server;
let address: string;
beforeAll(async () => {
  const [, example = ''] = /```html\n(.*?)```/s.exec(readFileSync('docs/rest.md', 'utf8')) ?? [];
  const page = example.replace('https://uplift.example', underTest().url);
  website = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => website.close(resolve)));

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  credentials?: 'include';
}

async function visitWebsite() {
  const context = await newContext();
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(address);
  return { context, page, errors };
}

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
