import { type CategoryCountsQuery, useCategoryCountsQuery } from './category-counts.generated';
import { countVariables, type SearchCriteria } from './search-criteria';

/** How many suppliers the results would list under a category or sub category, with the rest of the search as it is. */
export type CategoryCounts = {
  all: number;
  category: (id: number) => number;
  subCategory: (id: number) => number;
};

type Counted = CategoryCountsQuery['categoryCounts']['categories'];

const countIn = (counted: Counted) => (id: number) =>
  counted.find(({ recordId }) => recordId === id)?.suppliers ?? 0;

/** The counts of a search; those of the one before until they come, and none rather than wrong ones. */
export function useCategoryCounts(criteria: SearchCriteria): CategoryCounts | undefined {
  const { data, previousData, error } = useCategoryCountsQuery({ variables: countVariables(criteria) });
  const counts = error ? undefined : (data ?? previousData)?.categoryCounts;
  return (
    counts && {
      all: counts.suppliers,
      category: countIn(counts.categories),
      subCategory: countIn(counts.subCategories),
    }
  );
}
