/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GiftBoxQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftBoxQuery = { impactBoxes: Array<{ id: string, name: string, price: number }>, goodCauses: Array<{ id: number, name: string }> };

export type OrderImpactBoxMutationVariables = Exact<{
  input: Types.ImpactBoxOrderInput;
}>;


export type OrderImpactBoxMutation = { orderImpactBox: { id: number, total: number } };


export const GiftBoxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftBox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impactBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodCauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GiftBoxQuery, GiftBoxQueryVariables>;
export const OrderImpactBoxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderImpactBox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImpactBoxOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderImpactBox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OrderImpactBoxMutation, OrderImpactBoxMutationVariables>;
export function useGiftBoxQuery(options: ApolloHooks.useQuery.Options<GiftBoxQuery, GiftBoxQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<GiftBoxQuery, GiftBoxQueryVariables, 'empty' | 'complete' | 'streaming', Partial<GiftBoxQueryVariables>> {
  return ApolloHooks.useQuery(GiftBoxDocument, options as ApolloHooks.useQuery.Options<GiftBoxQuery, GiftBoxQueryVariables>);
}

export function useOrderImpactBoxMutation(options: Omit<ApolloHooks.useMutation.Options<OrderImpactBoxMutation, OrderImpactBoxMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<OrderImpactBoxMutation, OrderImpactBoxMutationVariables> {
  return ApolloHooks.useMutation(OrderImpactBoxDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<OrderImpactBoxMutation, OrderImpactBoxMutationVariables>;
}