/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApiTokensQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type ApiTokensQuery = { apiTokens: Array<{ id: number, name: string, tokenStart: string, scopes: Array<Types.TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> };

export type ApiToken_RowFragment = { id: number, name: string, tokenStart: string, scopes: Array<Types.TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } & { ' $fragmentName'?: 'ApiToken_RowFragment' };

export type GrantableScopesQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantableScopesQuery = { grantableScopes: Array<Types.TokenScope> };

export type CreateApiTokenMutationVariables = Exact<{
  input: Types.ApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: boolean };

export const ApiToken_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tokenStart"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiToken_RowFragment, unknown>;
export const ApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tokenStart"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const GrantableScopesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrantableScopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantableScopes"}}]}}]} as unknown as DocumentNode<GrantableScopesQuery, GrantableScopesQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export function useApiTokensQuery(options: ApolloHooks.useQuery.Options<ApiTokensQuery, ApiTokensQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<ApiTokensQuery, ApiTokensQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ApiTokensQueryVariables>> {
  return ApolloHooks.useQuery(ApiTokensDocument, options as ApolloHooks.useQuery.Options<ApiTokensQuery, ApiTokensQueryVariables>);
}

export function useGrantableScopesQuery(options: ApolloHooks.useQuery.Options<GrantableScopesQuery, GrantableScopesQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<GrantableScopesQuery, GrantableScopesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<GrantableScopesQueryVariables>> {
  return ApolloHooks.useQuery(GrantableScopesDocument, options as ApolloHooks.useQuery.Options<GrantableScopesQuery, GrantableScopesQueryVariables>);
}

export function useCreateApiTokenMutation(options: Omit<ApolloHooks.useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<CreateApiTokenMutation, CreateApiTokenMutationVariables> {
  return ApolloHooks.useMutation(CreateApiTokenDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
}

export function useRevokeApiTokenMutation(options: Omit<ApolloHooks.useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RevokeApiTokenMutation, RevokeApiTokenMutationVariables> {
  return ApolloHooks.useMutation(RevokeApiTokenDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
}