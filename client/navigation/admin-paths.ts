import type { YearlyReportOf } from '../graphql/schema.generated';
import { joinPath } from './path-segments';

/** The trashes, by the last part of their address. */
export type TrashName =
  | 'suppliers'
  | 'impactBuyers'
  | 'goodCauses'
  | 'categories'
  | 'featuredListings'
  | 'enquiries'
  | 'leads'
  | 'synonyms'
  | 'orders'
  | 'messages';

/** The addresses of the admin area, apart from the others, which are part of the first load of public pages. */
export const adminPaths = {
  /** `of` chooses between the records of a user with several. */
  yourProfile: (of?: 'supplier' | 'buyer' | 'cause') => joinPath('/admin/yourProfile', of ? [of] : []),
  enquiries: () => '/admin/salesEnquiry',
  newEnquiry: () => '/admin/salesEnquiry/new',
  enquiry: (id: number) => joinPath('/admin/salesEnquiry', [id]),
  benefittingEnquiries: () => '/admin/gcEnquiries',
  leads: () => '/admin/leads',
  lead: (id: number | 'new') => joinPath('/admin/leads', [id]),
  addLeads: () => '/admin/leads/addMultiple',
  suppliers: () => '/admin/businesses',
  importSuppliers: () => '/admin/businesses/import',
  supplier: (id: number | 'new') => joinPath('/admin/businesses', [id]),
  impactBuyers: () => '/admin/ImpactBusinessAdmin',
  importImpactBuyers: () => '/admin/ImpactBusinessAdmin/import',
  impactBuyer: (id: number | 'new') => joinPath('/admin/ImpactBusinessAdmin', [id]),
  goodCauses: () => '/admin/GoodCauses',
  goodCause: (id: number | 'new') => joinPath('/admin/GoodCauses', [id]),
  actionCentre: () => '/admin/actionCenter',
  action: (id: number) => joinPath('/admin/actionCenter', [id]),
  newJob: () => '/admin/newJob',
  statistics: () => '/admin/salesTrackingStats',
  testimonials: () => '/admin/testimonials',
  testimonial: (supplierId: number, id: number) => joinPath('/admin/businesses', [supplierId, id]),
  categories: () => '/admin/categories',
  importCategories: () => '/admin/categories/import',
  orderCategories: () => '/admin/categories/order',
  category: (id: number | 'new') => joinPath('/admin/categories', [id]),
  featuredListings: () => '/admin/featuredListings',
  featuredListing: (id: number | 'new') => joinPath('/admin/featuredListings', [id]),
  users: () => '/admin/users',
  user: (id: number | 'new') => joinPath('/admin/users', [id]),
  orders: () => '/admin/orders',
  order: (id: number) => joinPath('/admin/orders', [id]),
  customers: () => '/admin/customers',
  messages: () => '/admin/messages',
  message: (id: number) => joinPath('/admin/messages', [id]),
  affiliateClicks: () => '/admin/affiliateLinkClicks',
  notifications: () => '/admin/notifications',
  maps: () => '/admin/maps',
  settings: () => '/admin/settings',
  mailTemplates: (to?: 'supplier') => joinPath('/admin/mailTemplates', to ? [to] : []),
  mailbox: () => '/admin/mailbox',
  mailPreviews: () => '/admin/mailPreviews',
  mail: (id: number | string) => joinPath('/admin/mailbox', [id]),
  jobs: (tab?: 'outbox' | 'schedule') => (tab ? `/admin/jobs?tab=${tab}` : '/admin/jobs'),
  audit: () => '/admin/audit',
  heldSubmissions: () => '/admin/heldSubmissions',
  searchMisses: () => '/admin/searchWords',
  supplierAlerts: () => '/admin/searchWords/alerts',
  searchSynonyms: () => '/admin/searchWords/synonyms',
  services: () => '/admin/searchWords/services',
  trash: (list: TrashName) => joinPath('/admin/trash', [list]),

  /** The yearly report of a supplier or good cause; not below /admin, since it exists in both languages. */
  yearlyReport: (of: YearlyReportOf, id: number, year: number) =>
    joinPath('/yearlyReport', [of === 'SUPPLIER' ? 'supplier' : 'goodCause', id, year]),

  /** The secret pages of a buyer and of a good cause, for anyone with the key (R141). */
  buyerLink: (key: string) => joinPath('/EntityLink', [key]),
  causeLink: (key: string) => joinPath('/ProspectingBuyers', [key]),
} as const;
