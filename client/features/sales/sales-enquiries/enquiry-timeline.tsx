import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import { enquiryHistory } from './enquiry-history';
import type { Enquiry } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';

/** The history of an enquiry. */
export const EnquiryTimeline = ({ enquiry }: { enquiry: Enquiry }) => (
  <TimelineCard>
    <RecordTimeline store={enquiryStore} record={enquiry} words={enquiryHistory} />
  </TimelineCard>
);
