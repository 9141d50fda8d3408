import { useLocation, useMatches } from 'react-router';
import { cleanSearchText } from '../../../lib/search-text';
import { RESULTS_ADDRESS } from '../../../navigation/paths';

/**
 * Returns the searched text in the address, empty off the results (R016), and whether the address is one of the
 * results.
 */
export function useCurrentSearch() {
  const { pathname } = useLocation();
  const { service } = useMatches().at(-1)?.params ?? {};
  return { text: cleanSearchText(service), onResults: RESULTS_ADDRESS.test(pathname) };
}
