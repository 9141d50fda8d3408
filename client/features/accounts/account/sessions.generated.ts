/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: number, browser: string | null, operatingSystem: string | null, networkAddress: string | null, method: Types.SignInMethod | null, signedInAt: string, lastUsedAt: string, current: boolean }> };

export type ActiveSession_RowFragment = { id: number, browser: string | null, operatingSystem: string | null, networkAddress: string | null, method: Types.SignInMethod | null, signedInAt: string, lastUsedAt: string, current: boolean } & { ' $fragmentName'?: 'ActiveSession_RowFragment' };

export type EndMySessionMutationVariables = Exact<{
  id: number;
}>;


export type EndMySessionMutation = { endMySession: boolean };

export type EndMyOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMyOtherSessionsMutation = { endMyOtherSessions: boolean };

export const ActiveSession_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveSession_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"operatingSystem"}},{"kind":"Field","name":{"kind":"Name","value":"networkAddress"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<ActiveSession_RowFragment, unknown>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveSession_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveSession_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"operatingSystem"}},{"kind":"Field","name":{"kind":"Name","value":"networkAddress"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndMySessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMySession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMySession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndMySessionMutation, EndMySessionMutationVariables>;
export const EndMyOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMyOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMyOtherSessions"}}]}}]} as unknown as DocumentNode<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
export function useMySessionsQuery(options: ApolloHooks.useQuery.Options<MySessionsQuery, MySessionsQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<MySessionsQuery, MySessionsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MySessionsQueryVariables>> {
  return ApolloHooks.useQuery(MySessionsDocument, options as ApolloHooks.useQuery.Options<MySessionsQuery, MySessionsQueryVariables>);
}

export function useEndMySessionMutation(options: Omit<ApolloHooks.useMutation.Options<EndMySessionMutation, EndMySessionMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<EndMySessionMutation, EndMySessionMutationVariables> {
  return ApolloHooks.useMutation(EndMySessionDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<EndMySessionMutation, EndMySessionMutationVariables>;
}

export function useEndMyOtherSessionsMutation(options: Omit<ApolloHooks.useMutation.Options<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables> {
  return ApolloHooks.useMutation(EndMyOtherSessionsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
}