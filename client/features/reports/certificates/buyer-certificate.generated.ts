/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { Task_CardFragment } from '../../../tasks/tasks.generated';
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BuyerCertificate_CardFragment = { id: number, number: string | null, version: number | null, issuedOn: string | null, next: Types.CertificateState | null, problem: string | null } & { ' $fragmentName'?: 'BuyerCertificate_CardFragment' };

export type BuyerCertificateQueryVariables = Exact<{
  impactBuyerId: number;
}>;


export type BuyerCertificateQuery = { buyerCertificate: { id: number, number: string | null, version: number | null, issuedOn: string | null, next: Types.CertificateState | null, problem: string | null } | null };

export type MakeCertificateMutationVariables = Exact<{
  impactBuyerId: number;
}>;


export type MakeCertificateMutation = { makeCertificate: { id: number, number: string | null, version: number | null, issuedOn: string | null, next: Types.CertificateState | null, problem: string | null } };

export type PreviewCertificateMutationVariables = Exact<{
  impactBuyerId: number;
}>;


export type PreviewCertificateMutation = { previewCertificate: string };

export type MakeCertificatesMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeCertificatesMutation = { makeCertificates: { id: number, kind: string, title: string, state: Types.TaskState, total: number, done: number, failed: number, problem: string | null, fileName: string | null, createdAt: string, finishedAt: string | null, expiresAt: string | null, canUndo: boolean } };

export const BuyerCertificate_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuyerCertificate_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerCertificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<BuyerCertificate_CardFragment, unknown>;
export const BuyerCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyerCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"impactBuyerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuyerCertificate_card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuyerCertificate_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerCertificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<BuyerCertificateQuery, BuyerCertificateQueryVariables>;
export const MakeCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"impactBuyerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuyerCertificate_card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuyerCertificate_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerCertificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<MakeCertificateMutation, MakeCertificateMutationVariables>;
export const PreviewCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"impactBuyerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"impactBuyerId"}}}]}]}}]} as unknown as DocumentNode<PreviewCertificateMutation, PreviewCertificateMutationVariables>;
export const MakeCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Task_card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Task_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<MakeCertificatesMutation, MakeCertificatesMutationVariables>;
export function useBuyerCertificateQuery(options: (ApolloHooks.useQuery.Options<BuyerCertificateQuery, BuyerCertificateQueryVariables> & { variables: BuyerCertificateQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<BuyerCertificateQuery, BuyerCertificateQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BuyerCertificateQueryVariables>> {
  return ApolloHooks.useQuery(BuyerCertificateDocument, options as ApolloHooks.useQuery.Options<BuyerCertificateQuery, BuyerCertificateQueryVariables>);
}

export function useMakeCertificateMutation(options: Omit<ApolloHooks.useMutation.Options<MakeCertificateMutation, MakeCertificateMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<MakeCertificateMutation, MakeCertificateMutationVariables> {
  return ApolloHooks.useMutation(MakeCertificateDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<MakeCertificateMutation, MakeCertificateMutationVariables>;
}

export function usePreviewCertificateMutation(options: Omit<ApolloHooks.useMutation.Options<PreviewCertificateMutation, PreviewCertificateMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<PreviewCertificateMutation, PreviewCertificateMutationVariables> {
  return ApolloHooks.useMutation(PreviewCertificateDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<PreviewCertificateMutation, PreviewCertificateMutationVariables>;
}

export function useMakeCertificatesMutation(options: Omit<ApolloHooks.useMutation.Options<MakeCertificatesMutation, MakeCertificatesMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<MakeCertificatesMutation, MakeCertificatesMutationVariables> {
  return ApolloHooks.useMutation(MakeCertificatesDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<MakeCertificatesMutation, MakeCertificatesMutationVariables>;
}