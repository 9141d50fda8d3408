import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';

/** `data-whole` is set by the head script where a page is come back to and scrolled to where it was. */
const Part = chakra('div', {
  base: {
    'html:not([data-whole]) &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 44rem' },
  },
});

function LaidOut({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    if (part.current) part.current.style.contentVisibility = 'visible';
  }, [part]);
  return null;
}

/**
 * A part of a public page below what is seen first. A browser lays it out when it comes near, or else once it has
 * been brought to life, which happens after what stands above it and one part at a time.
 */
export function FurtherDown({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <Part ref={part}>
      <Suspense>
        {children}
        <LaidOut part={part} />
      </Suspense>
    </Part>
  );
}
