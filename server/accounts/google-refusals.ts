import { AppError } from '../platform/errors.js';

/** Why Google signs nobody in; the sign-in page has words of its own for each. */
const REASONS = {
  cancelled: 'Google did not sign you in.',
  expired: 'This sign-in took too long, or was begun in another browser. Please try again.',
  unreachable: 'Google cannot be reached just now. Please try again, or sign in with your password.',
  unverified:
    'Google has not confirmed this e-mail address. Confirm it there, or sign in with your password.',
  'other-account': 'This e-mail address signs in with another Google account.',
  refused: 'Google did not confirm who you are. Please try again.',
} as const;

export type GoogleRefusal = keyof typeof REASONS;

/** What the sign-in page and calls are told when Google signs nobody in: 401, or 409 for somebody else's address. */
export function refusedByGoogle(reason: GoogleRefusal): AppError {
  const message = REASONS[reason];
  const details = { fields: [{ field: 'credential', message, reason }] };
  return reason === 'other-account'
    ? new AppError('CONFLICT', 409, message, details)
    : new AppError('UNAUTHENTICATED', 401, message, details);
}

/** What whoever asks is told where sign-in with Google is not set up (A117). */
export const notSetUp = () => new AppError('NOT_FOUND', 404, 'Sign-in with Google is not set up here.');
