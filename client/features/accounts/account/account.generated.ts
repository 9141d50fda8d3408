/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { SessionPartsFragment, SignedInUserFragment } from '../../../graphql/session.generated';
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: { accessToken: string, expiresAt: string, user: { id: number, email: string, fullName: string | null, emailVerified: boolean, roles: Array<Types.Role>, supplierId: number | null, impactBuyerId: number | null, goodCauseId: number | null, supplierStatus: Types.SupplierStatus | null, goodCauseStatus: Types.GoodCauseStatus | null, supplierName: string | null, impactBuyerName: string | null, goodCauseName: string | null, pendingActionCount: number } } };

export type RegisterMutationVariables = Exact<{
  email: string;
  password: string;
  fullName?: string | null | undefined;
  language: Types.Language;
}>;


export type RegisterMutation = { register: { accessToken: string, expiresAt: string, user: { id: number, email: string, fullName: string | null, emailVerified: boolean, roles: Array<Types.Role>, supplierId: number | null, impactBuyerId: number | null, goodCauseId: number | null, supplierStatus: Types.SupplierStatus | null, goodCauseStatus: Types.GoodCauseStatus | null, supplierName: string | null, impactBuyerName: string | null, goodCauseName: string | null, pendingActionCount: number } } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  language: Types.Language;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
  newPassword?: string | null | undefined;
  fullName?: string | null | undefined;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { accessToken: string, expiresAt: string, user: { id: number, email: string, fullName: string | null, emailVerified: boolean, roles: Array<Types.Role>, supplierId: number | null, impactBuyerId: number | null, goodCauseId: number | null, supplierStatus: Types.SupplierStatus | null, goodCauseStatus: Types.GoodCauseStatus | null, supplierName: string | null, impactBuyerName: string | null, goodCauseName: string | null, pendingActionCount: number } } };

export type UpdateMyNameMutationVariables = Exact<{
  fullName: string;
}>;


export type UpdateMyNameMutation = { updateMyName: { id: number, email: string, fullName: string | null, emailVerified: boolean, roles: Array<Types.Role>, supplierId: number | null, impactBuyerId: number | null, goodCauseId: number | null, supplierStatus: Types.SupplierStatus | null, goodCauseStatus: Types.GoodCauseStatus | null, supplierName: string | null, impactBuyerName: string | null, goodCauseName: string | null, pendingActionCount: number } };

export type StopNotificationsMutationVariables = Exact<{
  token: string;
}>;


export type StopNotificationsMutation = { stopNotifications: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: number, browser: string | null, operatingSystem: string | null, networkAddress: string | null, method: Types.SignInMethod | null, signedInAt: string, lastUsedAt: string, current: boolean }> };

export type ActiveSession_RowFragment = { id: number, browser: string | null, operatingSystem: string | null, networkAddress: string | null, method: Types.SignInMethod | null, signedInAt: string, lastUsedAt: string, current: boolean } & { ' $fragmentName'?: 'ActiveSession_RowFragment' };

export type EndMySessionMutationVariables = Exact<{
  id: number;
}>;


export type EndMySessionMutation = { endMySession: boolean };

export type EndMyOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMyOtherSessionsMutation = { endMyOtherSessions: boolean };

export const ActiveSession_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveSession_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"operatingSystem"}},{"kind":"Field","name":{"kind":"Name","value":"networkAddress"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<ActiveSession_RowFragment, unknown>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerId"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingActionCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"fullName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerId"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingActionCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"fullName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}}}]}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerId"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingActionCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UpdateMyNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMyName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fullName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerId"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"impactBuyerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodCauseName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingActionCount"}}]}}]} as unknown as DocumentNode<UpdateMyNameMutation, UpdateMyNameMutationVariables>;
export const StopNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<StopNotificationsMutation, StopNotificationsMutationVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveSession_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveSession_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"operatingSystem"}},{"kind":"Field","name":{"kind":"Name","value":"networkAddress"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndMySessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMySession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMySession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndMySessionMutation, EndMySessionMutationVariables>;
export const EndMyOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMyOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMyOtherSessions"}}]}}]} as unknown as DocumentNode<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
export function useSignInMutation(options: Omit<ApolloHooks.useMutation.Options<SignInMutation, SignInMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<SignInMutation, SignInMutationVariables> {
  return ApolloHooks.useMutation(SignInDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<SignInMutation, SignInMutationVariables>;
}

export function useRegisterMutation(options: Omit<ApolloHooks.useMutation.Options<RegisterMutation, RegisterMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RegisterMutation, RegisterMutationVariables> {
  return ApolloHooks.useMutation(RegisterDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RegisterMutation, RegisterMutationVariables>;
}

export function useRequestPasswordResetMutation(options: Omit<ApolloHooks.useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> {
  return ApolloHooks.useMutation(RequestPasswordResetDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
}

export function useResetPasswordMutation(options: Omit<ApolloHooks.useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<ResetPasswordMutation, ResetPasswordMutationVariables> {
  return ApolloHooks.useMutation(ResetPasswordDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<ResetPasswordMutation, ResetPasswordMutationVariables>;
}

export function useConfirmEmailMutation(options: Omit<ApolloHooks.useMutation.Options<ConfirmEmailMutation, ConfirmEmailMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<ConfirmEmailMutation, ConfirmEmailMutationVariables> {
  return ApolloHooks.useMutation(ConfirmEmailDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
}

export function useChangePasswordMutation(options: Omit<ApolloHooks.useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<ChangePasswordMutation, ChangePasswordMutationVariables> {
  return ApolloHooks.useMutation(ChangePasswordDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<ChangePasswordMutation, ChangePasswordMutationVariables>;
}

export function useUpdateMyNameMutation(options: Omit<ApolloHooks.useMutation.Options<UpdateMyNameMutation, UpdateMyNameMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<UpdateMyNameMutation, UpdateMyNameMutationVariables> {
  return ApolloHooks.useMutation(UpdateMyNameDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<UpdateMyNameMutation, UpdateMyNameMutationVariables>;
}

export function useStopNotificationsMutation(options: Omit<ApolloHooks.useMutation.Options<StopNotificationsMutation, StopNotificationsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<StopNotificationsMutation, StopNotificationsMutationVariables> {
  return ApolloHooks.useMutation(StopNotificationsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<StopNotificationsMutation, StopNotificationsMutationVariables>;
}

export function useMySessionsQuery(options: ApolloHooks.useQuery.Options<MySessionsQuery, MySessionsQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<MySessionsQuery, MySessionsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MySessionsQueryVariables>> {
  return ApolloHooks.useQuery(MySessionsDocument, options as ApolloHooks.useQuery.Options<MySessionsQuery, MySessionsQueryVariables>);
}

export function useEndMySessionMutation(options: Omit<ApolloHooks.useMutation.Options<EndMySessionMutation, EndMySessionMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<EndMySessionMutation, EndMySessionMutationVariables> {
  return ApolloHooks.useMutation(EndMySessionDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<EndMySessionMutation, EndMySessionMutationVariables>;
}

export function useEndMyOtherSessionsMutation(options: Omit<ApolloHooks.useMutation.Options<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables> {
  return ApolloHooks.useMutation(EndMyOtherSessionsDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
}