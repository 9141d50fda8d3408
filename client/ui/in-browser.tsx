import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, when the page must come out the same on both sides. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Parts of a page that need script anyway and bring code of their own (`lazy`): they come after the page
 * has painted. `outline` holds their place, as high as they are, so that nothing moves when they arrive.
 */
export function InBrowser({ outline, children }: { outline: ReactNode; children: ReactNode }) {
  return useInBrowser() ? <Suspense fallback={outline}>{children}</Suspense> : outline;
}
