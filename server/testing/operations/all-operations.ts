import { accountOperations } from './account-operations.js';
import { actionOperations } from './action-operations.js';
import { buyerAdminOperations } from './buyer-admin-operations.js';
import { categoryAdminOperations } from './category-admin-operations.js';
import { causeAdminOperations } from './cause-admin-operations.js';
import { enquiryOperations } from './enquiry-operations.js';
import { externalRefOperations } from './external-ref-operations.js';
import { featuredListingOperations } from './featured-listing-operations.js';
import { fileOperations } from './file-operations.js';
import { givingOperations } from './giving-operations.js';
import { historyOperations } from './history-operations.js';
import { jobOperations } from './job-operations.js';
import { leadOperations } from './lead-operations.js';
import { linkPageOperations } from './link-page-operations.js';
import { liveOperations } from './live-operations.js';
import { mcpOperations } from './mcp-operations.js';
import { messageOperations } from './message-operations.js';
import type { Operation } from './operation.js';
import { orderOperations } from './order-operations.js';
import { prospectingOperations } from './prospecting-operations.js';
import { savedViewOperations } from './saved-view-operations.js';
import { searchWordOperations } from './search-word-operations.js';
import { siteOperations } from './site-operations.js';
import { staffListOperations } from './staff-list-operations.js';
import { statisticsOperations } from './statistics-operations.js';
import { supplierAdminOperations } from './supplier-admin-operations.js';
import { supplierAlertOperations } from './supplier-alert-operations.js';
import { supplierOperations } from './supplier-operations.js';
import { taskOperations } from './task-operations.js';
import { userOperations } from './user-operations.js';

/** All operations of the APIs. */
export const OPERATIONS: Record<string, Operation> = {
  ...accountOperations,
  ...buyerAdminOperations,
  ...userOperations,
  ...categoryAdminOperations,
  ...causeAdminOperations,
  ...orderOperations,
  ...staffListOperations,
  ...enquiryOperations,
  ...externalRefOperations,
  ...featuredListingOperations,
  ...fileOperations,
  ...historyOperations,
  ...actionOperations,
  ...jobOperations,
  ...leadOperations,
  ...linkPageOperations,
  ...prospectingOperations,
  ...liveOperations,
  ...mcpOperations,
  ...messageOperations,
  ...givingOperations,
  ...savedViewOperations,
  ...searchWordOperations,
  ...supplierAlertOperations,
  ...siteOperations,
  ...statisticsOperations,
  ...supplierAdminOperations,
  ...supplierOperations,
  ...taskOperations,
};
