import type { PageReads } from '../../shared/rendered-page.js';

interface Shown {
  /** The types whose `id` is that of the subject. */
  records: readonly string[];
  /** The root fields that any change of the type may affect: lists, counts and choices. */
  lists: readonly string[];
  /** The root fields that show a single record, so that changes of others do not affect them. */
  single: readonly string[];
}

/** The types and root fields that show a record on a public page, by its subject type in the activity log. */
export const SHOWN: Readonly<Record<string, Shown>> = {
  supplier: {
    records: ['Supplier', 'SupplierCard', 'SupplierRef'],
    lists: [
      'searchSuppliers',
      'searchSuggestions',
      'searchBoxSuggestions',
      'categoryCounts',
      'categories',
      'services',
      'featuredListings',
      'frontPage',
      'impactSummary',
      'goodCauseReport',
      'impactReport',
    ],
    single: ['supplier'],
  },
  'good-cause': {
    records: ['GoodCause', 'ChosenCause'],
    lists: ['goodCauses', 'frontPage', 'impactSummary', 'impactBuyers', 'impactReport'],
    single: ['goodCause', 'goodCauseReport'],
  },
  'impact-buyer': {
    records: ['ImpactBuyerCard', 'PartnerCard'],
    // A certificate is valid as long as the report of its buyer is live.
    lists: ['impactBuyers', 'frontPage', 'goodCauseReport', 'impactReport', 'certificate'],
    single: [],
  },
  'impact-certificate': { records: [], lists: ['certificate'], single: [] },
  category: {
    records: ['Category', 'CategoryRef'],
    lists: ['categories', 'categoryCounts', 'searchBoxSuggestions', 'searchSuppliers', 'supplier'],
    single: ['category'],
  },
  'search-synonym': { records: [], lists: ['searchSuppliers', 'categoryCounts'], single: [] },
  'featured-listing': { records: ['FeaturedListing'], lists: ['featuredListings'], single: [] },
  settings: { records: [], lists: ['siteSettings', 'frontPage', 'impactBoxes', 'impactSummary'], single: [] },
};

/**
 * The root fields with totals of enquiries, which change all day without an announcement. Pages with them are
 * cached for a minute.
 */
export const TOTALS: readonly string[] = [
  'impactSummary',
  'goodCauses',
  'goodCause',
  'goodCauseReport',
  'impactBuyers',
  'impactReport',
  'frontPage',
];

/** The root fields that no activity changes; they change with a release. */
export const CONSTANT: readonly string[] = ['regions'];

const subjects = Object.entries(SHOWN);

/**
 * Returns the announcements (record-activity.ts) that invalidate the page: `supplier:5` for a record that it
 * shows, `supplier` for a list of them.
 */
export function tagsOf({ records, fields, missing }: PageReads): Set<string> {
  const tags = new Set<string>();
  for (const [subject, shown] of subjects) {
    if (shown.lists.some((field) => fields.includes(field))) tags.add(subject);
    if ([...shown.lists, ...shown.single].some((field) => missing.includes(field))) tags.add(subject);
  }
  for (const record of records) {
    const at = record.indexOf(':');
    const subject = subjects.find(([, shown]) => shown.records.includes(record.slice(0, at)))?.[0];
    if (subject) tags.add(subject + record.slice(at));
  }
  return tags;
}

/** Returns true if the page shows totals of enquiries, or a root field that is in none of the lists above. */
export const livesShortly = ({ fields }: PageReads): boolean =>
  fields.some((field) => TOTALS.includes(field) || !isPlaced(field));

const isPlaced = (field: string) =>
  CONSTANT.includes(field) ||
  subjects.some(([, shown]) => shown.lists.includes(field) || shown.single.includes(field));
