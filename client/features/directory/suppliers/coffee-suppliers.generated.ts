/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { SupplierCard_SupplierFragment } from './results.generated';
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CoffeeSuppliersQueryVariables = Exact<{
  filter: Types.SupplierSearchFilter;
}>;


export type CoffeeSuppliersQuery = { searchSuppliers: { totalCount: number, nodes: Array<(
      { id: number }
      & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
    )> } };


export const CoffeeSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoffeeSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSearchFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listTitle"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"profilePictureTitle"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"serviceRegions"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDistricts"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialCount"}},{"kind":"Field","name":{"kind":"Name","value":"sustainability"}}]}}]} as unknown as DocumentNode<CoffeeSuppliersQuery, CoffeeSuppliersQueryVariables>;
export function useCoffeeSuppliersQuery(options: (ApolloHooks.useQuery.Options<CoffeeSuppliersQuery, CoffeeSuppliersQueryVariables> & { variables: CoffeeSuppliersQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<CoffeeSuppliersQuery, CoffeeSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CoffeeSuppliersQueryVariables>> {
  return ApolloHooks.useQuery(CoffeeSuppliersDocument, options as ApolloHooks.useQuery.Options<CoffeeSuppliersQuery, CoffeeSuppliersQueryVariables>);
}