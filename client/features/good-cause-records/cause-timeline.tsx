import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { type Cause, causeFields } from './cause-fields';
import { causeStore } from './cause-store';

const words: HistoryWords = {
  noun: 'good cause',
  labels: labelsOf(causeFields),
  actions: {
    'link-key-rotated': 'gave it another link key',
    'buyer-requested': 'asked for a new impact buyer',
  },
};

/** What has happened to a good cause. */
export const CauseTimeline = ({ cause }: { cause: Cause }) => (
  <RecordTimeline store={causeStore} record={cause} words={words} />
);
