import { type CategoryCountsQuery, useCategoryCountsQuery } from './category-counts.generated';
import { countVariables, type SearchCriteria } from './search-criteria';

/** The numbers of results for each category or sub category, with the rest of the search unchanged. */
export type CategoryCounts = {
  all: number;
  category: (id: number) => number;
  subCategory: (id: number) => number;
};

type Counted = CategoryCountsQuery['categoryCounts']['categories'];

const countIn = (counted: Counted) => (id: number) =>
  counted.find(({ recordId }) => recordId === id)?.suppliers ?? 0;

/** Returns the counts of a search; the previous ones while loading, and undefined rather than wrong ones on errors. */
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
