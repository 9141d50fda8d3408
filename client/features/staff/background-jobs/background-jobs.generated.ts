/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QueuedJobsQueryVariables = Exact<{
  state: Types.QueuedJobState;
  first: number;
}>;


export type QueuedJobsQuery = { queuedJobs: { totalCount: number, nodes: Array<{ id: string, name: string, attempts: number, maxAttempts: number, reason: string | null, createdAt: string, startedAt: string | null, failedAt: string | null, nextAttemptAt: string | null, subject: { kind: Types.JobSubjectKind, id: number } | null }>, pageInfo: { hasNextPage: boolean }, counts: { waiting: number, active: number, delayed: number, failed: number } } };

export type QueuedJob_RowFragment = { id: string, name: string, attempts: number, maxAttempts: number, reason: string | null, createdAt: string, startedAt: string | null, failedAt: string | null, nextAttemptAt: string | null, subject: { kind: Types.JobSubjectKind, id: number } | null } & { ' $fragmentName'?: 'QueuedJob_RowFragment' };

export type OutboxJobsQueryVariables = Exact<{
  state: Types.OutboxJobState;
  first: number;
}>;


export type OutboxJobsQuery = { outboxJobs: { totalCount: number, nodes: Array<{ id: string, name: string, attempts: number, createdAt: string, setAsideAt: string | null, reason: string | null, subject: { kind: Types.JobSubjectKind, id: number } | null }>, pageInfo: { hasNextPage: boolean }, counts: { waiting: number, setAside: number } } };

export type OutboxJob_RowFragment = { id: string, name: string, attempts: number, createdAt: string, setAsideAt: string | null, reason: string | null, subject: { kind: Types.JobSubjectKind, id: number } | null } & { ' $fragmentName'?: 'OutboxJob_RowFragment' };

export type ScheduledJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduledJobsQuery = { scheduledJobs: Array<{ name: string, due: Types.JobFrequency, startedAt: string | null, endedAt: string | null, reason: string | null, requested: boolean, nextRunAt: string }> };

export type ScheduledJob_RowFragment = { name: string, due: Types.JobFrequency, startedAt: string | null, endedAt: string | null, reason: string | null, requested: boolean, nextRunAt: string } & { ' $fragmentName'?: 'ScheduledJob_RowFragment' };

export type RetryQueuedJobsMutationVariables = Exact<{
  ids: Array<string>;
}>;


export type RetryQueuedJobsMutation = { retryQueuedJobs: { changed: number, gone: number } };

export type DropQueuedJobsMutationVariables = Exact<{
  ids: Array<string>;
}>;


export type DropQueuedJobsMutation = { dropQueuedJobs: { changed: number, gone: number } };

export type RetryOutboxJobsMutationVariables = Exact<{
  ids: Array<string>;
}>;


export type RetryOutboxJobsMutation = { retryOutboxJobs: { changed: number, gone: number } };

export type DropOutboxJobsMutationVariables = Exact<{
  ids: Array<string>;
}>;


export type DropOutboxJobsMutation = { dropOutboxJobs: { changed: number, gone: number } };

export type RunScheduledJobMutationVariables = Exact<{
  name: string;
}>;


export type RunScheduledJobMutation = { runScheduledJob: Array<{ name: string, due: Types.JobFrequency, startedAt: string | null, endedAt: string | null, reason: string | null, requested: boolean, nextRunAt: string }> };

