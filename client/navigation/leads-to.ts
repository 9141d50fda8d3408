import { type RouteObject, redirect, redirectDocument } from 'react-router';
import { inLanguage, type Language } from '../lib/language';

/** What a route is that only leads elsewhere. It draws nothing, and says so: the router warns of leaves that do not. */
type Lead = Pick<RouteObject, 'loader' | 'element'>;

/** Leads to `path`, in the same language. */
export function leadsTo(path: string): Lead {
  return { loader: () => redirect(path), element: null };
}

/** Has the browser load the document at `address`, in full: the router would put its own language in front of a path. */
function loadDocument(address: string): Response {
  // Whoever comes back finds the page as it was left: on its way.
  if (typeof document !== 'undefined')
    window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  return redirectDocument(address);
}

/** Leads to the same page in `language`. A router knows the addresses of one language, so the browser loads it. */
export function leadsToLanguage(language: Language): Lead {
  return {
    loader: ({ request }) => {
      const { origin, pathname, search } = new URL(request.url);
      return loadDocument(origin + inLanguage(language, pathname + search));
    },
    element: null,
  };
}

/** Leads to a page that is no part of the site's own script, at the same address. */
export function leadsToDocument(): Lead {
  return { loader: ({ request }) => loadDocument(request.url), element: null };
}
