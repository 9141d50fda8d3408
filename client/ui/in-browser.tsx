import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { onFirstInteraction } from '../lib/first-interaction';

/**
 * Returns false on the server and while hydrating, when both sides must render the same page. Changes that depend on it
 * are rendered as a transition, so that the page stays responsive.
 */
export function useInBrowser(): boolean {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  return inBrowser;
}

/** Returns true once the user begins to use the page. */
function useNeeded(): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstInteraction(() => startTransition(() => setNeeded(true))), []);
  return needed;
}

/**
 * Parts of a page that need script anyway and have code of their own (`lazy`): they load when the user begins to use
 * the page. `outline` is a placeholder of the same height, so that nothing moves when they arrive.
 */
export function InBrowser({ outline, children }: { outline: ReactNode; children: ReactNode }) {
  return useNeeded() ? <Suspense fallback={outline}>{children}</Suspense> : outline;
}
