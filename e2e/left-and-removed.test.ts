import type { Page } from 'playwright-core';
import { signIn, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const PASSWORD = 'long enough words';
const ADMIN_PATHS = [
  '/admin',
  '/admin/dashboard',
  '/admin/yourProfile',
  '/admin/salesEnquiry',
  '/admin/salesEnquiry/1',
  '/admin/gcEnquiries',
  '/admin/mailbox',
  '/admin/nothing-like-it',
];

type Kind = 'supplier' | 'good_cause';

/** A record that is not public, so that no other test meets it, and somebody who owns it. */
async function ownerOf(kind: Kind, role: string) {
  const email = `${kind}.${Date.now()}@example.nz`;
  await fetch(`${underTest().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation ($email: String!, $password: String!) { register(email: $email, password: $password) { accessToken } }',
      variables: { email, password: PASSWORD },
    }),
  });
  const [record] =
    kind === 'supplier'
      ? await sql<{ id: number }>("SELECT id FROM supplier WHERE status = 'Drafting' ORDER BY id LIMIT 1")
      : await sql<{ id: number }>(
          "INSERT INTO good_cause (name, status) VALUES ($1, 'Drafting') RETURNING id",
          [email],
        );
  await sql(`UPDATE user_account SET roles = $1, ${kind}_id = $2 WHERE email = $3`, [
    [role],
    record?.id,
    email,
  ]);
  const leave = () => sql(`UPDATE ${kind} SET status = 'Left & Removed' WHERE id = $1`, [record?.id]);
  return { email, leave };
}

async function accountItems(page: Page): Promise<(string | null)[]> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return Promise.all(
    ['My Profile', 'Admin', 'Logout'].map(async (name) => {
      const item = page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name }));
      return (await item.count()) > 0 ? name : null;
    }),
  );
}

/** Where an address leads in the end. */
async function destination(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return new URL(page.url()).pathname;
}

describe('whoever has left', () => {
  it.each([
    ['supplier', 'Business'],
    ['good_cause', 'GoodCause'],
  ] as const)(
    'R046 R047 R308 R310 A36 a %s keeps its sign-in and loses the admin area',
    async (kind, role) => {
      const { email, leave } = await ownerOf(kind, role);
      const before = await visit();
      await signIn(before.page, email, { password: PASSWORD, to: '/admin/dashboard' });
      expect(await accountItems(before.page)).toEqual(['My Profile', 'Admin', 'Logout']);
      expect(await destination(before.page, '/admin/dashboard')).toBe('/admin/dashboard');

      await leave();
      // Whoever is signed in already is turned away at the next step, and so is a new sign-in.
      expect(await destination(before.page, '/admin/dashboard')).toBe('/');
      const { page, context, complaints } = await visit();
      await signIn(page, email, { password: PASSWORD, to: '/' });
      expect(await accountItems(page)).toEqual(['My Profile', null, 'Logout']);
      const led: Record<string, string> = {};
      for (const path of [...ADMIN_PATHS, '/login']) led[path] = await destination(page, path);
      expect(led).toEqual(Object.fromEntries(Object.keys(led).map((path) => [path, '/'])));
      expect(await destination(page, '/userProfile')).toBe('/userProfile');
      await Promise.all([before.context.close(), context.close()]);
      expect([...before.complaints, ...complaints]).toEqual([]);
    },
  );
});
