import { readFileSync } from 'node:fs';
import { axeViolations, signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';

startProduct();

const FILE = [
  'Name,Listing title,Enquiries email,Member since,Favourite colour',
  'Imported Kea,Builder,kea@example.nz,3/02/2025,green',
  'Imported Moa,Baker,nonsense,,blue',
].join('\r\n');

describe('suppliers out of a file', () => {
  it('is chosen, its columns named, checked and imported by keyboard; refused rows come back as a file', async () => {
    const { page, context, complaints } = await visit();
    await signIn(page, 'admin@uplift.example');
    await page.goto('/admin/businesses');
    await page.getByRole('link', { name: 'Import' }).press('Enter');
    await page.getByRole('heading', { name: '1. Choose a file' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a CSV file' }).press('Enter');
    await (await choosing).setFiles({ name: 'birds.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await page.getByRole('heading', { name: '2. Name the columns' }).waitFor();
    expect(await page.getByLabel('Enquiries email').inputValue()).toBe('enquiryEmail');
    expect(await page.getByLabel('Favourite colour').inputValue()).toBe('');
    await page.getByLabel('Favourite colour').selectOption({ label: 'Admin notes' });
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check the file' }).press('Enter');
    const act = page.getByRole('button', { name: 'Import 1 supplier' });
    await act.waitFor();
    const refused = page.getByRole('listitem').filter({ hasText: 'Row 3: Imported Moa' });
    await refused.filter({ hasText: 'Enquiries email: Please enter' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sql(`SELECT name FROM supplier WHERE name LIKE 'Imported %'`)).toEqual([]);
    await page.reload();
    await act.press('Enter');
    await page.getByRole('heading', { name: '4. Result' }).waitFor();
    expect(await sql(`SELECT name, admin_notes FROM supplier WHERE name LIKE 'Imported %'`)).toEqual([
      { name: 'Imported Kea', admin_notes: 'green' },
    ]);
    expect(await axeViolations(page)).toEqual([]);
    const arriving = page.waitForEvent('download');
    await page.getByRole('main').getByRole('button', { name: 'Refused rows' }).press('Enter');
    const text = readFileSync(await (await arriving).path(), 'utf8');
    expect(text).toMatch(/What is wrong\r\nImported Moa,Baker,nonsense,,blue,/);
    expect(complaints).toEqual([]);
    await sql(`DELETE FROM supplier WHERE name LIKE 'Imported %'`);
    await context.close();
  });
});