export const QueuedJob_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuedJob_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueuedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<QueuedJob_RowFragment, unknown>;
export const OutboxJob_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxJob_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"setAsideAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<OutboxJob_RowFragment, unknown>;
export const ScheduledJob_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledJob_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requested"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}}]}}]} as unknown as DocumentNode<ScheduledJob_RowFragment, unknown>;
export const QueuedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueuedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QueuedJobState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queuedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedJob_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"delayed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuedJob_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueuedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<QueuedJobsQuery, QueuedJobsQueryVariables>;
export const OutboxJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxJobState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxJob_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"setAside"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxJob_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"setAsideAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<OutboxJobsQuery, OutboxJobsQueryVariables>;
export const ScheduledJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduledJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledJob_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledJob_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requested"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}}]}}]} as unknown as DocumentNode<ScheduledJobsQuery, ScheduledJobsQueryVariables>;
export const RetryQueuedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryQueuedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryQueuedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}}]}}]} as unknown as DocumentNode<RetryQueuedJobsMutation, RetryQueuedJobsMutationVariables>;
export const DropQueuedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropQueuedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropQueuedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}}]}}]} as unknown as DocumentNode<DropQueuedJobsMutation, DropQueuedJobsMutationVariables>;
export const RetryOutboxJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryOutboxJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryOutboxJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}}]}}]} as unknown as DocumentNode<RetryOutboxJobsMutation, RetryOutboxJobsMutationVariables>;
export const DropOutboxJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropOutboxJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropOutboxJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}}]}}]} as unknown as DocumentNode<DropOutboxJobsMutation, DropOutboxJobsMutationVariables>;
export const RunScheduledJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunScheduledJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runScheduledJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledJob_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledJob_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduledJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requested"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}}]}}]} as unknown as DocumentNode<RunScheduledJobMutation, RunScheduledJobMutationVariables>;
export function useQueuedJobsQuery(options: (ApolloHooks.useQuery.Options<QueuedJobsQuery, QueuedJobsQueryVariables> & { variables: QueuedJobsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<QueuedJobsQuery, QueuedJobsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<QueuedJobsQueryVariables>> {
  return ApolloHooks.useQuery(QueuedJobsDocument, options as ApolloHooks.useQuery.Options<QueuedJobsQuery, QueuedJobsQueryVariables>);
}

export function useOutboxJobsQuery(options: (ApolloHooks.useQuery.Options<OutboxJobsQuery, OutboxJobsQueryVariables> & { variables: OutboxJobsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<OutboxJobsQuery, OutboxJobsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OutboxJobsQueryVariables>> {
  return ApolloHooks.useQuery(OutboxJobsDocument, options as ApolloHooks.useQuery.Options<OutboxJobsQuery, OutboxJobsQueryVariables>);
}

export function useScheduledJobsQuery(options: ApolloHooks.useQuery.Options<ScheduledJobsQuery, ScheduledJobsQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<ScheduledJobsQuery, ScheduledJobsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScheduledJobsQueryVariables>> {
  return ApolloHooks.useQuery(ScheduledJobsDocument, options as ApolloHooks.useQuery.Options<ScheduledJobsQuery, ScheduledJobsQueryVariables>);
}

export function useRetryQueuedJobsMutation(options: Omit<ApolloHooks.useMutation.Options<RetryQueuedJobsMutation, RetryQueuedJobsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RetryQueuedJobsMutation, RetryQueuedJobsMutationVariables> {
  return ApolloHooks.useMutation(RetryQueuedJobsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RetryQueuedJobsMutation, RetryQueuedJobsMutationVariables>;
}

export function useDropQueuedJobsMutation(options: Omit<ApolloHooks.useMutation.Options<DropQueuedJobsMutation, DropQueuedJobsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<DropQueuedJobsMutation, DropQueuedJobsMutationVariables> {
  return ApolloHooks.useMutation(DropQueuedJobsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<DropQueuedJobsMutation, DropQueuedJobsMutationVariables>;
}

export function useRetryOutboxJobsMutation(options: Omit<ApolloHooks.useMutation.Options<RetryOutboxJobsMutation, RetryOutboxJobsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RetryOutboxJobsMutation, RetryOutboxJobsMutationVariables> {
  return ApolloHooks.useMutation(RetryOutboxJobsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RetryOutboxJobsMutation, RetryOutboxJobsMutationVariables>;
}

export function useDropOutboxJobsMutation(options: Omit<ApolloHooks.useMutation.Options<DropOutboxJobsMutation, DropOutboxJobsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<DropOutboxJobsMutation, DropOutboxJobsMutationVariables> {
  return ApolloHooks.useMutation(DropOutboxJobsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<DropOutboxJobsMutation, DropOutboxJobsMutationVariables>;
}

export function useRunScheduledJobMutation(options: Omit<ApolloHooks.useMutation.Options<RunScheduledJobMutation, RunScheduledJobMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RunScheduledJobMutation, RunScheduledJobMutationVariables> {
  return ApolloHooks.useMutation(RunScheduledJobDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RunScheduledJobMutation, RunScheduledJobMutationVariables>;
}