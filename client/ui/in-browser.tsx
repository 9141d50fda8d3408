import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { onPageUse } from '../lib/page-use';

/**
 * False on the server and while hydrating, when the page must come out the same on both sides. What changes
 * with it is drawn as a transition, in slices: the page answers to touch meanwhile.
 */
export function useInBrowser(): boolean {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  return inBrowser;
}

/** True once somebody begins to use the page. */
function useNeeded(): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onPageUse(() => startTransition(() => setNeeded(true))), []);
  return needed;
}

/**
 * Parts of a page that need script anyway and bring code of their own (`lazy`): they come when somebody begins to use
 * the page. `outline` holds their place, as high as they are, so that nothing moves when they arrive.
 */
export function InBrowser({ outline, children }: { outline: ReactNode; children: ReactNode }) {
  return useNeeded() ? <Suspense fallback={outline}>{children}</Suspense> : outline;
}
