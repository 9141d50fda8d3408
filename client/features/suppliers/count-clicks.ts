import type { ApolloClient } from '@apollo/client';
import {
  FollowAffiliateLinkDocument,
  type FollowAffiliateLinkMutationVariables,
  RecordClickDocument,
  type RecordClickMutationVariables,
} from './clicks.generated';

/** Counts a visit to a supplier's shop, which is told of it (R304, C084). */
export const followAffiliateLink = (client: ApolloClient, variables: FollowAffiliateLinkMutationVariables) =>
  client.mutate({ mutation: FollowAffiliateLinkDocument, variables });

/** Counts what was pressed on a profile (R305). */
export const recordClick = (client: ApolloClient, variables: RecordClickMutationVariables) =>
  client.mutate({ mutation: RecordClickDocument, variables });
