import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageConfig } from '../../shared/page-config';
import { countCharactersInFields } from '../forms/character-limits';
import { PageConfigContext } from '../lib/page-config';
import { system } from '../theme/system';
import { ErrorState } from '../ui/error-state';
import { MainContent } from './chrome/main-content';
import { readPageState } from './page-state';
import { createStyleCache } from './style-cache';

type FrameProps = { config: PageConfig; children: ReactNode };

const styleCache = createStyleCache();

/** The frame of a link page, with nothing around the page (R226). */
const Frame = ({ config, children }: FrameProps) => (
  <StrictMode>
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <PageConfigContext value={config}>
          <MainContent>{children}</MainContent>
        </PageConfigContext>
      </ChakraProvider>
    </CacheProvider>
  </StrictMode>
);

/** Marks `<html>` once the page is interactive, as on all pages. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);
  return children;
}

/** Renders a standalone page, without the router, Apollo Client and the frame of the site (ADR 43). */
export function showLinkPage(pageOf: (config: PageConfig) => ReactNode): void {
  const { config } = readPageState();
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root element');
  countCharactersInFields(document);
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      console.error(error);
      root.render(
        <Frame config={config}>
          <ErrorState error={error} onRetry={() => window.location.reload()} level="h1" py="24" />
        </Frame>,
      );
    },
  });
  root.render(
    <Frame config={config}>
      <Alive>{pageOf(config)}</Alive>
    </Frame>,
  );
}
