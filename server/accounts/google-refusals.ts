import { AppError } from '../platform/errors.js';

/** The reasons why a sign-in with Google fails. The sign-in page has its own text for each. */
const REASONS = {
  cancelled: 'Google did not sign you in.',
  expired: 'This sign-in took too long, or was begun in another browser. Please try again.',
  unreachable: 'Google cannot be reached just now. Please try again, or sign in with your password.',
  unverified: 'Google has not confirmed this email address. Confirm it there, or sign in with your password.',
  'other-account': 'This email address signs in with another Google account.',
  refused: 'Google did not confirm who you are. Please try again.',
} as const;

export type GoogleRefusal = keyof typeof REASONS;

/**
 * Returns the error for a failed sign-in with Google: 401, or 409 if the address is linked to another Google
 * account.
 */
export function refusedByGoogle(reason: GoogleRefusal): AppError {
  const message = REASONS[reason];
  const details = { fields: [{ field: 'credential', message, reason }] };
  return reason === 'other-account'
    ? new AppError('CONFLICT', 409, message, details)
    : new AppError('UNAUTHENTICATED', 401, message, details);
}

/** Returns the error for calls while sign-in with Google is not configured (A117). */
export const notSetUp = () => new AppError('NOT_FOUND', 404, 'Sign-in with Google is not set up here.');
