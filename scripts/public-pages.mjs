import { readFileSync } from 'node:fs';

/** Every kind of public page, on demo data. */
export const PUBLIC_PAGES = JSON.parse(
  readFileSync(new URL('../e2e/public-pages.json', import.meta.url), 'utf8'),
);

/** The pages of accounts. */
export const ACCOUNT_PAGES = [
  '/login',
  '/mi/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
];

/** The pages that Lighthouse measures. */
export const MEASURED_PAGES = [
  ['home', '/'],
  ['results', '/searchResults/service/Plumbing'],
  ['supplier', '/business/5'],
  ['good cause', '/GoodCauses/1'],
  ['impact report', '/ImpactBuyer/pohutukawa'],
  ['contact', '/contact'],
  ['supplier join', '/SupplierJoin'],
  ['impact box', '/giftBox'],
];
