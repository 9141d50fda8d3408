import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import type { Message } from './message-fields';
import { messageHistory } from './message-history';
import { messageStore } from './message-store';

/** The history of a message, including the mails about it (A162). */
export const MessageTimeline = ({ message }: { message: Message }) => (
  <TimelineCard>
    <RecordTimeline store={messageStore} record={message} words={messageHistory} />
  </TimelineCard>
);
