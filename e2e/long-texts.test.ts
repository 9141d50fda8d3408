import type { Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

/** As long as a name may be in one word: an address of the web, or a cat on the keyboard. */
const WORD = 'Kohingaaramoana'.repeat(7).slice(0, 100);

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('names of a hundred letters without a space', () => {
  it.each([360, 1280])('widen no screen of %d px', async (width) => {
    const [enquiry] = await sql<{ id: number; supplierId: number }>(
      `UPDATE sales_enquiry SET full_name = $1, enquiry_about = $1, message = $1
       WHERE id = (
         SELECT max(e.id) FROM sales_enquiry e JOIN supplier s ON s.id = e.supplier_id
         WHERE e.archived_at IS NULL AND s.status = 'Approved & Live' AND s.id > 20)
       RETURNING id, supplier_id AS "supplierId"`,
      [WORD],
    );
    const { id, supplierId } = enquiry ?? { id: 0, supplierId: 0 };
    await sql('UPDATE supplier SET name = $1, list_title = left($1, 50) WHERE id = $2', [WORD, supplierId]);
    const { page, context } = await visit({ width });
    const found: Record<string, number> = {};
    const look = async (path: string) => {
      await page.goto(path);
      await page.getByText(WORD).first().waitFor({ state: 'attached' });
      found[path] = await excess(page);
    };
    await look(`/business/${supplierId}`);
    await look(`/searchResults/service/${WORD}`);
    await signIn(page, 'admin@uplift.example');
    await look(`/admin/salesEnquiry?q=${id}`);
    await page.goto(`/admin/salesEnquiry/${id}`);
    await page.getByRole('heading', { level: 1, name: WORD }).waitFor();
    expect([found, await excess(page)]).toEqual([
      Object.fromEntries(Object.keys(found).map((path) => [path, 0])),
      0,
    ]);
    await context.close();
  });
});
