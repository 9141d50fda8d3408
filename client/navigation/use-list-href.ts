import { useLocation } from 'react-router';

/**
 * Returns the address of a list with the filters that it had when the user left it for this page; otherwise without
 * filters.
 */
export function useListHref(path: string): string {
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'listSearch' in state ? state.listSearch : '';
  return path + (typeof from === 'string' ? from : '');
}
