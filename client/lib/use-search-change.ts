import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation, useNavigate } from 'react-router';

/**
 * Returns a function that changes the query of the address in place, without leaving the page. It starts from the
 * router's pending location, since the rendered one may be behind: so two quick changes, of a tab, a period or a
 * filter, are both kept. Does nothing once the page is being left, since a navigation would bring the user back.
 */
export function useSearchChange(): (write: (next: URLSearchParams) => void) => void {
  const navigate = useNavigate();
  const router = use(UNSAFE_DataRouterContext)?.router;
  // The path including a language prefix.
  const page = useHref(useLocation().pathname);
  return useCallback(
    (write) => {
      if (!router) throw new Error('useSearchChange must be used inside the router.');
      const { location, navigation } = router.state;
      const goingTo = navigation.location ?? location;
      if (goingTo.pathname !== page) return;
      const next = new URLSearchParams(goingTo.search);
      write(next);
      // The state stays, so that a record still knows the list that the user came from.
      void navigate(`?${next}`, { replace: true, preventScrollReset: true, state: location.state });
    },
    [navigate, router, page],
  );
}
