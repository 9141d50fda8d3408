import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { LinkPage } from '../features/link-page/link-page';
import { createCall } from '../graphql/call';
import { PageConfigContext } from '../lib/page-config';
import { linkAddressOf } from '../navigation/link-address';
import { system } from '../theme/system';
import { ErrorState } from '../ui/error-state';
import { MainContent } from './chrome/main-content';
import { readPageState } from './page-state';
import { createStyleCache } from './style-cache';

const { config } = readPageState();
const call = createCall(config.apiUrl);
const styleCache = createStyleCache();

/** Says on `<html>` that the page answers, as all pages do. */
function useAliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);
}

/** Nothing stands around a link page (R226). */
const Frame = ({ children }: { children: ReactNode }) => (
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

function Page() {
  useAliveMark();
  const { linkKey, leadId } = linkAddressOf(window.location.pathname);
  return <LinkPage call={call} linkKey={linkKey} first={leadId} />;
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element');
const root = createRoot(element, {
  onUncaughtError: (error) => {
    console.error(error);
    root.render(
      <Frame>
        <ErrorState error={error} onRetry={() => window.location.reload()} level="h1" py="24" />
      </Frame>,
    );
  },
});
root.render(
  <Frame>
    <Page />
  </Frame>,
);
