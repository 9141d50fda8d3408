import { useLocation } from 'react-router';

/** Where a list was left, if that is where somebody came from; else the list as it comes. */
export function useListHref(path: string): string {
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'listSearch' in state ? state.listSearch : '';
  return path + (typeof from === 'string' ? from : '');
}
