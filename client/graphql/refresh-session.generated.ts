/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RefreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionMutation = { refreshSession: RenewedSessionFragment | null };

export type RenewedSessionFragment = { accessToken: string, user: { id: number, email: string, fullName: string | null, emailVerified: boolean, roles: Array<Types.Role>, supplierId: number | null, impactBuyerId: number | null, goodCauseId: number | null, supplierStatus: Types.SupplierStatus | null, goodCauseStatus: Types.GoodCauseStatus | null, supplierName: string | null, impactBuyerName: string | null, goodCauseName: string | null, pendingActionCount: number } };

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
export const RenewedSessionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}
    `, {"fragmentName":"RenewedSession"}) as unknown as TypedDocumentString<RenewedSessionFragment, unknown>;
export const RefreshSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefreshSession {
  refreshSession {
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
}`) as unknown as TypedDocumentString<RefreshSessionMutation, RefreshSessionMutationVariables>;