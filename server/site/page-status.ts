import { type AppError, toAppError } from '../platform/errors.js';

/** An error of an operation, with what a resolver threw behind it. */
interface Failure {
  message: string;
  originalError?: unknown;
}

const causeOf = (failure: Failure): AppError | null => toAppError(failure.originalError ?? failure);

/** The failures of a page's operations that are faults of ours, for the log. */
export const faultsAmong = <F extends Failure>(failures: readonly F[]): F[] =>
  failures.filter((failure) => causeOf(failure) === null);

/**
 * The status of a page that was rendered while `failures` came from its operations. One that could not be
 * shown because of what its address asks for is the address's fault: a keyword of a thousand letters is
 * answered with 400, not 500. A database out of reach is 503, as the API says it.
 */
export function pageStatus(rendered: number, failures: readonly Failure[]): number {
  if (rendered < 500) return rendered;
  const causes = failures.map(causeOf);
  const [first] = causes;
  return first && !causes.includes(null) ? first.status : rendered;
}
