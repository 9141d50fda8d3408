/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CertificateQueryVariables = Exact<{
  number: string;
}>;


export type CertificateQuery = { certificate: { number: string, version: number, issuedOn: string, standing: Types.CertificateStanding, name: string | null, causeName: string | null, contribution: number | null, hours: number | null, firstYear: number | null, lastYear: number | null, impactBuyerId: number | null, replacedBy: string | null } | null };


export const CertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Certificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"causeName"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastYear"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerId"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}}]}}]}}]} as unknown as DocumentNode<CertificateQuery, CertificateQueryVariables>;
export function useCertificateQuery(options: (ApolloHooks.useQuery.Options<CertificateQuery, CertificateQueryVariables> & { variables: CertificateQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<CertificateQuery, CertificateQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CertificateQueryVariables>> {
  return ApolloHooks.useQuery(CertificateDocument, options as ApolloHooks.useQuery.Options<CertificateQuery, CertificateQueryVariables>);
}