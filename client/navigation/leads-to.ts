import { type RouteObject, redirect, redirectDocument } from 'react-router';
import { inLanguage, type Language } from '../lib/language';

/** What a route is that only leads elsewhere. It draws nothing, and says so: the router warns of leaves that do not. */
type Lead = Pick<RouteObject, 'loader' | 'element'>;

/** Leads to `path`, in the same language. */
export function leadsTo(path: string): Lead {
  return { loader: () => redirect(path), element: null };
}

/** Leads to the same page in `language`. A router knows the addresses of one language, so the browser loads it. */
export function leadsToLanguage(language: Language): Lead {
  return {
    loader: ({ request }) => {
      // Whoever comes back finds the page as it was left: on its way.
      if (typeof document !== 'undefined')
        window.addEventListener('pageshow', () => window.location.reload(), { once: true });
      const { origin, pathname, search } = new URL(request.url);
      // In full: the router would put its own language in front of a path.
      return redirectDocument(origin + inLanguage(language, pathname + search));
    },
    element: null,
  };
}
