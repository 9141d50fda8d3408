/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestSupplierAlertMutationVariables = Exact<{
  input: Types.SupplierAlertInput;
}>;


export type RequestSupplierAlertMutation = { requestSupplierAlert: boolean };

export type ConfirmSupplierAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmSupplierAlertMutation = { confirmSupplierAlert: boolean };

export type EndSupplierAlertMutationVariables = Exact<{
  token: string;
}>;


export type EndSupplierAlertMutation = { endSupplierAlert: boolean };


export const RequestSupplierAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSupplierAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSupplierAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestSupplierAlertMutation, RequestSupplierAlertMutationVariables>;
export const ConfirmSupplierAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSupplierAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSupplierAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ConfirmSupplierAlertMutation, ConfirmSupplierAlertMutationVariables>;
export const EndSupplierAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSupplierAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSupplierAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<EndSupplierAlertMutation, EndSupplierAlertMutationVariables>;
export function useRequestSupplierAlertMutation(options: Omit<ApolloHooks.useMutation.Options<RequestSupplierAlertMutation, RequestSupplierAlertMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RequestSupplierAlertMutation, RequestSupplierAlertMutationVariables> {
  return ApolloHooks.useMutation(RequestSupplierAlertDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RequestSupplierAlertMutation, RequestSupplierAlertMutationVariables>;
}

export function useConfirmSupplierAlertMutation(options: Omit<ApolloHooks.useMutation.Options<ConfirmSupplierAlertMutation, ConfirmSupplierAlertMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<ConfirmSupplierAlertMutation, ConfirmSupplierAlertMutationVariables> {
  return ApolloHooks.useMutation(ConfirmSupplierAlertDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<ConfirmSupplierAlertMutation, ConfirmSupplierAlertMutationVariables>;
}

export function useEndSupplierAlertMutation(options: Omit<ApolloHooks.useMutation.Options<EndSupplierAlertMutation, EndSupplierAlertMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<EndSupplierAlertMutation, EndSupplierAlertMutationVariables> {
  return ApolloHooks.useMutation(EndSupplierAlertDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<EndSupplierAlertMutation, EndSupplierAlertMutationVariables>;
}