import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { TimelineCard } from '../../history/timeline-card';
import { type User, userFields } from './user-fields';
import { userStore } from './user-store';

const words: HistoryWords = {
  noun: 'user',
  labels: { ...labelsOf(userFields), deactivatedAt: 'Deactivated' },
  actions: {
    created: 'made this account',
    invited: 'invited the owner of the address',
    deactivated: 'deactivated this user',
    reactivated: 'activated this user again',
  },
};

/** What has happened to a user. */
export const UserTimeline = ({ user }: { user: User }) => (
  <TimelineCard>
    <RecordTimeline store={userStore} record={user} words={words} />
  </TimelineCard>
);
