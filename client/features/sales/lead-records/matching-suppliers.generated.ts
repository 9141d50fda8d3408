/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MatchingSuppliersQueryVariables = Exact<{
  impactBuyerId: number;
}>;


export type MatchingSuppliersQuery = { matchingSuppliers: Array<{ id: number, name: string, listTitle: string, locations: Array<string>, reasons: Array<string> }> };

export type MatchingSupplierRowFragment = { id: number, name: string, listTitle: string, locations: Array<string>, reasons: Array<string> } & { ' $fragmentName'?: 'MatchingSupplierRowFragment' };

export const MatchingSupplierRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingSupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listTitle"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]} as unknown as DocumentNode<MatchingSupplierRowFragment, unknown>;
export const MatchingSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"impactBuyerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingSupplierRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingSupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listTitle"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]} as unknown as DocumentNode<MatchingSuppliersQuery, MatchingSuppliersQueryVariables>;
export function useMatchingSuppliersQuery(options: (ApolloHooks.useQuery.Options<MatchingSuppliersQuery, MatchingSuppliersQueryVariables> & { variables: MatchingSuppliersQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<MatchingSuppliersQuery, MatchingSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MatchingSuppliersQueryVariables>> {
  return ApolloHooks.useQuery(MatchingSuppliersDocument, options as ApolloHooks.useQuery.Options<MatchingSuppliersQuery, MatchingSuppliersQueryVariables>);
}