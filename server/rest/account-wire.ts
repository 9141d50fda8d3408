import { z } from 'zod';
import { ROLES } from '../platform/identity/roles.js';
import type { SignedInUser } from '../platform/identity/signed-in-user.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { ignoredField } from './wire-values.js';

const link = wholeNumberAnswer.nullable();

export const userAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    firebase_id: z.string().describe('The identity of the user, an opaque text.'),
    email: z.string().describe('The email address of the user.'),
    fullName: z.string().nullable().describe('The full name of the user. Null if unknown.'),
    role: z.array(z.enum(ROLES)).describe('The roles of the user.'),
    goodCauseStatus: z
      .string()
      .nullable()
      .describe('The status of the user’s good cause. Null if the user has no good cause.'),
    supplierStatus: z
      .string()
      .nullable()
      .describe('The status of the user’s supplier. Null if the user has no supplier.'),
    business_id: link.describe('The id of the user’s supplier. Null if there is none.'),
    impactBusiness_id: link.describe('The id of the user’s impact buyer. Null if there is none.'),
    admin_goodCause_id: link.describe('The id of the user’s good cause. Null if there is none.'),
    auth: z
      .strictObject({ token: z.string().describe('The current access token.') })
      .describe('The sign-in of the user.'),
  })
  .meta({ id: 'User' });

export const sessionAnswer = z
  .strictObject({
    token: z.string().describe('The access token, to be sent as a bearer token. Valid for 15 minutes.'),
    firebase_id: z.string().describe('The identity of the user, an opaque text.'),
    user: userAnswer,
  })
  .meta({ id: 'Session' });

/** Converts a user to the documented names. Roles are a list. */
export function wireUser(user: SignedInUser, token: string): z.input<typeof userAnswer> {
  return {
    id: user.id,
    firebase_id: user.identityId,
    email: user.email,
    fullName: user.fullName,
    role: user.roles,
    goodCauseStatus: user.goodCauseStatus,
    supplierStatus: user.supplierStatus,
    business_id: user.supplierId,
    impactBusiness_id: user.impactBuyerId,
    admin_goodCause_id: user.goodCauseId,
    auth: { token },
  };
}

/** Fields of a user that older clients send. They are ignored, since none may be set this way (R290). */
export const ignoredUserFields = Object.fromEntries(
  [
    'id',
    'fullName',
    'role',
    'business_id',
    'impactBusiness_id',
    'admin_goodCause_id',
    'goodCauseStatus',
    'supplierStatus',
    'auth',
    'password',
  ].map((key) => [key, ignoredField]),
);
