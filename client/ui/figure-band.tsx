import { Box, type BoxProps, Container, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StatFigure } from './stat-figure';

type Props = BoxProps & {
  /** The accessible name of the band. */
  label: string;
  figures: readonly { value: string; label: string }[];
  /** A note below the numbers. */
  note?: ReactNode;
};

/** A deep green band with a page's largest numbers; the first is the most important. */
export function FigureBand({ label, figures, note, ...band }: Props) {
  return (
    <Box
      as="section"
      aria-label={label}
      bg="bg.inverted"
      color="fg.inverted"
      py={{ base: '10', md: '12' }}
      {...band}
    >
      <Container>
        <Grid
          as="dl"
          templateColumns={{ base: '1fr 1fr', lg: `1.5fr repeat(${figures.length - 1}, 1fr)` }}
          gap={{ base: '8', md: '10' }}
        >
          {figures.map((figure, index) => (
            <StatFigure
              key={figure.label}
              {...figure}
              size="lg"
              css={{ '& dd': { color: index === 0 ? 'fg.invertedAccent' : 'fg.inverted' } }}
            />
          ))}
        </Grid>
        {note && (
          <Text mt={{ base: '8', md: '10' }} maxW="2xl">
            {note}
          </Text>
        )}
      </Container>
    </Box>
  );
}
