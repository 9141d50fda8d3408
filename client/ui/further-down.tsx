import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';

/** `data-whole` is set by the head script once a page is used, and from the start where it is come back to. */
const Part = chakra('div', {
  base: {
    'html:not([data-whole]) &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 44rem' },
  },
});

/**
 * A part of a public page below what is seen first. On the page that a visit begins with, a browser lays it out
 * when somebody begins to use the page, and brings it to life after what stands above it. Within the visit it is
 * there at once, so that going back finds the page scrolled as it was.
 */
export function FurtherDown({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const begun = document.documentElement.dataset.alive === 'true';
    if (begun && part.current) part.current.style.contentVisibility = 'visible';
  }, []);
  return (
    <Part ref={part}>
      <Suspense>{children}</Suspense>
    </Part>
  );
}
