/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeadChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LeadChangesSubscription = { leadChanges: { ids: Array<number> | null, requestId: string | null, quiet: boolean } };

export type SalesEnquiryChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SalesEnquiryChangesSubscription = { salesEnquiryChanges: { ids: Array<number> | null, requestId: string | null, quiet: boolean } };

export type ActionItemChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActionItemChangesSubscription = { actionItemChanges: { ids: Array<number> | null, requestId: string | null, quiet: boolean } };

export type TaskChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TaskChangesSubscription = { taskChanges: { ids: Array<number> | null, requestId: string | null, quiet: boolean } };


export const LeadChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LeadChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"}}]}}]}}]} as unknown as DocumentNode<LeadChangesSubscription, LeadChangesSubscriptionVariables>;
export const SalesEnquiryChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SalesEnquiryChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesEnquiryChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"}}]}}]}}]} as unknown as DocumentNode<SalesEnquiryChangesSubscription, SalesEnquiryChangesSubscriptionVariables>;
export const ActionItemChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ActionItemChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionItemChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"}}]}}]}}]} as unknown as DocumentNode<ActionItemChangesSubscription, ActionItemChangesSubscriptionVariables>;
export const TaskChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TaskChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"}}]}}]}}]} as unknown as DocumentNode<TaskChangesSubscription, TaskChangesSubscriptionVariables>;