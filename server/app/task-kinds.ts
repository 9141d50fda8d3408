import { userExport } from '../accounts/user-export.js';
import { actionDismissal, actionItemChange } from '../action-centre/action-item-bulk.js';
import { actionItemExport } from '../action-centre/action-item-export.js';
import { categoryExport } from '../categories/category-export.js';
import { certificateMaking } from '../certificates/certificate-task.js';
import { affiliateClickExport } from '../click-tracking/affiliate-click-export.js';
import { messageChange, messageDeletion } from '../contact-messages/contact-message-bulk.js';
import { messageExport } from '../contact-messages/contact-message-export.js';
import { featuredListingDeletion } from '../featured-listings/featured-listing-bulk.js';
import { featuredListingExport } from '../featured-listings/featured-listing-export.js';
import { goodCauseExport } from '../good-causes/good-cause-export.js';
import { heldSubmissionDiscard, heldSubmissionExport } from '../held-submissions/held-submission-bulk.js';
import { buyerChange, buyerDeletion } from '../impact-buyers/impact-buyer-bulk.js';
import { impactBuyerExport } from '../impact-buyers/impact-buyer-export.js';
import { importKinds } from '../imports/import-kinds.js';
import { leadChange, leadDeletion } from '../leads/lead-bulk.js';
import { leadCreation } from '../leads/lead-creation.js';
import { leadExport } from '../leads/lead-export.js';
import { mailsSentAgain } from '../mailbox/mail-bulk.js';
import { mailExport } from '../mailbox/mail-export.js';
import { orderChange, orderDeletion } from '../orders/impact-box-order-bulk.js';
import { orderExport } from '../orders/impact-box-order-export.js';
import { customerExport } from '../sales-enquiries/customer-export.js';
import { enquiryChange, enquiryDeletion } from '../sales-enquiries/enquiry-bulk.js';
import { enquiryExport } from '../sales-enquiries/sales-enquiry-export.js';
import { synonymDeletion, zeroResultChange } from '../search-words/search-words-bulk.js';
import { searchMissExport, searchSynonymExport } from '../search-words/search-words-export.js';
import { supplierStatisticsExport } from '../statistics/supplier-statistics-export.js';
import { supplierAlertExport } from '../supplier-alerts/supplier-alerts-export.js';
import { categoryMerge } from '../suppliers/merge-category.js';
import { supplierRegrouping } from '../suppliers/regroup-suppliers.js';
import { serviceChange } from '../suppliers/service-bulk.js';
import { serviceExport } from '../suppliers/service-export.js';
import { supplierChange, supplierDeletion, supplierExport } from '../suppliers/supplier-tasks.js';
import { testimonialExport } from '../suppliers/testimonial-export.js';
import type { TaskRegistry } from '../tasks/run-task.js';
import { restoreKind } from '../tasks/undo-kinds.js';
import { HELD_RELEASE } from './held-forms.js';
import { HISTORIES } from './histories.js';
import { IMPORTABLE_TYPES } from './importable-types.js';

const EXPORTS = [
  userExport,
  actionItemExport,
  categoryExport,
  affiliateClickExport,
  messageExport,
  goodCauseExport,
  impactBuyerExport,
  leadExport,
  orderExport,
  customerExport,
  supplierStatisticsExport,
  enquiryExport,
  testimonialExport,
  supplierExport,
  featuredListingExport,
  searchMissExport,
  supplierAlertExport,
  searchSynonymExport,
  serviceExport,
  mailExport,
  heldSubmissionExport,
];

const BULK_ACTIONS = [
  actionItemChange,
  actionDismissal,
  enquiryChange,
  enquiryDeletion,
  supplierChange,
  supplierDeletion,
  buyerChange,
  buyerDeletion,
  leadChange,
  leadDeletion,
  orderChange,
  orderDeletion,
  messageChange,
  messageDeletion,
  featuredListingDeletion,
  zeroResultChange,
  synonymDeletion,
  serviceChange,
  mailsSentAgain,
  HELD_RELEASE,
  heldSubmissionDiscard,
];

const KINDS = [
  ...[
    ...[...BULK_ACTIONS, ...EXPORTS].map(({ kind }) => kind),
    categoryMerge,
    supplierRegrouping,
    leadCreation,
    certificateMaking,
    ...Object.values(IMPORTABLE_TYPES).flatMap((definition) => Object.values(importKinds(definition))),
  ].flatMap((kind) => (kind.undo ? [kind, kind.undo.kind] : [kind])),
  ...Object.values(HISTORIES)
    .filter(({ trash }) => trash)
    .map(restoreKind),
];

/** All kinds of tasks, as declared by the record types. */
export const TASK_KINDS: TaskRegistry = Object.fromEntries(KINDS.map((each) => [each.kind, each]));
