/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CalendarLinkQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type CalendarLinkQuery = { calendarLink: { createdAt: string, lastUsedAt: string | null } | null };

export type CreateCalendarLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarLinkMutation = { createCalendarLink: { url: string } };

export type RevokeCalendarLinkMutationVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type RevokeCalendarLinkMutation = { revokeCalendarLink: boolean };


export const CalendarLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<CalendarLinkQuery, CalendarLinkQueryVariables>;
export const CreateCalendarLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateCalendarLinkMutation, CreateCalendarLinkMutationVariables>;
export const RevokeCalendarLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<RevokeCalendarLinkMutation, RevokeCalendarLinkMutationVariables>;
export function useCalendarLinkQuery(options: ApolloHooks.useQuery.Options<CalendarLinkQuery, CalendarLinkQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<CalendarLinkQuery, CalendarLinkQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CalendarLinkQueryVariables>> {
  return ApolloHooks.useQuery(CalendarLinkDocument, options as ApolloHooks.useQuery.Options<CalendarLinkQuery, CalendarLinkQueryVariables>);
}

export function useCreateCalendarLinkMutation(options: Omit<ApolloHooks.useMutation.Options<CreateCalendarLinkMutation, CreateCalendarLinkMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<CreateCalendarLinkMutation, CreateCalendarLinkMutationVariables> {
  return ApolloHooks.useMutation(CreateCalendarLinkDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<CreateCalendarLinkMutation, CreateCalendarLinkMutationVariables>;
}

export function useRevokeCalendarLinkMutation(options: Omit<ApolloHooks.useMutation.Options<RevokeCalendarLinkMutation, RevokeCalendarLinkMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RevokeCalendarLinkMutation, RevokeCalendarLinkMutationVariables> {
  return ApolloHooks.useMutation(RevokeCalendarLinkDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RevokeCalendarLinkMutation, RevokeCalendarLinkMutationVariables>;
}