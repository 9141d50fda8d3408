/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupplierChoiceQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SupplierChoiceQuery = { enquiryFormOptions: { suppliers: Array<{ id: number, name: string, listTitle: string }> } };

export type ImpactBuyerChoiceQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ImpactBuyerChoiceQuery = { enquiryFormOptions: { impactBuyers: Array<{ id: number, name: string, email: string | null }> } };

export type GoodCauseChoiceQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type GoodCauseChoiceQuery = { enquiryFormOptions: { goodCauses: Array<{ id: number, name: string }> } };

export type StaffChoiceQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type StaffChoiceQuery = { enquiryFormOptions: { staff: Array<{ id: number, name: string }> } };

export type ColleagueChoiceQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ColleagueChoiceQuery = { adminColleagues: Array<{ id: number, name: string }> };


export const SupplierChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryFormOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listTitle"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierChoiceQuery, SupplierChoiceQueryVariables>;
export const ImpactBuyerChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpactBuyerChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryFormOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impactBuyers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ImpactBuyerChoiceQuery, ImpactBuyerChoiceQueryVariables>;
export const GoodCauseChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodCauseChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryFormOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodCauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<GoodCauseChoiceQuery, GoodCauseChoiceQueryVariables>;
export const StaffChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryFormOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<StaffChoiceQuery, StaffChoiceQueryVariables>;
export const ColleagueChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ColleagueChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminColleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ColleagueChoiceQuery, ColleagueChoiceQueryVariables>;
export function useSupplierChoiceQuery(options: ApolloHooks.useQuery.Options<SupplierChoiceQuery, SupplierChoiceQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<SupplierChoiceQuery, SupplierChoiceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierChoiceQueryVariables>> {
  return ApolloHooks.useQuery(SupplierChoiceDocument, options as ApolloHooks.useQuery.Options<SupplierChoiceQuery, SupplierChoiceQueryVariables>);
}

export function useImpactBuyerChoiceQuery(options: ApolloHooks.useQuery.Options<ImpactBuyerChoiceQuery, ImpactBuyerChoiceQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<ImpactBuyerChoiceQuery, ImpactBuyerChoiceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImpactBuyerChoiceQueryVariables>> {
  return ApolloHooks.useQuery(ImpactBuyerChoiceDocument, options as ApolloHooks.useQuery.Options<ImpactBuyerChoiceQuery, ImpactBuyerChoiceQueryVariables>);
}

export function useGoodCauseChoiceQuery(options: ApolloHooks.useQuery.Options<GoodCauseChoiceQuery, GoodCauseChoiceQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<GoodCauseChoiceQuery, GoodCauseChoiceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<GoodCauseChoiceQueryVariables>> {
  return ApolloHooks.useQuery(GoodCauseChoiceDocument, options as ApolloHooks.useQuery.Options<GoodCauseChoiceQuery, GoodCauseChoiceQueryVariables>);
}

export function useStaffChoiceQuery(options: ApolloHooks.useQuery.Options<StaffChoiceQuery, StaffChoiceQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<StaffChoiceQuery, StaffChoiceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<StaffChoiceQueryVariables>> {
  return ApolloHooks.useQuery(StaffChoiceDocument, options as ApolloHooks.useQuery.Options<StaffChoiceQuery, StaffChoiceQueryVariables>);
}

export function useColleagueChoiceQuery(options: ApolloHooks.useQuery.Options<ColleagueChoiceQuery, ColleagueChoiceQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<ColleagueChoiceQuery, ColleagueChoiceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ColleagueChoiceQueryVariables>> {
  return ApolloHooks.useQuery(ColleagueChoiceDocument, options as ApolloHooks.useQuery.Options<ColleagueChoiceQuery, ColleagueChoiceQueryVariables>);
}