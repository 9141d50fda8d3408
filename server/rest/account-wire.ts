import { z } from 'zod';
import { ROLES } from '../platform/identity/roles.js';
import type { SignedInUser } from '../platform/identity/signed-in-user.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { ignoredField } from './wire-values.js';

const link = wholeNumberAnswer.nullable();

export const userAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    firebase_id: z.string().describe('An opaque text.'),
    email: z.string(),
    fullName: z.string().nullable(),
    role: z.array(z.enum(ROLES)),
    goodCauseStatus: z.string().nullable().describe('Of the cause that the user belongs to.'),
    supplierStatus: z.string().nullable().describe('Of the supplier that the user belongs to.'),
    business_id: link.describe('The supplier that the user belongs to.'),
    impactBusiness_id: link.describe('The impact buyer that the user belongs to.'),
    admin_goodCause_id: link.describe('The good cause that the user belongs to.'),
    auth: z.strictObject({ token: z.string().nullable().describe('The token in use.') }),
  })
  .meta({ id: 'User' });

export const sessionAnswer = z
  .strictObject({
    token: z.string().describe('To be sent as a bearer token; good for 15 minutes.'),
    firebase_id: z.string(),
    user: userAnswer,
  })
  .meta({ id: 'Session' });

/** Converts a user to the documented names. Roles are a list. */
export function wireUser(user: SignedInUser, token: string | undefined): z.input<typeof userAnswer> {
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
    auth: { token: token ?? null },
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
