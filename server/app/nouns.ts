import { userNoun } from '../accounts/user.noun.js';
import { categoryNoun } from '../directory/categories/category.noun.js';
import { affiliateClickNoun } from '../directory/click-tracking/affiliate-click.noun.js';
import { featuredListings } from '../directory/featured-listings/featured-listing.noun.js';
import { goodCauseNoun } from '../directory/good-causes/good-cause.noun.js';
import { impactBuyerNoun } from '../directory/impact-buyers/impact-buyer.noun.js';
import { searchSynonymNoun, zeroResultNoun } from '../directory/search-words/search-words.noun.js';
import { supplierAlertNoun } from '../directory/supplier-alerts/supplier-alert.noun.js';
import { serviceNoun } from '../directory/suppliers/service.noun.js';
import { supplierNoun } from '../directory/suppliers/supplier.noun.js';
import { testimonialNoun } from '../directory/suppliers/testimonial.noun.js';
import { type Histories } from '../kits/history/record-history.js';
import { type ImportRegistry } from '../kits/imports/import.read-model.js';
import { type FileOwner, type Noun } from '../kits/nouns/noun.js';
import { type NounQuickFind } from '../kits/nouns/quick-find-source.js';
import { type TaskKind } from '../kits/tasks/task-kind.js';
import { certificateNoun } from '../reports/certificates/certificate.noun.js';
import { leadNoun } from '../sales/leads/lead.noun.js';
import { impactBoxOrders } from '../sales/orders/impact-box-order.noun.js';
import { customerNoun } from '../sales/sales-enquiries/customer.noun.js';
import { salesEnquiryNoun } from '../sales/sales-enquiries/sales-enquiry.noun.js';
import type { PageTagTable } from '../site/page-tags.js';
import { actionItemNoun } from '../staff/action-centre/action-item.noun.js';
import { contactMessages } from '../staff/contact-messages/contact-message.noun.js';
import { heldSubmissionNoun } from '../staff/held-submissions/held-submission.noun.js';
import { mailNoun } from '../staff/mailbox/mail.noun.js';
import { siteSettingsNoun } from '../staff/settings/site-settings.noun.js';
import { HELD_FORMS } from './held-forms.js';

/** All kinds of records of the product. The quick find box lists them in this order. */
const NOUNS: readonly Noun[] = [
  supplierNoun,
  impactBuyerNoun,
  goodCauseNoun,
  salesEnquiryNoun,
  leadNoun,
  userNoun,
  impactBoxOrders,
  contactMessages,
  categoryNoun,
  featuredListings,
  actionItemNoun,
  affiliateClickNoun,
  certificateNoun,
  customerNoun,
  heldSubmissionNoun(HELD_FORMS),
  mailNoun,
  searchSynonymNoun,
  serviceNoun,
  siteSettingsNoun,
  supplierAlertNoun,
  testimonialNoun,
  zeroResultNoun,
];

const LIST_MUTATIONS = NOUNS.flatMap(({ listMutations = [] }) => listMutations);

/** The resolvers of all nouns, with the data that they read and change, for the scopes of API tokens. */
export const NOUN_RESOLVERS = NOUNS.map(
  ({ tokenResource, resolvers, listMutations = [] }) =>
    [tokenResource, ...resolvers, ...listMutations.map(({ resolver }) => resolver)] as const,
);

/** The tasks of all nouns, without imports and the restoring of deleted records. */
export const NOUN_TASKS: readonly TaskKind[] = [
  ...LIST_MUTATIONS.map(({ task }) => task),
  ...NOUNS.flatMap(({ tasks = [] }) => tasks),
];

/** The record types with a timeline, Undo and a trash, by their names in the API. */
export const HISTORIES: Histories = Object.fromEntries(
  NOUNS.flatMap(({ history, tokenResource }) =>
    history ? [[history[0], { ...history[1], tokenResource }]] : [],
  ),
);

/** The record types that can be imported from a file. */
export const IMPORTABLE_TYPES: ImportRegistry = Object.fromEntries(
  NOUNS.flatMap(({ fileImport }) => (fileImport ? [[fileImport.recordType, fileImport]] : [])),
);

/** The tables with uploaded files. */
export const FILE_OWNERS: readonly FileOwner[] = NOUNS.flatMap(({ files = [] }) => files);

/** The kinds of records that the quick find box finds. */
export const QUICK_FIND: readonly NounQuickFind[] = NOUNS.flatMap(({ quickFind, tokenResource }) =>
  quickFind ? [{ ...quickFind, tokenResource }] : [],
);

/** The public pages that show records, by the subject type of the records in the activity log. */
export const PAGE_TAGS: PageTagTable = Object.fromEntries(
  NOUNS.flatMap(({ publicPages }) => (publicPages ? [publicPages] : [])),
);
