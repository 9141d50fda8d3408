import type { ReactNode } from 'react';
import { recordStatuses } from '../../editing/record-statuses';
import { choicesIn } from '../../forms/choices';
import { ConditionChips } from '../../grid/condition-chips';
import { ChipFilter, SelectFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import type { ColumnView } from '../../grid/use-column-view';
import type { GridUrl } from '../../grid/use-grid-url';
import { salesYears } from '../../ui/sales-words';
import { choiceOf, subCategoryChoices } from './category-choices';
import { supplierFilterColumns } from './supplier-filter';
import { useSupplierCategoryChoicesQuery } from './supplier-list.generated';

const statuses = choicesIn(recordStatuses);

type Props = {
  url: GridUrl;
  view: ColumnView<{ id: string; header: string; key?: boolean }>;
  /** Further acts on the whole list. */
  acts?: ReactNode;
};

/** Search and filters above the suppliers of staff (R327). */
export function SupplierFilters({ url, view, acts }: Props) {
  const { data } = useSupplierCategoryChoicesQuery();
  const categories = data?.categories ?? [];
  const [chosen] = url.filters.category ?? [];
  const within = chosen ? categories.filter(({ id }) => String(id) === chosen) : categories;
  const years = salesYears().map((year) => ({ value: String(year), label: String(year) }));
  return (
    <GridToolbar
      url={url}
      searchLabel="Search name, title or ID"
      acts={
        <>
          {acts}
          <ListActs list="suppliers" url={url} view={view} />
        </>
      }
    >
      <ChipFilter url={url} name="status" label="Status" choices={statuses} />
      <SelectFilter url={url} name="year" label="Membership year" choices={years} />
      <SelectFilter url={url} name="category" label="Category" choices={categories.map(choiceOf)} />
      <SelectFilter
        url={url}
        name="subCategory"
        label="Sub category"
        choices={subCategoryChoices(within.flatMap(({ children }) => children))}
      />
      <ConditionChips url={url} columns={supplierFilterColumns} />
    </GridToolbar>
  );
}
