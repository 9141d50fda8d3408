import { readCriteria, type SearchCriteria } from './search-criteria';

/** Reads the criteria of the results from the query alone: a frame has one address, and one page. */
export const embeddedCriteria = (query: URLSearchParams): SearchCriteria => ({
  ...readCriteria(
    {
      service: query.get('service') ?? undefined,
      servicing: query.get('servicing') ?? undefined,
      category: query.get('category') ?? undefined,
    },
    query,
  ),
  page: 1,
});
