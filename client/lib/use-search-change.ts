import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation, useNavigate } from 'react-router';

/**
 * Changes what the address asks, in place of what it asked, where the page stays. It begins with what the router is on
 * its way to, which is asked of the router itself: what is drawn may be behind it. So whoever chooses one thing while
 * the router has yet to say another loses neither, whether a tab, a period or a filter. Nothing is changed of a page
 * that is being left: that would call its visitor back.
 */
export function useSearchChange(): (write: (next: URLSearchParams) => void) => void {
  const navigate = useNavigate();
  const router = use(UNSAFE_DataRouterContext)?.router;
  // With the language that may stand before it.
  const page = useHref(useLocation().pathname);
  return useCallback(
    (write) => {
      if (!router) throw new Error('The address is changed within the routes of the application.');
      const { location, navigation } = router.state;
      const goingTo = navigation.location ?? location;
      if (goingTo.pathname !== page) return;
      const next = new URLSearchParams(goingTo.search);
      write(next);
      // Where somebody came from is still known when the record that they are looking at is left.
      void navigate(`?${next}`, { replace: true, preventScrollReset: true, state: location.state });
    },
    [navigate, router, page],
  );
}
