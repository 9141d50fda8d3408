import type { ApolloClient } from '@apollo/client';
import { newKey } from '../../../forms/idempotency-keys';
import {
  FollowAffiliateLinkDocument,
  type FollowAffiliateLinkMutationVariables,
  RecordClickDocument,
  type RecordClickMutationVariables,
} from './clicks.generated';

/** A key with which a request that the browser repeats after a broken connection counts once (A171). */
const once = () => ({ headers: { 'idempotency-key': newKey() } });

/** Counts a visit to a supplier's shop, and notifies the supplier (R304, C084). */
export const followAffiliateLink = (client: ApolloClient, variables: FollowAffiliateLinkMutationVariables) =>
  client.mutate({ mutation: FollowAffiliateLinkDocument, variables, context: once() });

/** Counts a click on a profile (R305). */
export const recordClick = (client: ApolloClient, variables: RecordClickMutationVariables) =>
  client.mutate({ mutation: RecordClickDocument, variables, context: once() });
