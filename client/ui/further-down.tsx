import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { IN_USE } from '../lib/page-use';

const Part = chakra('div', {
  base: {
    [`html:not([${IN_USE}]) &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 44rem' },
  },
});

/**
 * A part of a public page below what is seen first. A browser lays it out when somebody begins to use the page, so
 * that the End key leads to its end and what is scrolled to has its place for good; React brings it to life after
 * what stands above it.
 */
export function FurtherDown({ children }: { children: ReactNode }) {
  return (
    <Part>
      <Suspense>{children}</Suspense>
    </Part>
  );
}
