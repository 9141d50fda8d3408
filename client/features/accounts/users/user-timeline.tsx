import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import type { User } from './user-fields';
import { userHistory } from './user-history';
import { userStore } from './user-store';

/** The history of a user. */
export const UserTimeline = ({ user }: { user: User }) => (
  <TimelineCard>
    <RecordTimeline store={userStore} record={user} words={userHistory} />
  </TimelineCard>
);
