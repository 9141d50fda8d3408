import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import {
  CategoryDetailDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  SaveCategoryDocument,
} from './category-detail.generated';
import type { Category, categoryFields } from './category-fields';
import { CategoryList_RowFragmentDoc } from './category-list.generated';

/** The operations on categories. */
export const categoryStore = recordOperations<Category, InputOf<typeof categoryFields>>()({
  recordLabel: 'Category',
  recordType: 'CATEGORY',
  detail: [CategoryDetailDocument, 'categoryRecord'],
  create: [CreateCategoryDocument, 'createCategory'],
  save: [SaveCategoryDocument, 'updateCategory'],
  remove: DeleteCategoryDocument,
  shownBy: ['categoryRecords', 'categories'],
  row: CategoryList_RowFragmentDoc,
});
