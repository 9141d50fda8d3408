/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendSalesEnquiryMutationVariables = Exact<{
  input: Types.SendSalesEnquiryInput;
}>;


export type SendSalesEnquiryMutation = { sendSalesEnquiry: { id: number, supplierName: string } };


export const SendSalesEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSalesEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendSalesEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSalesEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}}]}}]}}]} as unknown as DocumentNode<SendSalesEnquiryMutation, SendSalesEnquiryMutationVariables>;
export function useSendSalesEnquiryMutation(options: Omit<ApolloHooks.useMutation.Options<SendSalesEnquiryMutation, SendSalesEnquiryMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<SendSalesEnquiryMutation, SendSalesEnquiryMutationVariables> {
  return ApolloHooks.useMutation(SendSalesEnquiryDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<SendSalesEnquiryMutation, SendSalesEnquiryMutationVariables>;
}