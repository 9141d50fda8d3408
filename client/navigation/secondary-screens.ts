import { adminPaths } from './admin-paths';

/** Screens of staff that the drawer has no room for (R044), but that the palette and the drawer's panel link to. */
export const secondaryScreens = [
  { label: 'Settings', to: adminPaths.settings() },
  { label: 'Messages', to: adminPaths.messages() },
  { label: 'Submissions held for review', to: adminPaths.heldSubmissions() },
  { label: 'Customers', to: adminPaths.customers() },
  { label: 'Affiliate Link Clicks', to: adminPaths.affiliateClicks() },
  { label: 'Mailbox', to: adminPaths.mailbox() },
  { label: 'Background jobs', to: adminPaths.jobs() },
  { label: 'Audit log', to: adminPaths.audit() },
  { label: 'Email templates', to: adminPaths.mailTemplates() },
  { label: 'Search words', to: adminPaths.searchMisses() },
  { label: 'Supplier alerts', to: adminPaths.supplierAlerts() },
  { label: 'Synonyms', to: adminPaths.searchSynonyms() },
  { label: 'Services', to: adminPaths.services() },
] as const;
