import { type HistoryWords, labelsOf } from '../../history/history-words';
import { categoryFields } from './category-fields';

/** What the history of a category calls things. */
export const categoryHistory: HistoryWords = {
  noun: 'category',
  labels: labelsOf(categoryFields),
  actions: { moved: 'moved this category' },
};
