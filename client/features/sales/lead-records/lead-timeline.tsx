import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import type { Lead } from './lead-fields';
import { leadHistory } from './lead-history';
import { leadStore } from './lead-store';

/** The history of a lead. */
export const LeadTimeline = ({ lead }: { lead: Lead }) => (
  <TimelineCard>
    <RecordTimeline store={leadStore} record={lead} words={leadHistory} />
  </TimelineCard>
);
