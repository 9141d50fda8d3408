import type { SearchBoxQuery } from '../features/site/search/search-box.generated';

type Suggestions = SearchBoxQuery['searchBoxSuggestions'];

/** Returns the server's answer to the search box, with only the given suggestions. */
export const suggested = (given: Partial<Suggestions> = {}): Suggestions => ({
  meant: null,
  textBeforePlace: null,
  services: [],
  trades: [],
  categories: [],
  places: [],
  suppliers: [],
  ...given,
});
