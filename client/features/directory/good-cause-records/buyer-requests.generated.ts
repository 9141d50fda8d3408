/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BuyerRequestsQueryVariables = Exact<{
  goodCauseId: number;
}>;


export type BuyerRequestsQuery = { goodCauseRecord: { id: number, buyerRequests: Array<{ id: number, createdAt: string, name: string, contactName: string | null, contactConnection: string | null, contactTitle: string | null, phone: string | null, email: string }> } | null };

export type RequestImpactBuyerMutationVariables = Exact<{
  input: Types.ImpactBuyerRequestInput;
}>;


export type RequestImpactBuyerMutation = { requestImpactBuyer: boolean };


export const BuyerRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyerRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodCauseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodCauseRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodCauseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"buyerRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactConnection"}},{"kind":"Field","name":{"kind":"Name","value":"contactTitle"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<BuyerRequestsQuery, BuyerRequestsQueryVariables>;
export const RequestImpactBuyerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestImpactBuyer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImpactBuyerRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestImpactBuyer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestImpactBuyerMutation, RequestImpactBuyerMutationVariables>;
export function useBuyerRequestsQuery(options: (ApolloHooks.useQuery.Options<BuyerRequestsQuery, BuyerRequestsQueryVariables> & { variables: BuyerRequestsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<BuyerRequestsQuery, BuyerRequestsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BuyerRequestsQueryVariables>> {
  return ApolloHooks.useQuery(BuyerRequestsDocument, options as ApolloHooks.useQuery.Options<BuyerRequestsQuery, BuyerRequestsQueryVariables>);
}

export function useRequestImpactBuyerMutation(options: Omit<ApolloHooks.useMutation.Options<RequestImpactBuyerMutation, RequestImpactBuyerMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RequestImpactBuyerMutation, RequestImpactBuyerMutationVariables> {
  return ApolloHooks.useMutation(RequestImpactBuyerDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RequestImpactBuyerMutation, RequestImpactBuyerMutationVariables>;
}