import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pdfFacts } from '../server/testing/pdf-facts.js';
import { graphql, rest, tokenOf } from './api.js';
import { axeViolations, shifted, visit, watchShifts } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { count, dollars } from './statistics-figures.js';
import { underTest } from './under-test.js';

startProduct();

/** Pages of another site, with another name and port, by their paths. */
const pages = new Map<string, { policy: string; body: string }>();
let server: Server;
let elsewhere: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { policy, body } = pages.get(url) ?? { policy: '', body: '' };
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(
      `<!doctype html><html lang="en" data-alive="true"><head><title>Kōwhai Plumbing</title></head><body><main><h1>About us</h1>${body}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
});

const script = () => `<script src="${underTest().url}/badge.js" async></script>`;

/** Returns the public facts of the demo supplier with the highest contribution. */
async function mostGiving() {
  const [row] = await sql<{ id: number }>(`SELECT s.id FROM supplier s
    JOIN sales_rollup r ON r.scope = 'supplier' AND r.owner_id = s.id AND r.progress <> 'Fallen Through'
    WHERE s.listed GROUP BY s.id ORDER BY sum(r.contribution) DESC LIMIT 1`);
  const id = Number(row?.id);
  const answer = await fetch(`${underTest().url}/badge/supplier/${id}.json`);
  const facts = (await answer.json()) as { name: string; contribution: number; text: string };
  return { id, ...facts, amount: dollars.format(facts.contribution) };
}

describe('badges on a page of another origin', () => {
  it('replace a plain link under a strict content policy, and have the same target', async () => {
    const { url } = underTest();
    const { id, amount } = await mostGiving();
    const link = (whose: string, words: string, more = '') =>
      `<p><a href="${url}/business/${id}" data-uplift-badge="${whose}"${more}>${words}</a></p>`;
    pages.set('/strict', {
      policy: `default-src 'none'; script-src ${url}; img-src ${url}`,
      body: `${link(`supplier/${id}`, 'Our impact with Uplift')}
        ${link(`supplier/${id}`, 'Tō mātou whaitake', ' data-uplift-lang="mi" data-uplift-size="compact"')}
        ${link('supplier/999999', 'Nothing to see')}${script()}`,
    });
    const { page, context, errors } = await visit({ width: 390 });
    const sent: Record<string, string>[] = [];
    page.on('request', (request) => void (request.url().startsWith(url) && sent.push(request.headers())));
    const drawn = page.waitForResponse((response) => response.url().endsWith(`/badge/supplier/${id}.svg`));
    await page.goto(`${elsewhere}/strict`);
    expect(await (await drawn).text()).toContain(`>${amount}<`);
    for (const [name, width, height] of [
      ['Our impact with Uplift', 360, 208],
      ['Tō mātou whaitake', 356, 64],
    ] as const) {
      const picture = page.getByRole('link', { name }).getByRole('img', { name });
      const size = await picture.evaluate(async (element) => {
        const image = element as HTMLImageElement;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight, image.getAttribute('width')];
      });
      expect(size).toEqual([width, height, String(width)]);
    }
    const nothing = page.getByRole('link', { name: 'Nothing to see' });
    await nothing.getByText('Nothing to see').waitFor();
    expect(await nothing.getByRole('img').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    // No cookies are sent in either direction, and the page cannot read the response.
    expect(sent.filter((headers) => 'cookie' in headers)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(window).filter((name) => /uplift|badge/i.test(name))),
    ).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-uplift-badge'))).toBe(
      `supplier/${id}`,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/business/${id}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('expose their figures to screen readers, beside the link and in a frame; no other page can be framed', async () => {
    const { url } = underTest();
    const { id, text } = await mostGiving();
    pages.set('/open', {
      policy: `default-src 'none'; script-src ${url}; img-src ${url}; connect-src ${url}; frame-src ${url}`,
      body: `<a href="${url}/business/${id}" data-uplift-badge="supplier/${id}" data-uplift-alt="figures">Our impact</a>
        <iframe title="Badge" src="${url}/badge/supplier/${id}/frame?theme=dark" width="360" height="208"></iframe>
        <iframe title="Site" src="${url}/business/${id}"></iframe>${script()}`,
    });
    const { page, context, errors } = await visit();
    await watchShifts(page);
    await page.goto(`${elsewhere}/open`);
    await page.getByRole('link', { name: text }).waitFor();
    const framed = page.frameLocator('iframe[title=Badge]');
    await framed.getByRole('link', { name: text }).waitFor();
    expect(await framed.getByRole('link').getAttribute('target')).toBe('_top');
    expect(await page.frameLocator('iframe[title=Site]').getByRole('heading').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    // The picture has its space before it is loaded.
    expect(await shifted(page)).toBeLessThan(0.1);
    const refused = errors.filter((said) => !/frame-ancestors|chrome-error/.test(said));
    expect(refused).toEqual([]);
    await context.close();
  });
});

describe('where owners find their badge', () => {
  it.each([
    ['supplier@demo.example', '/admin/yourProfile', 'supplier'],
    ['buyer@demo.example', '/admin/yourProfile', 'impactbuyer'],
    ['goodcause@demo.example', '/admin/yourProfile', 'goodcause'],
  ])('%s sees it, selects a style and copies it', async (email, path, kind) => {
    const { page, context, errors } = await signedIn(email, path);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Badge for your website' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Badge for your website' });
    await dialog.getByRole('img', { name: /\$[\d,]+\.\d\d/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Language' }).selectOption('mi');
    await dialog.getByRole('combobox', { name: 'Colours' }).selectOption('dark');
    await dialog.getByRole('img', { name: /hāora mahi hapori/ }).waitFor();
    await dialog.getByRole('button', { name: 'Copy the badge HTML' }).press('Enter');
    await page.getByText('Copied to Clipboard').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`data-uplift-badge="${kind}/`);
    expect(copied).toContain('data-uplift-lang="mi" data-uplift-theme="dark"');
    expect(copied).toContain(`<script src="${underTest().url}/badge.js" async></script>`);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The owners of a yearly report, and how each part of the product names them. */
const OWNERS = [
  ['supplier@demo.example', 'SUPPLIER', 'supplier', 'business_id'],
  ['goodcause@demo.example', 'GOOD_CAUSE', 'goodCause', 'admin_goodCause_id'],
] as const;
const REPORT = `query ($of: YearlyReportOf!, $id: Int!, $year: Int!) {
  yearlyReport(of: $of, id: $id, year: $year) { name contribution equivalentHours completed } }`;
interface Report {
  name: string;
  contribution: number;
  equivalentHours: number;
  completed: number;
}
const YEAR = 2025;

describe('yearly reports', () => {
  it.each(OWNERS)(
    '%s reads the year on the page and on paper, in both languages R258 R280',
    async (email, of, path, link) => {
      const token = await tokenOf(email);
      const { body: user } = await rest<Record<string, number>>('user/CurrentUserData', token);
      const id = user[link] ?? 0;
      const { yearlyReport: report } = await graphql<{ yearlyReport: Report }>(
        REPORT,
        { of, id, year: YEAR },
        token,
      );
      const figures = [
        dollars.format(report.contribution),
        count.format(report.equivalentHours),
        count.format(report.completed),
      ];
      const { page, context, errors } = await signedIn(email, `/admin/dashboard?year=${YEAR}`);
      await page.getByRole('link', { name: 'Yearly report' }).first().press('Enter');
      await page.waitForURL(`**/yearlyReport/${path}/${id}/${YEAR}`);
      await page.getByRole('heading', { level: 1, name: report.name }).waitFor();
      const shown = () => page.getByRole('article').locator('dl dd').allTextContents();
      expect((await shown()).slice(0, 3)).toEqual(figures);
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole('link', { name: 'Te reo Māori' }).click();
      await page.waitForURL(`**/mi/yearlyReport/${path}/${id}/${YEAR}`);
      await page.getByRole('heading', { level: 2, name: 'Ia marama, ia marama' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('mi-NZ');
      expect((await shown()).slice(0, 3)).toEqual(figures);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Tikiake PDF' }).press('Enter');
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^uplift-report-[a-z0-9-]+-2025-mi\.pdf$/);
      const { text } = await pdfFacts(Buffer.from(await (await fetch(file.url())).arrayBuffer()));
      for (const said of [`Pūrongo whaitake ā-tau ${YEAR}`, ...figures]) expect(text).toContain(said);

      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button', { name: 'Tikiake PDF' }).isVisible()).toBe(false);
      expect(await page.getByRole('table').first().isVisible()).toBe(true);
      const paper = await pdfFacts(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      const printed = paper.sheets.map((sheet) => sheet.text).join('\n');
      for (const said of ['Poutūterangi', 'Tapeke', ...figures]) expect(printed).toContain(said);
      expect(printed).not.toMatch(/Peke ki te ihirangi|Tikiake|Taku papamahi/);
      await context.close();
      expect(errors).toEqual([]);
    },
  );

  it('the year is in the address; an empty year links to others, and another owner’s report is not found', async () => {
    const { page, context } = await signedIn('supplier@demo.example', '/yearlyReport/supplier/5/2025');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2024');
    await page.waitForURL('**/yearlyReport/supplier/5/2024');
    await page.getByText('Yearly impact report 2024').waitFor();
    await page.goto('/yearlyReport/supplier/5/2003');
    await page.getByRole('heading', { level: 1, name: /Nothing in 2003 yet/ }).waitFor();
    await page.getByRole('navigation', { name: 'Years with a report' }).getByText('2025').click();
    await page.waitForURL('**/yearlyReport/supplier/5/2025');
    for (const nobodys of [
      'supplier/6/2025',
      'goodCause/1/2025',
      'supplier/999999/2025',
      'supplier/5/1999',
    ]) {
      await page.goto(`/yearlyReport/${nobodys}`);
      await page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' }).waitFor();
    }
    await context.clearCookies();
    await page.goto('/yearlyReport/supplier/5/2025');
    await page.waitForURL(`${underTest().url}/`);
    await context.close();
  });
});
