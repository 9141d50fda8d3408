import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { TimelineCard } from '../../history/timeline-card';
import { progressLabels } from '../../ui/sales-words';
import { enquiryFields } from './enquiry-fields';
import type { Enquiry } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';

const words: HistoryWords = {
  noun: 'enquiry',
  labels: { ...labelsOf(enquiryFields), openedAt: 'Opened', archivedAt: 'Archived' },
  money: ['revenue', 'supplierRevenue', 'contribution'],
  said: { progress: { Enquiry: progressLabels.ENQUIRY } },
  actions: {
    sent: 'sent this enquiry',
    viewed: 'looked at this enquiry',
    linked: 'linked this enquiry to its lead',
    duplicated: 'recorded this as a repeat sale',
    'reply-queued': 'answered the customer',
    'reply-sent': 'sent the answer to the customer',
    'issue-reported': 'reported an issue',
  },
};

/** What has happened to an enquiry. */
export const EnquiryTimeline = ({ enquiry }: { enquiry: Enquiry }) => (
  <TimelineCard>
    <RecordTimeline store={enquiryStore} record={enquiry} words={words} />
  </TimelineCard>
);
