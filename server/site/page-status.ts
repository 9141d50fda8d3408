import { type AppError, toAppError } from '../platform/errors.js';

/** An error of an operation, with the error that a resolver threw. */
interface Failure {
  message: string;
  originalError?: unknown;
}

const causeOf = (failure: Failure): AppError | null => toAppError(failure.originalError ?? failure);

/** Returns the failures of a page’s operations that are server errors, for the log. */
export const faultsAmong = <F extends Failure>(failures: readonly F[]): F[] =>
  failures.filter((failure) => causeOf(failure) === null);

/**
 * Returns the status of a rendered page with these `failures` of its operations. If the address is invalid,
 * such as a keyword of a thousand letters, the status is 400, not 500. If the database is out of reach, it is
 * 503, as in the API.
 */
export function pageStatus(rendered: number, failures: readonly Failure[]): number {
  if (rendered < 500) return rendered;
  const causes = failures.map(causeOf);
  const [first] = causes;
  return first && !causes.includes(null) ? first.status : rendered;
}
