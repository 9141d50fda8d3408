import { useLocation, useNavigation, useSearchParams } from 'react-router';

/**
 * Changes what the address asks, in place of what it asked, where the page stays. It begins with what it is on its way
 * to: who chooses one thing while the router has yet to say another loses neither.
 */
export function useSearchChange(): (write: (next: URLSearchParams) => void) => void {
  const { pathname, search, state } = useLocation();
  const { location: goingTo } = useNavigation();
  const [, setParams] = useSearchParams();
  const latest = goingTo?.pathname === pathname ? goingTo.search : search;
  return (write) => {
    const next = new URLSearchParams(latest);
    write(next);
    setParams(next, { replace: true, preventScrollReset: true, state });
  };
}
