import { Box, type BoxProps, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { texts, useTexts } from '../lib/language';
import { Skeleton } from './skeleton';

const loadingTexts = texts({ loading: 'Loading' }, { loading: 'E uta ana' });

function Loading() {
  return <VisuallyHidden>{useTexts(loadingTexts).loading}</VisuallyHidden>;
}

/** Grey lines in the shape of text that is on its way. */
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

/** A whole screen that is on its way; it appears late, so that quick answers do not flicker. */
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
