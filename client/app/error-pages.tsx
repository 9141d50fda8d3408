import { Button, Container } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { texts, useTexts } from '../lib/language';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { RefreshIcon } from '../ui/icons';
import { WindsweptTree } from '../ui/illustrations/plants';
import { MainContent } from './chrome/main-content';
import { ChunkLoadError } from './chunk-load';
import { paths } from './paths';

const errorTexts = texts(
  {
    notFound: 'We could not find that',
    mayHaveMoved: 'It may have moved, or it is no longer listed.',
    browse: 'Browse suppliers',
    home: 'Go to Home',
    notLoaded: 'This page could not be loaded.',
    maybeOffline:
      'Your connection may have dropped, or Uplift was updated while you were here. Nothing you saved is lost.',
    loadAgain: 'Load it again',
  },
  {
    notFound: 'Kāore i kitea',
    mayHaveMoved: 'Kua neke pea, kua kore rānei i te rārangi.',
    browse: 'Tirohia ngā kaiwhakarato',
    home: 'Haere ki te Kāinga',
    notLoaded: 'Kāore tēnei whārangi i utaina.',
    maybeOffline:
      'Kua motu pea tō hononga, kua whakahoutia rānei a Uplift. Kāore he mea i tiakina kua ngaro.',
    loadAgain: 'Utaina anō',
  },
);

const reload = () => window.location.reload();

/** What does not exist, or may not be seen: both read the same. */
export function NotFound({ title }: { title?: string }) {
  const text = useTexts(errorTexts);
  return (
    <EmptyState
      level="h1"
      py="24"
      illustration={<WindsweptTree />}
      title={title ?? text.notFound}
      action={
        <>
          <ButtonLink to={paths.search()}>{text.browse}</ButtonLink>
          <ButtonLink to={paths.home()} variant="outline">
            {text.home}
          </ButtonLink>
        </>
      }
    >
      {text.mayHaveMoved}
    </EmptyState>
  );
}

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

/** The failure of one screen, inside the chrome around it. */
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

/** The last resort, when the layout itself failed. */
export function RootError() {
  return (
    <MainContent justifyContent="center">
      <ScreenError />
    </MainContent>
  );
}
