/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeaveTestimonialMutationVariables = Exact<{
  input: Types.LeaveTestimonialInput;
}>;


export type LeaveTestimonialMutation = { leaveTestimonial: boolean };


export const LeaveTestimonialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveTestimonialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LeaveTestimonialMutation, LeaveTestimonialMutationVariables>;
export function useLeaveTestimonialMutation(options: Omit<ApolloHooks.useMutation.Options<LeaveTestimonialMutation, LeaveTestimonialMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<LeaveTestimonialMutation, LeaveTestimonialMutationVariables> {
  return ApolloHooks.useMutation(LeaveTestimonialDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<LeaveTestimonialMutation, LeaveTestimonialMutationVariables>;
}