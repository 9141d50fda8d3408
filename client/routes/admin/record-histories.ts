import type { RecordType } from '../../graphql/schema.generated';
import type { HistoryLabels } from '../../history/history-labels';

/** The labels of each record type's timeline, loaded on demand, without the screens. */
export const recordHistories: Record<RecordType, () => Promise<HistoryLabels>> = {
  SUPPLIER: async () =>
    (await import('../../features/directory/supplier-records/supplier-history')).supplierHistory,
  IMPACT_BUYER: async () =>
    (await import('../../features/directory/impact-buyer-records/buyer-fields')).buyerHistory,
  GOOD_CAUSE: async () =>
    (await import('../../features/directory/good-cause-records/cause-fields')).causeHistory,
  LEAD: async () => (await import('../../features/sales/lead-records/lead-history')).leadHistory,
  MESSAGE: async () => (await import('../../features/staff/messages/message-fields')).messageHistory,
  ORDER: async () => (await import('../../features/sales/orders/order-fields')).orderHistory,
  CATEGORY: async () =>
    (await import('../../features/directory/category-records/category-fields')).categoryHistory,
  FEATURED_LISTING: async () =>
    (await import('../../features/directory/featured-listing-records/listing-fields')).listingHistory,
  SALES_ENQUIRY: async () =>
    (await import('../../features/sales/sales-enquiries/enquiry-history')).enquiryHistory,
  SEARCH_SYNONYM: async () =>
    (await import('../../features/directory/search-words/synonym-fields')).synonymHistory,
  SITE_SETTINGS: async () => (await import('../../features/staff/settings/settings-fields')).settingsHistory,
  USER: async () => (await import('../../features/accounts/users/user-history')).userHistory,
  ACTION_ITEM: async () => (await import('../../features/staff/action-items/action-fields')).actionHistory,
};
