/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupplierPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierPlacesQuery = { supplierPlaces: { total: number, nationwide: number, regions: Array<{ name: string, supplierCount: number }>, towns: Array<{ name: string, supplierCount: number }> } };


export const SupplierPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nationwide"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"towns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierPlacesQuery, SupplierPlacesQueryVariables>;
export function useSupplierPlacesQuery(options: ApolloHooks.useQuery.Options<SupplierPlacesQuery, SupplierPlacesQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<SupplierPlacesQuery, SupplierPlacesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierPlacesQueryVariables>> {
  return ApolloHooks.useQuery(SupplierPlacesDocument, options as ApolloHooks.useQuery.Options<SupplierPlacesQuery, SupplierPlacesQueryVariables>);
}