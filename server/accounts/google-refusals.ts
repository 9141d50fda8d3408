import { AppError } from '../platform/errors.js';

/** The reasons why a sign-in with Google fails. The sign-in page has its own text for each. */
const REASONS = {
  cancelled: 'You didn’t finish signing in with Google. Try again, or use your password.',
  expired: 'Signing in took too long, or you started in another browser. Please try again.',
  unreachable: 'We can’t reach Google right now. Try again soon, or use your password.',
  unverified:
    'Google has not confirmed your email address. Confirm it in your Google account, or use your password.',
  'other-account':
    'Your email address is linked to another Google account. Choose that account, or use your password.',
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
    : new AppError('WRONG_CREDENTIALS', 401, message, details);
}

/** Returns the error for calls while sign-in with Google is not configured (A117). */
export const notSetUp = () => new AppError('NOT_FOUND', 404, 'Sign-in with Google is not set up here.');
