import { required, text } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { RecordForm } from '../../../editing/use-record-form';
import type { CategoryInput } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import type { CategoryDetail_CategoryFragment } from './category-detail.generated';
import { removedRows, subCategoryRows } from './sub-category-rows';

export type Category = Omit<CategoryDetail_CategoryFragment, ' $fragmentName'>;

/** All fields of a category's form (R286). */
export const categoryFields = {
  name: field(
    'Category name',
    required(text(100), 'Category Name is required'),
    ({ name }: Category) => name,
  ),
  imageUrl: field('Picture', text(500), ({ imageUrl }: Category) => imageUrl),
  children: field('Sub categories', subCategoryRows, ({ children }: Category) => children),
  removedChildIds: field('Sub categories to delete', removedRows, (_: Category) => []),
} satisfies FieldTable<Category, CategoryInput>;

export type CategoryForm = RecordForm<typeof categoryFields>;

/** Names of fields and operations in the history of a category. */
export const categoryHistory: HistoryLabels = {
  recordLabel: 'category',
  labels: labelsOf(categoryFields),
  actions: { moved: 'moved this category' },
};
