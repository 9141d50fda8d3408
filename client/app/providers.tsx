import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageConfig } from '../../shared/page-config';
import type { Session } from '../graphql/session';
import { SessionContext } from '../graphql/use-session';
import { type Language, LanguageContext } from '../lib/language';
import { PageConfigContext } from '../lib/page-config';
import { system } from '../theme/system';

type Props = {
  client: ApolloClient;
  session: Session;
  styleCache: EmotionCache;
  config: PageConfig;
  language: Language;
  children: ReactNode;
};

/** All context providers of the tree, the same on the server and in the browser. */
export function Providers({ client, session, styleCache, config, language, children }: Props) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <ApolloProvider client={client}>
          <SessionContext value={session}>
            <PageConfigContext value={config}>
              <LanguageContext value={language}>{children}</LanguageContext>
            </PageConfigContext>
          </SessionContext>
        </ApolloProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
