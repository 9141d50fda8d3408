/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddServiceChoiceMutationVariables = Exact<{
  label: string;
}>;


export type AddServiceChoiceMutation = { offerService: { id: number, label: string } };


export const AddServiceChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddServiceChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"label"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"label"},"value":{"kind":"Variable","name":{"kind":"Name","value":"label"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<AddServiceChoiceMutation, AddServiceChoiceMutationVariables>;
export function useAddServiceChoiceMutation(options: Omit<ApolloHooks.useMutation.Options<AddServiceChoiceMutation, AddServiceChoiceMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<AddServiceChoiceMutation, AddServiceChoiceMutationVariables> {
  return ApolloHooks.useMutation(AddServiceChoiceDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<AddServiceChoiceMutation, AddServiceChoiceMutationVariables>;
}