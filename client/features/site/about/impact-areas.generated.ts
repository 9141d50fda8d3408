/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImpactAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type ImpactAreasQuery = { goodCauses: Array<{ id: number, name: string, imageUrl: string | null, description: string | null, special: boolean, contribution: number }> };


export const ImpactAreasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpactAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodCauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"special"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}}]}}]}}]} as unknown as DocumentNode<ImpactAreasQuery, ImpactAreasQueryVariables>;
export function useImpactAreasQuery(options: ApolloHooks.useQuery.Options<ImpactAreasQuery, ImpactAreasQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<ImpactAreasQuery, ImpactAreasQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImpactAreasQueryVariables>> {
  return ApolloHooks.useQuery(ImpactAreasDocument, options as ApolloHooks.useQuery.Options<ImpactAreasQuery, ImpactAreasQueryVariables>);
}