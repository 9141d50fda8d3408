/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServicesQueryVariables = Exact<{
  prefix?: string | null | undefined;
}>;


export type ServicesQuery = { services: Array<string> };


export const ServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prefix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}]}]}}]} as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
export function useServicesQuery(options: ApolloHooks.useQuery.Options<ServicesQuery, ServicesQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<ServicesQuery, ServicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ServicesQueryVariables>> {
  return ApolloHooks.useQuery(ServicesDocument, options as ApolloHooks.useQuery.Options<ServicesQuery, ServicesQueryVariables>);
}