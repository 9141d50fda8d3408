/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImpactBuyersQueryVariables = Exact<{
  filter: Types.ImpactBuyerFilter;
  first: number;
  offset: number;
}>;


export type ImpactBuyersQuery = { impactBuyers: { totalCount: number, nodes: Array<{ id: number, name: string, urlKeyword: string | null, imageUrl: string | null, buyerType: Types.BuyerType | null, contribution: number, equivalentHours: number, goodCause: { id: number, name: string } | null }> } };


export const ImpactBuyersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpactBuyers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImpactBuyerFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impactBuyers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"buyerType"}},{"kind":"Field","name":{"kind":"Name","value":"goodCause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"equivalentHours"}}]}}]}}]}}]} as unknown as DocumentNode<ImpactBuyersQuery, ImpactBuyersQueryVariables>;
export function useImpactBuyersQuery(options: (ApolloHooks.useQuery.Options<ImpactBuyersQuery, ImpactBuyersQueryVariables> & { variables: ImpactBuyersQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<ImpactBuyersQuery, ImpactBuyersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImpactBuyersQueryVariables>> {
  return ApolloHooks.useQuery(ImpactBuyersDocument, options as ApolloHooks.useQuery.Options<ImpactBuyersQuery, ImpactBuyersQueryVariables>);
}