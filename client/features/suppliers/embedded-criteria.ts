import { readCriteria, type SearchCriteria } from './search-criteria';

/** The same criteria as the results', all of them in the query: a frame has one address, and one page. */
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
