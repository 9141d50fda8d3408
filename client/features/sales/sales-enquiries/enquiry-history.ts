import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { progressLabels } from '../../../ui/sales-labels';
import { enquiryFields } from './enquiry-fields';

/** Names of fields, values and operations in the history of an enquiry. */
export const enquiryHistory: HistoryLabels = {
  recordLabel: 'enquiry',
  labels: { ...labelsOf(enquiryFields), openedAt: 'Opened', archivedAt: 'Archived' },
  money: ['revenue', 'supplierRevenue', 'contribution'],
  said: { progress: { Enquiry: progressLabels.ENQUIRY } },
  actions: {
    sent: 'sent this enquiry',
    opened: 'opened the email',
    viewed: 'viewed this enquiry',
    linked: 'linked this enquiry to its lead',
    duplicated: 'added this as a repeat sale',
    introduced: 'introduced the customer to the supplier',
    'reply-queued': 'replied to the customer',
    'reply-sent': 'emailed the reply to the customer',
    'issue-reported': 'reported an issue',
  },
};
