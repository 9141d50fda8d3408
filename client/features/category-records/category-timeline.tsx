import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { type Category, categoryFields } from './category-fields';
import { categoryStore } from './category-store';

const words: HistoryWords = {
  noun: 'category',
  labels: labelsOf(categoryFields),
  actions: { moved: 'moved this category' },
};

/** What has happened to a category. */
export const CategoryTimeline = ({ category }: { category: Category }) => (
  <RecordTimeline store={categoryStore} record={category} words={words} />
);
