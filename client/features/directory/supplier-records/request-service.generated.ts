/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestServiceMutationVariables = Exact<{
  input: Types.ContactMessageInput;
}>;


export type RequestServiceMutation = { sendContactMessage: boolean };


export const RequestServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestServiceMutation, RequestServiceMutationVariables>;
export function useRequestServiceMutation(options: Omit<ApolloHooks.useMutation.Options<RequestServiceMutation, RequestServiceMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RequestServiceMutation, RequestServiceMutationVariables> {
  return ApolloHooks.useMutation(RequestServiceDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RequestServiceMutation, RequestServiceMutationVariables>;
}