import { filterColumn } from '../../../grid/list-variables';
import { declareList, savesCells } from '../../../lists/record-list-screen';
import { categoryColumns } from './category-columns';
import {
  CategoryList_RowFragmentDoc,
  useCategoryListQuery,
  useExportCategoriesMutation,
} from './category-list.generated';
import { categoryStore } from './category-store';

/** The staff list of all categories with their sub categories (R286, R287). */
export const categoryList = declareList({
  name: 'categories',
  label: 'Categories',
  searchLabel: 'Search by name or sub category',
  columns: categoryColumns,
  filtered: [
    filterColumn('NAME', 'Name', 'text'),
    filterColumn('CHILD_COUNT', 'Sub categories', 'number'),
    filterColumn('SUPPLIER_COUNT', 'Suppliers', 'number'),
    filterColumn('CREATED_AT', 'Created', 'day'),
    filterColumn('UPDATED_AT', 'Changed', 'day'),
  ],
  defaultSort: { id: 'PLACE', desc: false },
  rows: [useCategoryListQuery, 'categoryRecords'],
  exporting: [useExportCategoriesMutation, 'exportCategories'],
  useSaveCell: savesCells(categoryStore, CategoryList_RowFragmentDoc),
  empty: { title: 'No categories yet', text: 'Add categories to group your suppliers.' },
});
