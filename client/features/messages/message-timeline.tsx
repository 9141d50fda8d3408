import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { TimelineCard } from '../../history/timeline-card';
import { type Message, messageFields } from './message-fields';
import { messageStore } from './message-store';

const words: HistoryWords = {
  noun: 'message',
  labels: labelsOf(messageFields),
  actions: { sent: 'sent this message', 'issue-reported': 'reported this issue' },
};

/** What has happened to a message, with the mails about it (A162). */
export const MessageTimeline = ({ message }: { message: Message }) => (
  <TimelineCard>
    <RecordTimeline store={messageStore} record={message} words={words} />
  </TimelineCard>
);
