import type { CategoryColumn } from '../../../graphql/schema.generated';
import type { FilteredColumn } from '../../../grid/column-conditions';
import { filterColumn, listVariables } from '../../../grid/list-variables';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { categoryColumns } from './category-columns';
import {
  CategoryList_RowFragmentDoc,
  useCategoryListQuery,
  useExportCategoriesMutation,
} from './category-list.generated';
import { categoryStore } from './category-store';

const filterNames = [] as const;
const inOrder = { id: 'PLACE' as CategoryColumn, desc: false } as const;

/** Columns that staff can filter categories by. */
const filtered: readonly FilteredColumn[] = [
  filterColumn('NAME', 'Name', 'text'),
  filterColumn('CHILD_COUNT', 'Sub categories', 'number'),
  filterColumn('SUPPLIER_COUNT', 'Suppliers', 'number'),
  filterColumn('CREATED_AT', 'Created', 'day'),
  filterColumn('UPDATED_AT', 'Changed', 'day'),
];

/** The staff list of all categories with their sub categories (R286, R287). */
export function CategoryList({ categoryHref }: { categoryHref: (id: number) => string }) {
  const question = useListQuery({
    name: 'categories',
    columns: categoryColumns,
    filterNames,
    defaultSort: inOrder,
    filtered,
    variables: (url) => listVariables(url, categoryColumns, inOrder),
  });
  const [startExport] = useExportCategoriesMutation();
  return (
    <RecordList
      label="Categories"
      searchLabel="Search by name or sub category"
      question={question}
      list={useKeysetList(useCategoryListQuery(question.query), 'categoryRecords')}
      rowHref={({ id }) => categoryHref(id)}
      saveCell={useCellSaver(categoryStore, CategoryList_RowFragmentDoc)}
      startExport={async (variables) => (await startExport({ variables })).data?.exportCategories}
      empty={{ title: 'No categories yet', text: 'Add categories to group your suppliers.' }}
    />
  );
}
