import type { PageReads } from '../../shared/rendered-page.js';

interface Shown {
  /** Types whose `id` is the subject's. */
  records: readonly string[];
  /** Root fields that any change of the noun may change: lists, counts and choices. */
  lists: readonly string[];
  /** Root fields that show one record, so that a change of another leaves them alone. */
  single: readonly string[];
}

/** Which types and root fields show a record on a public page, by what activities call it. */
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
    // A certificate counts as long as the report of its buyer is live.
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

/** Root fields with totals of enquiries, which change all day without a word: pages with them live a minute. */
export const TOTALS: readonly string[] = [
  'impactSummary',
  'goodCauses',
  'goodCause',
  'goodCauseReport',
  'impactBuyers',
  'impactReport',
  'frontPage',
];

/** Root fields that no activity changes: they come with a release. */
export const CONSTANT: readonly string[] = ['regions'];

const subjects = Object.entries(SHOWN);

/**
 * The announcements (record-activity.ts) that end the page: `supplier:5` for a record that it shows, `supplier` for a
 * list of them.
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

/** Whether the page shows totals of enquiries, or something that nobody has placed above. */
export const livesShortly = ({ fields }: PageReads): boolean =>
  fields.some((field) => TOTALS.includes(field) || !isPlaced(field));

const isPlaced = (field: string) =>
  CONSTANT.includes(field) ||
  subjects.some(([, shown]) => shown.lists.includes(field) || shown.single.includes(field));
