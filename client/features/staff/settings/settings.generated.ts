/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { siteSettings: { contributions: number, version: number }, impactSummary: { contributions: number } };

export type SaveSiteSettingsMutationVariables = Exact<{
  input: Types.SiteSettingsInput;
}>;


export type SaveSiteSettingsMutation = { saveSiteSettings: { contributions: number, version: number } };


export const SiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impactSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributions"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const SaveSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
export function useSiteSettingsQuery(options: ApolloHooks.useQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<SiteSettingsQuery, SiteSettingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SiteSettingsQueryVariables>> {
  return ApolloHooks.useQuery(SiteSettingsDocument, options as ApolloHooks.useQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables>);
}

export function useSaveSiteSettingsMutation(options: Omit<ApolloHooks.useMutation.Options<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables> {
  return ApolloHooks.useMutation(SaveSiteSettingsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
}