/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { RenewedSessionFragment } from '../../../graphql/refresh-session.generated';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProspectingBuyersQueryVariables = Exact<{
  key: string;
}>;


export type ProspectingBuyersQuery = { prospectingBuyers: { goodCauseName: string, buyers: Array<Prospecting_BuyerFragment> } | null };

export type SaveProspectingBuyerMutationVariables = Exact<{
  key: string;
  id: number;
  input: Types.ProspectingBuyerInput;
}>;


export type SaveProspectingBuyerMutation = { saveProspectingBuyer: Array<Prospecting_BuyerFragment> };

export type RequestSignInLinkMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type RequestSignInLinkMutation = { requestSignInLink: boolean };

export type SignInByLinkMutationVariables = Exact<{
  token: string;
}>;


export type SignInByLinkMutation = { signInByLink: RenewedSessionFragment };

export type Prospecting_BuyerFragment = { id: number, name: string, buyerType: Types.BuyerType | null, actionNotes: string | null, chanceOfLead: Types.ChanceOfLead | null, interestedStatus: Types.InterestedStatus, contactName: string | null, phone: string | null, contactTitle: string | null, contactConnection: string | null, email: string | null, readOnly: Array<string>, goodCauseAction: Types.GoodCauseAction, goodCauseComments: string | null };

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
export const Prospecting_BuyerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Prospecting_buyer on ProspectingBuyer {
  id
  name
  buyerType
  actionNotes
  chanceOfLead
  interestedStatus
  contactName
  phone
  contactTitle
  contactConnection
  email
  readOnly
  goodCauseAction
  goodCauseComments
}
    `, {"fragmentName":"Prospecting_buyer"}) as unknown as TypedDocumentString<Prospecting_BuyerFragment, unknown>;
export const ProspectingBuyersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProspectingBuyers($key: String!) {
  prospectingBuyers(key: $key) {
    goodCauseName
    buyers {
      ...Prospecting_buyer
    }
  }
}
    fragment Prospecting_buyer on ProspectingBuyer {
  id
  name
  buyerType
  actionNotes
  chanceOfLead
  interestedStatus
  contactName
  phone
  contactTitle
  contactConnection
  email
  readOnly
  goodCauseAction
  goodCauseComments
}`) as unknown as TypedDocumentString<ProspectingBuyersQuery, ProspectingBuyersQueryVariables>;
export const SaveProspectingBuyerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveProspectingBuyer($key: String!, $id: Int!, $input: ProspectingBuyerInput!) {
  saveProspectingBuyer(key: $key, id: $id, input: $input) {
    ...Prospecting_buyer
  }
}
    fragment Prospecting_buyer on ProspectingBuyer {
  id
  name
  buyerType
  actionNotes
  chanceOfLead
  interestedStatus
  contactName
  phone
  contactTitle
  contactConnection
  email
  readOnly
  goodCauseAction
  goodCauseComments
}`) as unknown as TypedDocumentString<SaveProspectingBuyerMutation, SaveProspectingBuyerMutationVariables>;
export const RequestSignInLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestSignInLink($email: String!, $key: String!) {
  requestSignInLink(email: $email, key: $key)
}
    `) as unknown as TypedDocumentString<RequestSignInLinkMutation, RequestSignInLinkMutationVariables>;
export const SignInByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignInByLink($token: String!) {
  signInByLink(token: $token) {
    ...RenewedSession
  }
}
    fragment RenewedSession on Session {
  accessToken
  user {
    id
    email
    fullName
    emailVerified
    roles
    supplierId
    impactBuyerId
    goodCauseId
    supplierStatus
    goodCauseStatus
    supplierName
    impactBuyerName
    goodCauseName
    pendingActionCount
  }
}`) as unknown as TypedDocumentString<SignInByLinkMutation, SignInByLinkMutationVariables>;