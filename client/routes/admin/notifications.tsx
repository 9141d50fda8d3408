import { NotificationList } from '../../features/staff/notifications/notification-list';
import type { RecordType } from '../../graphql/schema.generated';
import { useSessionState } from '../../graphql/use-session';
import type { HistoryLabels } from '../../history/history-labels';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { placeOf } from '../../navigation/record-places';

/** Record types that users who are not staff edit on their profile screen. */
const OWN = ['SUPPLIER', 'IMPACT_BUYER'];

/** Labels of the fields of each record type, from its timeline; loaded on demand, without the screens. */
const histories: Record<RecordType, () => Promise<HistoryLabels>> = {
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

const labelsOf = async (recordType: string) => (await histories[recordType as RecordType]?.())?.labels ?? {};

/** The notifications of the signed-in user (P074). */
export function Component() {
  const { user } = useSessionState();
  const staff = user !== null && hasRole(user, 'ADMIN');
  const record = (recordType: string, id: number) =>
    !staff && OWN.includes(recordType) ? adminPaths.yourProfile() : (placeOf(recordType)?.href(id) ?? null);
  const hrefs = { record, mail: adminPaths.mail, account: paths.userProfile() };
  return <NotificationList hrefs={hrefs} labelsOf={labelsOf} />;
}
