import { RecordTimeline } from '../../../history/record-timeline';
import type { Cause } from './cause-fields';
import { causeHistory } from './cause-history';
import { causeStore } from './cause-store';

/** The history of a good cause. */
export const CauseTimeline = ({ cause }: { cause: Cause }) => (
  <RecordTimeline store={causeStore} record={cause} words={causeHistory} />
);
