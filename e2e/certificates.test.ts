import { codeOn, pdfFacts } from '../server/testing/pdf-facts.js';
import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const BUYER = 1;
const NAME = 'Pōhutukawa School';
const pdfOf = (id: number) => fetch(`${underTest().url}/api/impactBusiness/pdf/${id}`);

/** Downloads the certificate of the buyer, and reads its printed text. */
async function printed(id = BUYER): Promise<{ number: string; address: string; text: string; pdf: Buffer }> {
  const answer = await pdfOf(id);
  expect(answer.status).toBe(200);
  const pdf = Buffer.from(await answer.arrayBuffer());
  const { text } = await pdfFacts(pdf);
  const [, address = '', number = ''] = /Check it at (\S+\/certificate\/(\S+))/.exec(text) ?? [];
  return { number, address, text, pdf };
}

const renamed = (id: number, name: string) =>
  sql('UPDATE impact_buyer SET name = $2 WHERE id = $1', [id, name]);

describe('certificates', () => {
  it('the address on the PDF confirms the certificate, with the printed figures R151', async () => {
    const { number, address, text } = await printed();
    const { page, context, errors } = await visit();
    const response = await page.goto(address);
    expect([response?.status(), await page.title()]).toEqual([
      200,
      `Impact certificate ${number} - Uplift | 100% charitable`,
    ]);
    const html = (await (await fetch(address)).text()).toString();
    expect(html).toContain('This certificate is genuine');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    const shown = await page.getByRole('region', { name: 'Certificate details' }).textContent();
    for (const figure of [
      NAME,
      number,
      /\$[\d,]+\.\d\d/.exec(text)?.[0] ?? '$',
      /\d{4} to \d{4}/.exec(text)?.[0] ?? ' to ',
    ])
      expect([shown, text].map((each) => each?.includes(figure))).toEqual([true, true]);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the code on the PDF opens its page, also after the certificate was replaced R151', async () => {
    const [{ id, name } = { id: 0, name: '' }] = await sql<{ id: number; name: string }>(
      `SELECT id, name FROM impact_buyer WHERE status = 'Live Report' AND id <> $1 ORDER BY id LIMIT 1`,
      [BUYER],
    );
    const { number, address, pdf } = await printed(id);
    const code = await codeOn(pdf);
    expect(code).toBe(address);
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto(code);
    await page.getByRole('heading', { name: 'This certificate is genuine', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Certificate details' }).getByText(number).first().waitFor();
    await renamed(id, `${name} & Friends`);
    const now = await printed(id);
    expect(await codeOn(now.pdf)).toBe(now.address);
    await page.goto(code);
    await page.getByRole('heading', { name: 'This certificate has been replaced', level: 1 }).waitFor();
    await page.getByRole('link', { name: `See the latest certificate, ${now.number}` }).waitFor();
    await renamed(id, name);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a replaced certificate says so in both languages, and links to the newest by keyboard', async () => {
    const before = await printed();
    await renamed(BUYER, `${NAME} o te Moana`);
    const now = await printed();
    expect(now.number).not.toBe(before.number);
    expect(now.text).toContain('version 2');
    const { page, context, errors } = await visit({ width: 390, dark: true });
    await page.goto(`/mi/certificate/${before.number.toLowerCase()}`);
    await page.getByRole('heading', { name: 'Kua whakakapia tēnei tiwhikete', level: 1 }).waitFor();
    await page.goto(`/certificate/${before.number}`);
    await page.getByRole('heading', { name: 'This certificate has been replaced', level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const newest = page.getByRole('link', { name: `See the latest certificate, ${now.number}` });
    await newest.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'This certificate is genuine', level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await context.close();
    expect(errors).toEqual([]);
    await renamed(BUYER, NAME);
  });

  it('the certificate of a buyer without a Live Report shows no name, and its PDF is removed R149', async () => {
    const { number } = await printed();
    await sql(`UPDATE impact_buyer SET status = 'Drafting' WHERE id = $1`, [BUYER]);
    const html = await (await fetch(`${underTest().url}/certificate/${number}`)).text();
    expect([html.includes('This certificate is no longer valid'), html.includes(NAME)]).toEqual([
      true,
      false,
    ]);
    expect((await pdfOf(BUYER)).status).toBe(404);
    await sql(`UPDATE impact_buyer SET status = 'Live Report' WHERE id = $1`, [BUYER]);
  });

  it('an unknown certificate number shows a not-found page', async () => {
    const { page, context } = await visit();
    for (const number of ['UC-2026-999999', 'nonsense']) {
      const response = await page.goto(`/certificate/${number}`);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Certificate not found', level: 1 }).waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });

  it('staff see the certificate’s status on the record, have it built, and preview a draft A29', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example');
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      `INSERT INTO impact_buyer (name, email, status, link_key) VALUES ('Kura Tawa', 'a@tawa.example', 'Live Report', 'the-key-of-kura-tawa-0123456789') RETURNING id`,
    );
    await page.goto(`/admin/ImpactBusinessAdmin/${id}`);
    await page.getByRole('tab', { name: 'Certificate' }).click();
    await page.getByText('Not issued yet.').waitFor();
    await page.getByRole('button', { name: 'Update certificate' }).press('Enter');
    await page.getByRole('link', { name: /^UC-\d{4}-\d{6}$/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sql(`UPDATE impact_buyer SET status = 'Drafting', version = version + 1 WHERE id = $1`, [id]);
    await page.reload();
    await page.getByRole('tab', { name: 'Certificate' }).click();
    const opening = context.waitForEvent('request', (request) => request.url().includes('?preview='));
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    const address = (await opening).url();
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('all live certificates are built as one task with visible progress', async () => {
    const { page, context, errors } = await visit();
    await signIn(page, 'admin@uplift.example');
    await sql(`UPDATE impact_buyer SET status = 'Drafting' WHERE id > 8`);
    await page.goto('/admin/ImpactBusinessAdmin');
    await page.getByRole('button', { name: 'Certificates' }).press('Enter');
    await page.getByRole('button', { name: 'Create certificates' }).press('Enter');
    const tasks = page.getByRole('region', { name: 'Tasks' });
    await tasks.getByText('Certificates of all impact buyers').waitFor();
    const [{ live } = { live: 0 }] = await sql<{ live: number }>(
      `SELECT count(*)::integer AS live FROM impact_buyer WHERE status = 'Live Report'`,
    );
    await tasks
      .getByText(new RegExp(`^${live} records`))
      .first()
      .waitFor();
    const [{ made } = { made: 0 }] = await sql<{ made: number }>(
      `SELECT count(*)::integer AS made FROM impact_certificate WHERE state = 'ready' AND replaced_at IS NULL`,
    );
    expect(made).toBeGreaterThanOrEqual(live);
    await context.close();
    expect(errors).toEqual([]);
  });
});
