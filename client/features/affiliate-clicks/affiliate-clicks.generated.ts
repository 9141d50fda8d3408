/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AffiliateClickListQueryVariables = Exact<{
  filter?: Types.AffiliateClickListFilter | null | undefined;
  sort?: Types.AffiliateClickListSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AffiliateClickListQuery = { affiliateClicks: { totalCount: number, nodes: Array<{ id: number, url: string, createdAt: string, reviewedAt: string | null, supplier: { id: number, name: string }, impactBuyer: { id: number, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReviewAffiliateClickMutationVariables = Exact<{
  id: number;
  reviewed: boolean;
}>;


export type ReviewAffiliateClickMutation = { reviewAffiliateClick: boolean };

export type ReviewAffiliateClicksOfMutationVariables = Exact<{
  supplierId: number;
}>;


export type ReviewAffiliateClicksOfMutation = { reviewAffiliateClicksOf: number };

export type AffiliateClickList_RowFragment = { id: number, url: string, createdAt: string, reviewedAt: string | null, supplier: { id: number, name: string }, impactBuyer: { id: number, name: string } | null } & { ' $fragmentName'?: 'AffiliateClickList_RowFragment' };

export const AffiliateClickList_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateClickList_Row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateClick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AffiliateClickList_RowFragment, unknown>;
export const AffiliateClickListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffiliateClickList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateClickListFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateClickListSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliateClicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AffiliateClickList_Row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateClickList_Row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateClick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AffiliateClickListQuery, AffiliateClickListQueryVariables>;
export const ReviewAffiliateClickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewAffiliateClick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewAffiliateClick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reviewed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewed"}}}]}]}}]} as unknown as DocumentNode<ReviewAffiliateClickMutation, ReviewAffiliateClickMutationVariables>;
export const ReviewAffiliateClicksOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewAffiliateClicksOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewAffiliateClicksOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}]}]}}]} as unknown as DocumentNode<ReviewAffiliateClicksOfMutation, ReviewAffiliateClicksOfMutationVariables>;
export function useAffiliateClickListQuery(options: (ApolloHooks.useQuery.Options<AffiliateClickListQuery, AffiliateClickListQueryVariables> & { variables: AffiliateClickListQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<AffiliateClickListQuery, AffiliateClickListQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AffiliateClickListQueryVariables>> {
  return ApolloHooks.useQuery(AffiliateClickListDocument, options as ApolloHooks.useQuery.Options<AffiliateClickListQuery, AffiliateClickListQueryVariables>);
}

export function useReviewAffiliateClickMutation(options: Omit<ApolloHooks.useMutation.Options<ReviewAffiliateClickMutation, ReviewAffiliateClickMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<ReviewAffiliateClickMutation, ReviewAffiliateClickMutationVariables> {
  return ApolloHooks.useMutation(ReviewAffiliateClickDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<ReviewAffiliateClickMutation, ReviewAffiliateClickMutationVariables>;
}

export function useReviewAffiliateClicksOfMutation(options: Omit<ApolloHooks.useMutation.Options<ReviewAffiliateClicksOfMutation, ReviewAffiliateClicksOfMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<ReviewAffiliateClicksOfMutation, ReviewAffiliateClicksOfMutationVariables> {
  return ApolloHooks.useMutation(ReviewAffiliateClicksOfDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<ReviewAffiliateClicksOfMutation, ReviewAffiliateClicksOfMutationVariables>;
}