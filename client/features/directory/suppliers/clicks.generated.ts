/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecordClickMutationVariables = Exact<{
  input: Types.ClickInput;
}>;


export type RecordClickMutation = { recordClick: boolean };

export type FollowAffiliateLinkMutationVariables = Exact<{
  input: Types.AffiliateLinkInput;
  supplierId: number;
}>;


export type FollowAffiliateLinkMutation = { followAffiliateLink: boolean, sendAffiliateLinkNotice: boolean };


export const RecordClickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordClick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClickInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordClick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RecordClickMutation, RecordClickMutationVariables>;
export const FollowAffiliateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowAffiliateLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateLinkInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followAffiliateLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]},{"kind":"Field","name":{"kind":"Name","value":"sendAffiliateLinkNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}]}]}}]} as unknown as DocumentNode<FollowAffiliateLinkMutation, FollowAffiliateLinkMutationVariables>;
export function useRecordClickMutation(options: Omit<ApolloHooks.useMutation.Options<RecordClickMutation, RecordClickMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RecordClickMutation, RecordClickMutationVariables> {
  return ApolloHooks.useMutation(RecordClickDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RecordClickMutation, RecordClickMutationVariables>;
}

export function useFollowAffiliateLinkMutation(options: Omit<ApolloHooks.useMutation.Options<FollowAffiliateLinkMutation, FollowAffiliateLinkMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<FollowAffiliateLinkMutation, FollowAffiliateLinkMutationVariables> {
  return ApolloHooks.useMutation(FollowAffiliateLinkDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<FollowAffiliateLinkMutation, FollowAffiliateLinkMutationVariables>;
}