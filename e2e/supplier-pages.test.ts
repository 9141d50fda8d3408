import type { Page } from 'playwright-core';
import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

/** Returns the pixels by which a page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const WORD = 'Supercalifragilistic'.repeat(60);
const MARKUP = '<script>document.title = "!"</script><b>bold</b> &amp; ';

/** Creates a listed supplier with the required fields only, and the given ones. */
async function supplier(given: Record<string, unknown>): Promise<number> {
  const columns = {
    name: 'Unusual',
    list_title: 'Unusual',
    enquiry_email: 'unusual@supplier.example',
    ...given,
  };
  const all = { status: 'Approved & Live', ...columns };
  const [row] = await sql<{ id: number }>(
    `INSERT INTO supplier (${Object.keys(all)}) VALUES (${Object.keys(all).map((_, i) => `$${i + 1}`)}) RETURNING id`,
    Object.values(all),
  );
  return row?.id ?? 0;
}

describe('pages of records with minimal or maximal content', () => {
  it.each([390, 1280])(
    'a profile with very long texts does not overflow a screen of %d px R096',
    async (width) => {
      const id = await supplier({
        name: `${MARKUP}${WORD}`.slice(0, 150),
        call_rail_phone: '+64 (0)9 123 4567 ext 12345678901234567890',
        services: [WORD.slice(0, 100), 'Taps', 'Taps'],
        service_regions: ['Otago'],
        service_districts: [WORD.slice(0, 80)],
        locations: ['Dunedin', 'Dunedin', WORD.slice(0, 80)],
        services_heading_override: WORD.slice(0, 80),
        our_work_heading_override: WORD.slice(0, 80),
        physical_city: WORD.slice(0, 80),
        email_button_visible: true,
        button_text: WORD.slice(0, 150),
        button_sub_text: WORD.slice(0, 150),
        button_link: 'ana@example.nz?subject=A tap',
        affiliate_button_visible: true,
        affiliate_button_text: `${MARKUP}${WORD}`.slice(0, 150),
        affiliate_button_link: 'shop.example/a',
        contact_us_header: WORD.slice(0, 100),
      });
      await sql(
        `INSERT INTO learn_more_file (supplier_id, title, file_link) VALUES ($1, $2, 'https://files.example/a.pdf'),
        ($1, 'Bare', 'files.example/b.pdf'), ($1, 'Own', '/files/c.pdf'), ($1, 'Script', 'javascript:alert(1)'),
        ($1, 'Data', 'data:text/html,x')`,
        [id, WORD.slice(0, 100)],
      );
      await sql(
        `INSERT INTO work_example (supplier_id, position, type, description, video_id) VALUES ($1, 0, 'video', $2, 'dQw4w9WgXcQ')`,
        [id, WORD.slice(0, 100)],
      );
      const { page, context, errors } = await visit({ width });
      await page.goto(`/business/${id}`);
      await page.getByRole('img', { name: /^Map of New Zealand/ }).waitFor();
      // R319: only existing files are offered.
      const files = page.locator('a[download]');
      expect(await files.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        'https://files.example/a.pdf',
        'https://files.example/b.pdf',
        '/files/c.pdf',
      ]);
      const link = (start: string) => page.locator(`a[href^="${start}"]`);
      expect(await link('mailto:ana@example.nz?subject').count()).toBe(1);
      expect(await link('https://shop.example/a').count()).toBe(1);
      expect(await page.locator('a[href="tel:+6491234567"]').count()).toBe(2);
      await page.getByRole('button', { name: /^Play: / }).scrollIntoViewIfNeeded();
      expect(await excess(page)).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('blank texts fall back to the default ones R096', async () => {
    const id = await supplier({
      services: ['One'],
      services_heading_override: '',
      email_button_visible: true,
      button_text: '',
      affiliate_button_visible: true,
      affiliate_button_text: '',
      affiliate_button_link: 'shop.example',
      contact_us_header: '',
      locations: ['Dunedin'],
    });
    const { page, context } = await visit();
    await page.goto(`/business/${id}`);
    for (const name of ['What we offer', 'Ask Unusual'])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    for (const name of ['Email us', 'Shop online']) await page.getByRole('link', { name }).waitFor();
    // An office is enough for a map.
    await page.getByRole('img', { name: 'Map of New Zealand: Dunedin' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });

  it('has its headings in order without content', async () => {
    const id = await supplier({});
    const { page, context } = await visit();
    await page.goto(`/business/${id}`);
    await page.getByRole('heading', { level: 2, name: 'Share' }).waitFor();
    const levels = await page
      .locator('h1, h2, h3')
      .evaluateAll((found) => found.map((heading) => Number(heading.tagName.slice(1))));
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    await context.close();
  });

  it.each([390, 1280])(
    'reports and causes with long words do not overflow a screen of %d px',
    async (width) => {
      const [cause] = await sql<{ id: number }>(
        `INSERT INTO good_cause (name, status, description) VALUES ($1, 'Approved & Live', $2) RETURNING id`,
        [WORD.slice(0, 150), WORD.slice(0, 600)],
      );
      const [buyer] = await sql<{ id: number }>(
        `INSERT INTO impact_buyer (name, email, link_key, status, good_cause_id, description, who_we_are, recent_impact_story)
        VALUES ($1, 'a@unusual.example', $2, 'Live Report', $3, $4, $5, $5) RETURNING id`,
        [
          WORD.slice(0, 150),
          `unusual-report-${width}-${'k'.repeat(30)}`,
          cause?.id,
          WORD.slice(0, 600),
          WORD.slice(0, 700),
        ],
      );
      const { page, context } = await visit({ width });
      const found: Record<string, number> = {};
      for (const path of [
        `/ImpactBuyer/${buyer?.id}`,
        `/GoodCauses/${cause?.id}`,
        '/GoodCauses',
        '/impactBusiness?search=Supercali',
      ]) {
        await page.goto(path);
        for (const heading of await page.locator('main h2').all()) await heading.scrollIntoViewIfNeeded();
        found[path] = await excess(page);
      }
      await sql('DELETE FROM impact_buyer WHERE id = $1', [buyer?.id]);
      await sql('DELETE FROM good_cause WHERE id = $1', [cause?.id]);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, 0])));
      await context.close();
    },
  );

  it('Admin sees an unlisted profile, with a note that it is not listed A22 A86', async () => {
    const id = await supplier({ name: 'Not yet there', status: 'Drafting' });
    const { page, context } = await visit();
    expect((await page.goto(`/business/${id}`))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor();
    await signIn(page, 'admin@uplift.example');
    await page.goto(`/business/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Not yet there' }).waitFor();
    await page.getByText('Not listed. Only you and our team can see this page.').waitFor();
    await page.waitForFunction(() => document.title.startsWith('Not yet there'));
    await context.close();
  });
});

describe('a supplier’s page', () => {
  it('enlarges its work examples by keyboard', async () => {
    const { page, context, errors } = await visit();
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
    expect(errors).toEqual([]);
    await context.close();
  });

  it('loads a video from YouTube only after the user presses play', async () => {
    const { page, context } = await visit();
    const requests: string[] = [];
    await page.route('**/*youtube*/**', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'a film' });
    });
    for (let id = 5; id < 40; id++) {
      await page.goto(`/business/${id}`);
      if ((await page.getByRole('button', { name: /^Play: / }).count()) > 0) break;
    }
    expect(requests).toEqual([]);
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .click();
    await page.frameLocator('iframe').getByText('a film').waitFor();
    expect(requests[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    await context.close();
  });

  it('accepts a testimonial, which appears in the action centre and not to visitors C012 R103', async () => {
    const { page, context } = await visit({ width: 390 });
    await page.goto('/business/6');
    await page.getByRole('button', { name: 'Leave a testimonial' }).click();
    await page.getByRole('button', { name: 'Send testimonial' }).click();
    await page.getByText('This cannot be empty').first().waitFor();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Hana Test');
    await form
      .getByLabel('What would you tell a friend about this supplier?')
      .fill('They came back to water the plants.');
    await form.getByRole('button', { name: 'Send testimonial' }).click();
    await page.getByText('We’ll check your testimonial').waitFor();
    await page.goto('/business/6');
    expect(await page.getByText('water the plants').count()).toBe(0);
    await context.close();
  });

  it('shows its service area on a map', async () => {
    const { page, context } = await visit();
    await page.goto('/business/5');
    const map = page.getByRole('img', { name: /^Map of New Zealand: Auckland/ });
    await map.waitFor();
    expect(await map.locator('[data-served=true]').count()).toBe(1);
    await context.close();
  });
});

/** A name of the maximum length in one word, such as a web address. */
const NAME = 'Kohingaaramoana'.repeat(7).slice(0, 100);

describe('names of a hundred letters without a space', () => {
  it.each([360, 1280])('do not overflow a screen of %d px', async (width) => {
    const [before] = await sql<{ id: number; supplierId: number; asked: string[]; called: string[] }>(
      `SELECT e.id, s.id AS "supplierId", ARRAY[e.full_name, e.enquiry_about, e.message] AS asked,
         ARRAY[s.name, s.list_title] AS called
       FROM sales_enquiry e JOIN supplier s ON s.id = e.supplier_id
       WHERE e.archived_at IS NULL AND s.status = 'Approved & Live' AND s.id > 20 ORDER BY e.id DESC LIMIT 1`,
    );
    const { id = 0, supplierId = 0, asked: enquiryTexts = [], called = [] } = before ?? {};
    const write = async (ofEnquiry: string[], ofSupplier: string[]) => {
      const enquiry =
        'UPDATE sales_enquiry SET full_name = $2, enquiry_about = $3, message = $4 WHERE id = $1';
      await sql(enquiry, [id, ...ofEnquiry]);
      await sql('UPDATE supplier SET name = $2, list_title = $3 WHERE id = $1', [supplierId, ...ofSupplier]);
    };
    await write([NAME, NAME, NAME], [NAME, NAME.slice(0, 50)]);
    const { page, context } = await visit({ width });
    const found: Record<string, number> = {};
    const look = async (path: string) => {
      await page.goto(path);
      await page.getByText(NAME).first().waitFor({ state: 'attached' });
      found[path] = await excess(page);
    };
    await look(`/business/${supplierId}`);
    await look(`/searchResults/service/${NAME}`);
    await signIn(page, 'admin@uplift.example');
    await look(`/admin/salesEnquiry?q=${id}`);
    await page.goto(`/admin/salesEnquiry/${id}`);
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    expect([found, await excess(page)]).toEqual([
      Object.fromEntries(Object.keys(found).map((path) => [path, 0])),
      0,
    ]);
    await write(enquiryTexts, called);
    await context.close();
  });
});
