import { pdfFacts } from '../server/testing/pdf-facts.js';
import { graphql, rest, tokenOf } from './api.js';
import { axeViolations } from './browser.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

/** Whose year is looked at, and how it is named. */
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

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');

describe('yearly reports', () => {
  it.each(OWNERS)(
    'R258 R280 %s reads the year on the page and on paper, in both languages',
    async (email, of, path, link) => {
      const token = await tokenOf(email);
      const { body: user } = await rest<Record<string, number>>('user/CurrentUserData', token);
      const id = user[link] ?? 0;
      const { yearlyReport: told } = await graphql<{ yearlyReport: Report }>(
        REPORT,
        { of, id, year: YEAR },
        token,
      );
      const figures = [
        dollars.format(told.contribution),
        count.format(told.equivalentHours),
        count.format(told.completed),
      ];
      const { page, context, complaints } = await signedIn(email, `/admin/dashboard?year=${YEAR}`);
      await page.getByRole('link', { name: 'Yearly report' }).first().press('Enter');
      await page.waitForURL(`**/yearlyReport/${path}/${id}/${YEAR}`);
      await page.getByRole('heading', { level: 1, name: told.name }).waitFor();
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
      expect(complaints).toEqual([]);
    },
  );

  it('the year stands in the address; an empty one leads to those with a report, and another’s is not there', async () => {
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
      await page.getByRole('heading', { level: 1, name: 'We could not find that' }).waitFor();
    }
    await context.clearCookies();
    await page.goto('/yearlyReport/supplier/5/2025');
    await page.waitForURL(`${underTest().url}/`);
    await context.close();
  });
});
