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
  },
  {
    notFound: 'Kāore i kitea',
    mayHaveMoved: 'Kua neke pea, kua kore rānei i te rārangi.',
    browse: 'Tirohia ngā kaiwhakarato',
    home: 'Haere ki te Kāinga',
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

function ChunkFailure({ error }: { error: ChunkLoadError }) {
  return (
    <EmptyState
      role="alert"
      level="h1"
      py="24"
      illustration={<WindsweptTree />}
      title={error.message}
      action={
        <Button onClick={reload}>
          <RefreshIcon /> Load it again
        </Button>
      }
    >
      Your connection may have dropped, or Uplift was updated while you were here. Nothing you saved is lost.
    </EmptyState>
  );
}

/** The failure of one screen, inside the chrome around it. */
export function ScreenError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (error instanceof ChunkLoadError) return <ChunkFailure error={error} />;
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
