import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { categoryFields } from './category-fields';

/** Names of fields and operations in the history of a category. */
export const categoryHistory: HistoryLabels = {
  recordLabel: 'category',
  labels: labelsOf(categoryFields),
  actions: { moved: 'moved this category' },
};
