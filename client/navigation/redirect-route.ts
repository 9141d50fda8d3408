import { type RouteObject, redirect, redirectDocument } from 'react-router';
import { inLanguage, type Language } from '../lib/language';

/** A route that only redirects. Its element is null, since the router warns about leaf routes without an element. */
type Lead = Pick<RouteObject, 'loader' | 'element'>;

/** Redirects to `path`, in the same language. */
export function redirectTo(path: string): Lead {
  return { loader: () => redirect(path), element: null };
}

/** Makes the browser load the document at `address`, in full: the router would put its own language before a path. */
function loadDocument(address: string): Response {
  // A user who goes back would find the page in its state of leaving, so it reloads.
  if (typeof document !== 'undefined')
    window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  return redirectDocument(address);
}

/**
 * Redirects to the same page in `language`. A router only knows the addresses of one language, so the browser loads it.
 */
export function redirectToLanguage(language: Language): Lead {
  return {
    loader: ({ request }) => {
      const { origin, pathname, search } = new URL(request.url);
      return loadDocument(origin + inLanguage(language, pathname + search));
    },
    element: null,
  };
}

/** Loads a page that is not part of the site's own script, at the same address. */
export function redirectToDocument(): Lead {
  return { loader: ({ request }) => loadDocument(request.url), element: null };
}
