import { Button, Container } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { texts, useTexts } from '../lib/language';
import { ChunkLoadError } from '../navigation/chunk-load';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { RefreshIcon } from '../ui/icons';
import { WindsweptTree } from '../ui/illustrations/plants';
import { NotFound } from '../ui/not-found';
import { MainContent } from './chrome/main-content';

const errorTexts = texts(
  {
    notLoaded: 'We couldn’t load this page.',
    maybeOffline:
      'Your connection may have dropped, or Uplift was updated while you were here. Everything you saved is still there.',
    loadAgain: 'Reload the page',
  },
  {
    notLoaded: 'Kāore tēnei whārangi i utaina.',
    maybeOffline:
      'Kua motu pea tō hononga, kua whakahoutia rānei a Uplift. Kāore he mea i tiakina kua ngaro.',
    loadAgain: 'Utaina anō',
  },
);

const reload = () => window.location.reload();

function ChunkFailure() {
  const text = useTexts(errorTexts);
  return (
    <EmptyState
      role="alert"
      level="h1"
      py="24"
      illustration={<WindsweptTree />}
      title={text.notLoaded}
      action={
        <Button onClick={reload}>
          <RefreshIcon /> {text.loadAgain}
        </Button>
      }
    >
      {text.maybeOffline}
    </EmptyState>
  );
}

/** The error page of one screen, inside the chrome around it. */
export function ScreenError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (error instanceof ChunkLoadError) return <ChunkFailure />;
  return (
    <Container>
      <ErrorState error={error} onRetry={reload} level="h1" py="24" />
    </Container>
  );
}

/** The last resort, if the layout itself fails. */
export function RootError() {
  return (
    <MainContent justifyContent="center">
      <ScreenError />
    </MainContent>
  );
}
