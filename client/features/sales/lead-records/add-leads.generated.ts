/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BuyerForLeadQueryVariables = Exact<{
  id: number;
}>;


export type BuyerForLeadQuery = { impactBuyerRecord: { id: number, name: string, buyerType: Types.BuyerType | null, contactName: string | null, email: string, phone: string | null } | null };

export type SupplierForLeadQueryVariables = Exact<{
  id: number;
}>;


export type SupplierForLeadQuery = { supplierRecord: { id: number, name: string, listTitle: string, callRailPhone: string | null, urlKeyword: string | null, leadSummary: string | null } | null };

export type AddLeadMutationVariables = Exact<{
  input: Types.NewLeadInput;
}>;


export type AddLeadMutation = { createLead: { id: number } };

export type CreatedLeadsQueryVariables = Exact<{
  filter?: Types.LeadListFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CreatedLeadsQuery = { leadRecords: { totalCount: number, nodes: Array<{ id: number, createdAt: string, status: Types.LeadStatus, impactBuyer: { id: number, name: string }, supplier: { id: number, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreatedLeadFragment = { id: number, createdAt: string, status: Types.LeadStatus, impactBuyer: { id: number, name: string }, supplier: { id: number, name: string } } & { ' $fragmentName'?: 'CreatedLeadFragment' };

export const CreatedLeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatedLead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreatedLeadFragment, unknown>;
export const BuyerForLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyerForLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impactBuyerRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"buyerType"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<BuyerForLeadQuery, BuyerForLeadQueryVariables>;
export const SupplierForLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierForLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listTitle"}},{"kind":"Field","name":{"kind":"Name","value":"callRailPhone"}},{"kind":"Field","name":{"kind":"Name","value":"urlKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"leadSummary"}}]}}]}}]} as unknown as DocumentNode<SupplierForLeadQuery, SupplierForLeadQueryVariables>;
export const AddLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewLeadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddLeadMutation, AddLeadMutationVariables>;
export const CreatedLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatedLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadListFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"column"},"value":{"kind":"EnumValue","value":"ID"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatedLead"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatedLead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreatedLeadsQuery, CreatedLeadsQueryVariables>;
export function useBuyerForLeadQuery(options: (ApolloHooks.useQuery.Options<BuyerForLeadQuery, BuyerForLeadQueryVariables> & { variables: BuyerForLeadQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<BuyerForLeadQuery, BuyerForLeadQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BuyerForLeadQueryVariables>> {
  return ApolloHooks.useQuery(BuyerForLeadDocument, options as ApolloHooks.useQuery.Options<BuyerForLeadQuery, BuyerForLeadQueryVariables>);
}

export function useSupplierForLeadQuery(options: (ApolloHooks.useQuery.Options<SupplierForLeadQuery, SupplierForLeadQueryVariables> & { variables: SupplierForLeadQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<SupplierForLeadQuery, SupplierForLeadQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierForLeadQueryVariables>> {
  return ApolloHooks.useQuery(SupplierForLeadDocument, options as ApolloHooks.useQuery.Options<SupplierForLeadQuery, SupplierForLeadQueryVariables>);
}

export function useAddLeadMutation(options: Omit<ApolloHooks.useMutation.Options<AddLeadMutation, AddLeadMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<AddLeadMutation, AddLeadMutationVariables> {
  return ApolloHooks.useMutation(AddLeadDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<AddLeadMutation, AddLeadMutationVariables>;
}

export function useCreatedLeadsQuery(options: (ApolloHooks.useQuery.Options<CreatedLeadsQuery, CreatedLeadsQueryVariables> & { variables: CreatedLeadsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<CreatedLeadsQuery, CreatedLeadsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CreatedLeadsQueryVariables>> {
  return ApolloHooks.useQuery(CreatedLeadsDocument, options as ApolloHooks.useQuery.Options<CreatedLeadsQuery, CreatedLeadsQueryVariables>);
}