import { MultiSelectFilter } from '../grid/multi-select-filter';
import type { GridUrl } from '../grid/use-grid-url';
import { choiceOf, subCategoryChoices } from './category-choices';
import { useCategoryChoicesQuery } from './category-choices.generated';

/**
 * Filters of a list by any number of categories and sub categories; if categories are chosen, only their sub categories
 * (R327).
 */
export function CategoryFilters({ url }: { url: GridUrl }) {
  const { data } = useCategoryChoicesQuery();
  const categories = data?.categories ?? [];
  const { category: chosen = [], subCategory: within = [] } = url.filters;
  const children = categories.flatMap(({ id, children: each }) =>
    each.filter(
      (child) => chosen.length === 0 || chosen.includes(String(id)) || within.includes(String(child.id)),
    ),
  );
  return (
    <>
      <MultiSelectFilter url={url} name="category" label="Category" choices={categories.map(choiceOf)} />
      <MultiSelectFilter
        url={url}
        name="subCategory"
        label="Sub Category"
        choices={subCategoryChoices(children)}
      />
    </>
  );
}
