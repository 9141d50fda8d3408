/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GoodCausesQueryVariables = Exact<{ [key: string]: never; }>;


export type GoodCausesQuery = { impactSummary: { outsideListedCauses: { awaitingCause: number, unlistedCauses: number } | null }, goodCauses: Array<{ id: number, name: string, imageUrl: string | null, description: string | null, special: boolean, contribution: number, equivalentHours: number }> };


export const GoodCausesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodCauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impactSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outsideListedCauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingCause"}},{"kind":"Field","name":{"kind":"Name","value":"unlistedCauses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodCauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"special"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"equivalentHours"}}]}}]}}]} as unknown as DocumentNode<GoodCausesQuery, GoodCausesQueryVariables>;
export function useGoodCausesQuery(options: ApolloHooks.useQuery.Options<GoodCausesQuery, GoodCausesQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<GoodCausesQuery, GoodCausesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<GoodCausesQueryVariables>> {
  return ApolloHooks.useQuery(GoodCausesDocument, options as ApolloHooks.useQuery.Options<GoodCausesQuery, GoodCausesQueryVariables>);
}