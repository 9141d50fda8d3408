import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { TimelineCard } from '../../history/timeline-card';
import { type Lead, leadFields } from './lead-fields';
import { leadStore } from './lead-store';
import { contributionBands, revenueBands } from './lead-words';

const words: HistoryWords = {
  noun: 'lead',
  labels: {
    ...labelsOf(leadFields),
    impactBuyerId: 'Impact buyer',
    supplierId: 'Supplier',
    archivedAt: 'Archived',
    salesEnquiryId: 'Enquiry',
    customersResponse: 'Buyer says',
    customersComments: 'Buyer’s comments',
  },
  money: ['actualRevenue', 'actualContribution'],
  said: { estimatedRevenueBand: revenueBands, estimatedContributionBand: contributionBands },
  actions: { linked: 'linked an enquiry to this lead', converted: 'made an enquiry of this lead' },
};

/** What has happened to a lead. */
export const LeadTimeline = ({ lead }: { lead: Lead }) => (
  <TimelineCard>
    <RecordTimeline store={leadStore} record={lead} words={words} />
  </TimelineCard>
);
