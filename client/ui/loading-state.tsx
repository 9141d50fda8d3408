import { Box, type BoxProps, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { texts, useTexts } from '../lib/language';
import { Skeleton } from './skeleton';

const loadingTexts = texts({ loading: 'Loading' }, { loading: 'E uta ana' });

function Loading() {
  return <VisuallyHidden>{useTexts(loadingTexts).loading}</VisuallyHidden>;
}

/** A placeholder in the shape of lines of text, while these load. */
export function LoadingLines({ lines = 4, ...box }: BoxProps & { lines?: number }) {
  return (
    <Box display="grid" gap="3" role="status" {...box}>
      <Loading />
      {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key, index) => (
        <Skeleton key={key} h="4" w={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Box>
  );
}

/** The placeholder of a whole screen while it loads; it appears with a delay, so that quick answers do not flicker. */
export function LoadingScreen(props: BoxProps) {
  return (
    <Box
      role="status"
      flex="1"
      minH="50vh"
      display="grid"
      placeItems="center"
      color="fg.brand"
      animation="fade-in 180ms 250ms both"
      {...props}
    >
      <Loading />
      <Spinner size="lg" aria-hidden />
    </Box>
  );
}
