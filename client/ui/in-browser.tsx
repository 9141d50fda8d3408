import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
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

/** How far below the window something counts as near. */
const NEAR = '600px';

/** True once `place` is near the window, or somebody begins to use the page. */
function useNeeded(place: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const start = () => {
      near.disconnect();
      startTransition(() => setNeeded(true));
    };
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: NEAR },
    );
    if (place.current) near.observe(place.current);
    const callOff = onPageUse(start);
    return () => {
      callOff();
      near.disconnect();
    };
  }, [place]);
  return needed;
}

/**
 * Parts of a page that need script anyway and bring code of their own (`lazy`): they come when they are about
 * to be seen or used, so that whoever only reads the top of a page does not wait for them. `outline` holds
 * their place, as high as they are, so that nothing moves when they arrive.
 */
export function InBrowser({ outline, children }: { outline: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const needed = useNeeded(place);
  return needed ? <Suspense fallback={outline}>{children}</Suspense> : <div ref={place}>{outline}</div>;
}
