import { RecordTimeline } from '../../../history/record-timeline';
import type { Category } from './category-fields';
import { categoryHistory } from './category-history';
import { categoryStore } from './category-store';

/** The history of a category. */
export const CategoryTimeline = ({ category }: { category: Category }) => (
  <RecordTimeline store={categoryStore} record={category} words={categoryHistory} />
);
