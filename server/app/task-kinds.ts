import { userExport } from '../accounts/user-export.js';
import { categoryExport } from '../directory/categories/category-export.js';
import { affiliateClickExport } from '../directory/click-tracking/affiliate-click-export.js';
import { featuredListingDeletion } from '../directory/featured-listings/featured-listing-bulk.js';
import { featuredListingExport } from '../directory/featured-listings/featured-listing-export.js';
import { goodCauseExport } from '../directory/good-causes/good-cause-export.js';
import { buyerChange, buyerDeletion } from '../directory/impact-buyers/impact-buyer-bulk.js';
import { impactBuyerExport } from '../directory/impact-buyers/impact-buyer-export.js';
import { synonymDeletion, zeroResultChange } from '../directory/search-words/search-words-bulk.js';
import { searchMissExport, searchSynonymExport } from '../directory/search-words/search-words-export.js';
import { supplierAlertExport } from '../directory/supplier-alerts/supplier-alerts-export.js';
import { categoryMerge } from '../directory/suppliers/merge-category.js';
import { supplierRegrouping } from '../directory/suppliers/regroup-suppliers.js';
import { serviceChange } from '../directory/suppliers/service-bulk.js';
import { serviceExport } from '../directory/suppliers/service-export.js';
import { supplierChange, supplierDeletion, supplierExport } from '../directory/suppliers/supplier-tasks.js';
import { testimonialExport } from '../directory/suppliers/testimonial-export.js';
import { importKinds } from '../kits/imports/import-kinds.js';
import type { TaskRegistry } from '../kits/tasks/run-task.js';
import { restoreKind } from '../kits/tasks/undo-kinds.js';
import { certificateMaking } from '../reports/certificates/certificate-task.js';
import { supplierStatisticsExport } from '../reports/statistics/supplier-statistics-export.js';
import { leadChange, leadDeletion } from '../sales/leads/lead-bulk.js';
import { leadCreation } from '../sales/leads/lead-creation.js';
import { leadExport } from '../sales/leads/lead-export.js';
import { orderChange, orderDeletion } from '../sales/orders/impact-box-order-bulk.js';
import { orderExport } from '../sales/orders/impact-box-order-export.js';
import { customerExport } from '../sales/sales-enquiries/customer-export.js';
import { enquiryChange, enquiryDeletion } from '../sales/sales-enquiries/enquiry-bulk.js';
import { enquiryExport } from '../sales/sales-enquiries/sales-enquiry-export.js';
import { actionDismissal, actionItemChange } from '../staff/action-centre/action-item-bulk.js';
import { actionItemExport } from '../staff/action-centre/action-item-export.js';
import { messageChange, messageDeletion } from '../staff/contact-messages/contact-message-bulk.js';
import { messageExport } from '../staff/contact-messages/contact-message-export.js';
import {
  heldSubmissionDiscard,
  heldSubmissionExport,
} from '../staff/held-submissions/held-submission-bulk.js';
import { mailsSentAgain } from '../staff/mailbox/mail-bulk.js';
import { mailExport } from '../staff/mailbox/mail-export.js';
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
