import { readFileSync } from 'node:fs';

const listed = (name) => JSON.parse(readFileSync(new URL(`../e2e/${name}.json`, import.meta.url), 'utf8'));

/** All kinds of public pages, on demo data. */
export const PUBLIC_PAGES = listed('public-pages');

/** By role: the email address to sign in with, the pages of the role, and further views of some pages. */
export const SIGNED_IN_PAGES = listed('signed-in-pages');

/** The pages of accounts. */
export const ACCOUNT_PAGES = [
  '/login',
  '/mi/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/unsubscribe?token=x',
];

/** Views of public pages after something is opened, and pages without the frame of the site. */
export const FURTHER_PUBLIC_PAGES = [
  { name: 'api-docs', at: '/api/docs' },
  { name: 'about-menu', at: '/contact', press: ["role=button[name='About']"], width: 1280 },
  { name: 'mobile-menu', at: '/contact', press: ["role=button[name='Menu']"], width: 390 },
  { name: 'testimonial-dialog', at: '/business/7', press: ["role=button[name='Leave a testimonial']"] },
  { name: 'contact-refused', at: '/contact', press: ['main form button[type=submit]'] },
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
