import type { RecordType } from '../graphql/schema.generated';
import { adminPaths } from './admin-paths';

type RecordPlace = {
  /** The name of the record type within a sentence. */
  noun: string;
  /** Returns the address of a record's form. */
  href: (id: number) => string;
};

/** The screens of the records that have a timeline. */
const places: Record<RecordType, RecordPlace> = {
  SUPPLIER: { noun: 'supplier', href: adminPaths.supplier },
  IMPACT_BUYER: { noun: 'impact buyer', href: adminPaths.impactBuyer },
  GOOD_CAUSE: { noun: 'good cause', href: adminPaths.goodCause },
  MESSAGE: { noun: 'message', href: adminPaths.message },
  LEAD: { noun: 'lead', href: adminPaths.lead },
  ORDER: { noun: 'order', href: adminPaths.order },
  CATEGORY: { noun: 'category', href: adminPaths.category },
  FEATURED_LISTING: { noun: 'featured listing', href: adminPaths.featuredListing },
  SALES_ENQUIRY: { noun: 'enquiry', href: adminPaths.enquiry },
  SEARCH_SYNONYM: { noun: 'synonym', href: adminPaths.searchSynonyms },
  SITE_SETTINGS: { noun: 'settings', href: adminPaths.settings },
  USER: { noun: 'user', href: adminPaths.user },
  ACTION_ITEM: { noun: 'action', href: adminPaths.action },
};

const isRecordType = (name: string): name is RecordType => Object.hasOwn(places, name);

/** Returns the screen and name of a type of records; null for types that this screen does not know. */
export const placeOf = (recordType: string | null): RecordPlace | null =>
  recordType !== null && isRecordType(recordType) ? places[recordType] : null;
