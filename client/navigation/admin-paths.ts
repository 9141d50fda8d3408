import type { YearlyReportOf } from '../graphql/schema.generated';
import { joined } from './join-path';

/** The addresses of the admin area, apart from the others, which are part of the first load of public pages. */
export const adminPaths = {
  /** `of` chooses between the records of a user with several. */
  yourProfile: (of?: 'supplier' | 'buyer' | 'cause') => joined('/admin/yourProfile', of ? [of] : []),
  enquiries: () => '/admin/salesEnquiry',
  newEnquiry: () => '/admin/salesEnquiry/new',
  enquiry: (id: number) => joined('/admin/salesEnquiry', [id]),
  benefittingEnquiries: () => '/admin/gcEnquiries',
  leads: () => '/admin/leads',
  lead: (id: number | 'new') => joined('/admin/leads', [id]),
  addLeads: () => '/admin/leads/addMultiple',
  suppliers: () => '/admin/businesses',
  importSuppliers: () => '/admin/businesses/import',
  supplier: (id: number | 'new') => joined('/admin/businesses', [id]),
  impactBuyers: () => '/admin/ImpactBusinessAdmin',
  importImpactBuyers: () => '/admin/ImpactBusinessAdmin/import',
  impactBuyer: (id: number | 'new') => joined('/admin/ImpactBusinessAdmin', [id]),
  goodCauses: () => '/admin/GoodCauses',
  goodCause: (id: number | 'new') => joined('/admin/GoodCauses', [id]),
  actionCentre: () => '/admin/actionCenter',
  action: (id: number) => joined('/admin/actionCenter', [id]),
  newJob: () => '/admin/newJob',
  statistics: () => '/admin/salesTrackingStats',
  testimonials: () => '/admin/testimonials',
  testimonial: (supplierId: number, id: number) => joined('/admin/businesses', [supplierId, id]),
  categories: () => '/admin/categories',
  importCategories: () => '/admin/categories/import',
  orderCategories: () => '/admin/categories/order',
  category: (id: number | 'new') => joined('/admin/categories', [id]),
  featuredListings: () => '/admin/featuredListings',
  featuredListing: (id: number | 'new') => joined('/admin/featuredListings', [id]),
  users: () => '/admin/users',
  user: (id: number | 'new') => joined('/admin/users', [id]),
  orders: () => '/admin/orders',
  order: (id: number) => joined('/admin/orders', [id]),
  customers: () => '/admin/customers',
  messages: () => '/admin/messages',
  message: (id: number) => joined('/admin/messages', [id]),
  affiliateClicks: () => '/admin/affiliateLinkClicks',
  notifications: () => '/admin/notifications',
  maps: () => '/admin/maps',
  settings: () => '/admin/settings',
  mailTemplates: (to?: 'supplier') => joined('/admin/mailTemplates', to ? [to] : []),
  mailbox: () => '/admin/mailbox',
  mailPreviews: () => '/admin/mailPreviews',
  mail: (id: number | string) => joined('/admin/mailbox', [id]),
  heldSubmissions: () => '/admin/heldSubmissions',
  searchMisses: () => '/admin/searchWords',
  supplierAlerts: () => '/admin/searchWords/alerts',
  searchSynonyms: () => '/admin/searchWords/synonyms',
  services: () => '/admin/searchWords/services',
  trash: (
    list:
      | 'suppliers'
      | 'impactBuyers'
      | 'goodCauses'
      | 'categories'
      | 'featuredListings'
      | 'enquiries'
      | 'leads'
      | 'synonyms'
      | 'orders'
      | 'messages',
  ) => joined('/admin/trash', [list]),

  /** The yearly report of a supplier or good cause; not below /admin, since it exists in both languages. */
  yearlyReport: (of: YearlyReportOf, id: number, year: number) =>
    joined('/yearlyReport', [of === 'SUPPLIER' ? 'supplier' : 'goodCause', id, year]),

  /** The secret pages of a buyer and of a good cause, for anyone with the key (R141). */
  buyerLink: (key: string) => joined('/EntityLink', [key]),
  causeLink: (key: string) => joined('/ProspectingBuyers', [key]),
} as const;
