import type { CategoryColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { asked, listVariables } from '../../grid/list-variables';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { useListExport } from '../../tasks/use-list-export';
import { categoryColumns } from './category-columns';
import {
  CategoryList_RowFragmentDoc,
  useCategoryListQuery,
  useExportCategoriesMutation,
} from './category-list.generated';
import { categoryStore } from './category-store';

const filterNames = [] as const;
const byName = { id: 'NAME' as CategoryColumn, desc: false } as const;

/** What staff can ask of single columns. */
const filtered: readonly FilteredColumn[] = [
  asked('NAME', 'Name', 'text'),
  asked('CHILD_COUNT', 'Sub categories', 'number'),
  asked('SUPPLIER_COUNT', 'Suppliers', 'number'),
  asked('CREATED_AT', 'Created', 'day'),
  asked('UPDATED_AT', 'Changed', 'day'),
];

/** All categories with their sub categories, for staff to find and open (R286, R287). */
export function CategoryList({ categoryHref }: { categoryHref: (id: number) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: byName, filtered });
  const view = useColumnView('categories', categoryColumns);
  const variables = listVariables(url, categoryColumns, byName);
  const result = useCategoryListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'categoryRecords');
  const saveCell = useCellSaver(categoryStore, CategoryList_RowFragmentDoc);
  const [startExport] = useExportCategoriesMutation();
  const { button, bulk } = useListExport(
    { count: list.total, asked: variables, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportCategories,
  );
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search name or sub category"
        acts={
          <>
            {button}
            <ListActs list="categories" url={url} view={view} />
          </>
        }
      >
        <ConditionChips url={url} columns={filtered} />
      </GridToolbar>
      <DataGrid
        label="Categories"
        columns={view.columns}
        list={list}
        url={url}
        asked={variables}
        rowId={({ id }) => id}
        rowHref={({ id }) => categoryHref(id)}
        columnActs={view}
        saveCell={saveCell}
        bulk={bulk}
        empty={{ title: 'No categories yet', text: 'Suppliers are sorted by those that you record.' }}
      />
    </>
  );
}
