import type { ApolloClient } from '@apollo/client';
import { newKey } from '../../forms/sent-keys';
import {
  FollowAffiliateLinkDocument,
  type FollowAffiliateLinkMutationVariables,
  RecordClickDocument,
  type RecordClickMutationVariables,
} from './clicks.generated';

/** A connection that breaks may make the browser send it again: it counts once (A171). */
const once = () => ({ headers: { 'idempotency-key': newKey() } });

/** Counts a visit to a supplier's shop, which is told of it (R304, C084). */
export const followAffiliateLink = (client: ApolloClient, variables: FollowAffiliateLinkMutationVariables) =>
  client.mutate({ mutation: FollowAffiliateLinkDocument, variables, context: once() });

/** Counts what was pressed on a profile (R305). */
export const recordClick = (client: ApolloClient, variables: RecordClickMutationVariables) =>
  client.mutate({ mutation: RecordClickDocument, variables, context: once() });
