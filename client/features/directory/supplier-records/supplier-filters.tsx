import { ChipFilter, SelectFilter } from '../../../grid/grid-filters';
import type { GridUrl } from '../../../grid/use-grid-url';
import { choiceOf, subCategoryChoices } from '../../../pickers/category-choices';
import { useCategoryChoicesQuery } from '../../../pickers/category-choices.generated';
import { salesYears } from '../../../ui/sales-labels';
import { supplierStatusChoices } from './supplier-filter';

/** The filters above the staff list of suppliers (R327). */
export function SupplierFilters({ url }: { url: GridUrl }) {
  const { data } = useCategoryChoicesQuery();
  const categories = data?.categories ?? [];
  const [chosen] = url.filters.category ?? [];
  const within = chosen ? categories.filter(({ id }) => String(id) === chosen) : categories;
  const years = salesYears().map((year) => ({ value: String(year), label: String(year) }));
  return (
    <>
      <ChipFilter url={url} name="status" label="Status" choices={supplierStatusChoices} />
      <SelectFilter url={url} name="year" label="Membership year" choices={years} />
      <SelectFilter url={url} name="category" label="Category" choices={categories.map(choiceOf)} />
      <SelectFilter
        url={url}
        name="subCategory"
        label="Sub category"
        choices={subCategoryChoices(within.flatMap(({ children }) => children))}
      />
    </>
  );
}
