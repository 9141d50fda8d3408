import type { RecordType } from '../graphql/schema.generated';
import { adminPaths } from './admin-paths';

type Trash = {
  /** The title of the list. */
  title: string;
  recordType: RecordType;
  /** The queries that may show a restored record. */
  lists: readonly string[];
  /** Returns the address of the list. */
  href: () => string;
};

const of = (trash: Trash) => trash;

/** The lists that have a trash, by the last part of its address. */
export const trashLists = {
  suppliers: of({
    title: 'Suppliers',
    recordType: 'SUPPLIER',
    lists: ['supplierRecords', 'supplierRecord'],
    href: adminPaths.suppliers,
  }),
  impactBuyers: of({
    title: 'Impact Buyers',
    recordType: 'IMPACT_BUYER',
    lists: ['impactBuyerRecords', 'impactBuyerRecord'],
    href: adminPaths.impactBuyers,
  }),
  goodCauses: of({
    title: 'Good Causes',
    recordType: 'GOOD_CAUSE',
    lists: ['goodCauseRecords', 'goodCauseRecord'],
    href: adminPaths.goodCauses,
  }),
  categories: of({
    title: 'Categories',
    recordType: 'CATEGORY',
    lists: ['categoryRecords', 'categoryRecord'],
    href: adminPaths.categories,
  }),
  featuredListings: of({
    title: 'Featured Listings',
    recordType: 'FEATURED_LISTING',
    lists: ['featuredListingRecords', 'featuredListingRecord', 'featuredListings'],
    href: adminPaths.featuredListings,
  }),
  enquiries: of({
    title: 'Sales Tracking',
    recordType: 'SALES_ENQUIRY',
    lists: ['salesEnquiries', 'salesEnquiry'],
    href: adminPaths.enquiries,
  }),
  leads: of({
    title: 'Leads',
    recordType: 'LEAD',
    lists: ['leadRecords', 'leadBoard', 'leadRecord'],
    href: adminPaths.leads,
  }),
  orders: of({
    title: 'Impact Box Orders',
    recordType: 'ORDER',
    lists: ['orderRecords', 'orderRecord'],
    href: adminPaths.orders,
  }),
  messages: of({
    title: 'Messages',
    recordType: 'MESSAGE',
    lists: ['messageRecords', 'messageRecord'],
    href: adminPaths.messages,
  }),
  synonyms: of({
    title: 'Synonyms',
    recordType: 'SEARCH_SYNONYM',
    lists: ['searchSynonyms'],
    href: adminPaths.searchSynonyms,
  }),
};

export type TrashName = keyof typeof trashLists;
