import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Landscape } from './illustrations/landscape';
import { PageHero } from './page-hero';

type Props = { title: ReactNode; lead: ReactNode; children?: ReactNode };

/** The first band of a page, with the coast below it under the same sky. */
export function CoastHero(hero: Props) {
  return (
    <Box bg="art.skyLow" overflow="hidden">
      <PageHero {...hero} bg="transparent" position="relative" zIndex="raised" />
      <Landscape h={{ base: '7rem', md: '16vw' }} />
    </Box>
  );
}
