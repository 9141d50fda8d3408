import type { RecordType } from '../graphql/schema.generated';
import { adminPaths, type TrashName } from './admin-paths';

/** The screens of staff for the records of one type. */
type RecordPlace = {
  /** The name of the record type within a sentence. */
  recordLabel: string;
  /** Returns the address of a record's form. */
  href: (id: number) => string;
  /** The list: its title, and its address if the records have a trash or the palette names the list. */
  list?: { title: string; href: () => string };
  /** The trash: the last part of its address, and the queries that may show a restored record. */
  trash?: { name: TrashName; shownBy: readonly string[] };
  /** The form for a new record, by its name in the palette. */
  add?: { label: string; href: string };
};

/** The screens of the records that have a timeline. */
export const recordPlaces: Readonly<Record<RecordType, RecordPlace>> = {
  SUPPLIER: {
    recordLabel: 'supplier',
    href: adminPaths.supplier,
    list: { title: 'Suppliers', href: adminPaths.suppliers },
    trash: { name: 'suppliers', shownBy: ['supplierRecords', 'supplierRecord'] },
    add: { label: 'New supplier', href: adminPaths.supplier('new') },
  },
  USER: {
    recordLabel: 'user',
    href: adminPaths.user,
    list: { title: 'Users', href: adminPaths.users },
    add: { label: 'Invite user', href: adminPaths.user('new') },
  },
  IMPACT_BUYER: {
    recordLabel: 'impact buyer',
    href: adminPaths.impactBuyer,
    list: { title: 'Impact Buyers', href: adminPaths.impactBuyers },
    trash: { name: 'impactBuyers', shownBy: ['impactBuyerRecords', 'impactBuyerRecord'] },
    add: { label: 'New impact buyer', href: adminPaths.impactBuyer('new') },
  },
  GOOD_CAUSE: {
    recordLabel: 'good cause',
    href: adminPaths.goodCause,
    list: { title: 'Good Causes', href: adminPaths.goodCauses },
    trash: { name: 'goodCauses', shownBy: ['goodCauseRecords', 'goodCauseRecord'] },
    add: { label: 'New good cause', href: adminPaths.goodCause('new') },
  },
  CATEGORY: {
    recordLabel: 'category',
    href: adminPaths.category,
    list: { title: 'Categories', href: adminPaths.categories },
    trash: { name: 'categories', shownBy: ['categoryRecords', 'categoryRecord'] },
    add: { label: 'New category', href: adminPaths.category('new') },
  },
  FEATURED_LISTING: {
    recordLabel: 'featured listing',
    href: adminPaths.featuredListing,
    list: { title: 'Featured Listings', href: adminPaths.featuredListings },
    trash: {
      name: 'featuredListings',
      shownBy: ['featuredListingRecords', 'featuredListingRecord', 'featuredListings'],
    },
    add: { label: 'New featured listing', href: adminPaths.featuredListing('new') },
  },
  SALES_ENQUIRY: {
    recordLabel: 'enquiry',
    href: adminPaths.enquiry,
    list: { title: 'Sales Tracking', href: adminPaths.enquiries },
    trash: { name: 'enquiries', shownBy: ['salesEnquiries', 'salesEnquiry'] },
  },
  LEAD: {
    recordLabel: 'lead',
    href: adminPaths.lead,
    list: { title: 'Leads', href: adminPaths.leads },
    trash: { name: 'leads', shownBy: ['leadRecords', 'leadBoard', 'leadRecord'] },
  },
  ORDER: {
    recordLabel: 'order',
    href: adminPaths.order,
    list: { title: 'Impact Box Orders', href: adminPaths.orders },
    trash: { name: 'orders', shownBy: ['orderRecords', 'orderRecord'] },
  },
  MESSAGE: {
    recordLabel: 'message',
    href: adminPaths.message,
    list: { title: 'Messages', href: adminPaths.messages },
    trash: { name: 'messages', shownBy: ['messageRecords', 'messageRecord'] },
  },
  SEARCH_SYNONYM: {
    recordLabel: 'synonym',
    href: adminPaths.searchSynonyms,
    list: { title: 'Synonyms', href: adminPaths.searchSynonyms },
    trash: { name: 'synonyms', shownBy: ['searchSynonyms'] },
  },
  SITE_SETTINGS: { recordLabel: 'settings', href: adminPaths.settings },
  ACTION_ITEM: { recordLabel: 'action', href: adminPaths.action },
};

const isRecordType = (name: string): name is RecordType => Object.hasOwn(recordPlaces, name);

/** Returns the screen and name of a type of records; null for types that this screen does not know. */
export const placeOf = (recordType: string | null): RecordPlace | null =>
  recordType !== null && isRecordType(recordType) ? recordPlaces[recordType] : null;

/** The trash of a type of records, with its list. */
export type Trash = {
  name: TrashName;
  recordType: RecordType;
  title: string;
  href: () => string;
  shownBy: readonly string[];
};

/** The types of records that have a trash. */
export const trashes: readonly Trash[] = Object.entries(recordPlaces).flatMap(
  ([recordType, { list, trash }]) =>
    list && trash ? [{ ...list, ...trash, recordType: recordType as RecordType }] : [],
);
