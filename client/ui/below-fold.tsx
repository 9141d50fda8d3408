import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { FIRST_INTERACTION } from '../lib/first-interaction';

const Part = chakra('div', {
  base: {
    [`html:not([${FIRST_INTERACTION}]) &`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 44rem',
    },
  },
});

/**
 * A part of a public page below the first screen. A browser lays it out when the user begins to use the page, so that
 * the End key leads to the page's end and scroll positions stay right; React hydrates it after the parts above it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return (
    <Part>
      <Suspense>{children}</Suspense>
    </Part>
  );
}
