import type { RecordType } from '../graphql/schema.generated';
import { adminPaths } from './admin-paths';

type RecordPlace = {
  /** The name of the record type within a sentence. */
  recordLabel: string;
  /** Returns the address of a record's form. */
  href: (id: number) => string;
};

/** The screens of the records that have a timeline. */
const places: Record<RecordType, RecordPlace> = {
  SUPPLIER: { recordLabel: 'supplier', href: adminPaths.supplier },
  IMPACT_BUYER: { recordLabel: 'impact buyer', href: adminPaths.impactBuyer },
  GOOD_CAUSE: { recordLabel: 'good cause', href: adminPaths.goodCause },
  MESSAGE: { recordLabel: 'message', href: adminPaths.message },
  LEAD: { recordLabel: 'lead', href: adminPaths.lead },
  ORDER: { recordLabel: 'order', href: adminPaths.order },
  CATEGORY: { recordLabel: 'category', href: adminPaths.category },
  FEATURED_LISTING: { recordLabel: 'featured listing', href: adminPaths.featuredListing },
  SALES_ENQUIRY: { recordLabel: 'enquiry', href: adminPaths.enquiry },
  SEARCH_SYNONYM: { recordLabel: 'synonym', href: adminPaths.searchSynonyms },
  SITE_SETTINGS: { recordLabel: 'settings', href: adminPaths.settings },
  USER: { recordLabel: 'user', href: adminPaths.user },
  ACTION_ITEM: { recordLabel: 'action', href: adminPaths.action },
};

const isRecordType = (name: string): name is RecordType => Object.hasOwn(places, name);

/** Returns the screen and name of a type of records; null for types that this screen does not know. */
export const placeOf = (recordType: string | null): RecordPlace | null =>
  recordType !== null && isRecordType(recordType) ? places[recordType] : null;
