import type { ApolloClient } from '@apollo/client';
import type { Session } from '../graphql/session';
import type { Language } from '../lib/language';

/** What routes are made of: one per browser tab, one per request on the server. */
export type RouteContext = {
  client: ApolloClient;
  session: Session;
  /** The language of the address. */
  language: Language;
  /** What this visitor reads wherever there is a choice; the language of the address unless told. */
  chosen?: Language;
};
