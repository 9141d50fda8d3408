import type { SearchBoxQuery } from '../features/search/search-box.generated';

type Suggestions = SearchBoxQuery['searchBoxSuggestions'];

/** An answer of the server to the search box: nothing but what is given. */
export const suggested = (given: Partial<Suggestions> = {}): Suggestions => ({
  meant: null,
  soughtInPlaces: null,
  services: [],
  trades: [],
  categories: [],
  places: [],
  suppliers: [],
  ...given,
});
