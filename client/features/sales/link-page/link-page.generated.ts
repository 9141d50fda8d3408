/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LeadsByLinkQueryVariables = Exact<{
  key: string;
}>;


export type LeadsByLinkQuery = { leadsByLink: LinkPage_PageFragment | null };

export type SaveLeadResponseMutationVariables = Exact<{
  key: string;
  leadId: number;
  input: Types.LeadResponseInput;
}>;


export type SaveLeadResponseMutation = { saveLeadResponse: LinkPage_PageFragment };

export type LinkPage_PageFragment = { estimatedContribution: number, equivalentHours: number, leads: Array<{ id: number, listTitle: string | null, supplierId: number, supplierName: string, hasProfile: boolean, summary: string | null, specificBenefits: string | null, imageUrl: string | null, customersResponse: Types.LeadResponse | null, customersComments: string | null, customerHidden: boolean, estimatedContribution: number, equivalentHours: number }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const LinkPage_PageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LinkPage_page on LinkPage {
  estimatedContribution
  equivalentHours
  leads {
    id
    listTitle
    supplierId
    supplierName
    hasProfile
    summary
    specificBenefits
    imageUrl
    customersResponse
    customersComments
    customerHidden
    estimatedContribution
    equivalentHours
  }
}
    `, {"fragmentName":"LinkPage_page"}) as unknown as TypedDocumentString<LinkPage_PageFragment, unknown>;
export const LeadsByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LeadsByLink($key: String!) {
  leadsByLink(key: $key) {
    ...LinkPage_page
  }
}
    fragment LinkPage_page on LinkPage {
  estimatedContribution
  equivalentHours
  leads {
    id
    listTitle
    supplierId
    supplierName
    hasProfile
    summary
    specificBenefits
    imageUrl
    customersResponse
    customersComments
    customerHidden
    estimatedContribution
    equivalentHours
  }
}`) as unknown as TypedDocumentString<LeadsByLinkQuery, LeadsByLinkQueryVariables>;
export const SaveLeadResponseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveLeadResponse($key: String!, $leadId: Int!, $input: LeadResponseInput!) {
  saveLeadResponse(key: $key, leadId: $leadId, input: $input) {
    ...LinkPage_page
  }
}
    fragment LinkPage_page on LinkPage {
  estimatedContribution
  equivalentHours
  leads {
    id
    listTitle
    supplierId
    supplierName
    hasProfile
    summary
    specificBenefits
    imageUrl
    customersResponse
    customersComments
    customerHidden
    estimatedContribution
    equivalentHours
  }
}`) as unknown as TypedDocumentString<SaveLeadResponseMutation, SaveLeadResponseMutationVariables>;