import type { ErrorCode } from '../../shared/error-codes.js';
import { isOutcomeUnknown, isUnavailable } from './unavailable.js';

/** A field of the input and its fault, as a message for the user. */
export interface FieldProblem {
  field: string;
  message: string;
  /** A code for screens that have their own message for the fault. */
  reason?: string;
}

interface ErrorDetails {
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  /** The path of the field in the GraphQL response, if it was refused before the operation ran. */
  path?: string[];
  current?: unknown;
  /** The scope that the API token of the caller lacks. */
  requiredScope?: string;
  /** True if `current` is the newer record, which each API returns in its own form. */
  currentIsRecord?: boolean;
}

/**
 * An error whose message may be shown to the caller. All other errors are reported as INTERNAL, with an id
 * that is in the log.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
    /** `cause` is for the log and never shown. */
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
  }
}

/** Returns a 400: the input cannot be used. `fields` lists the errors. */
export const badInput = (message: string, fields?: FieldProblem[]) =>
  new AppError('BAD_USER_INPUT', 400, message, { fields });

/** Returns a 400 for one field. */
export const badField = (field: string, message: string) => badInput(message, [{ field, message }]);

/** Returns a 401: the caller is not signed in. */
export const unauthenticated = (message = 'Please sign in.') => new AppError('UNAUTHENTICATED', 401, message);

/** Returns a 401: the email address or the password is wrong. It does not say which (A43). */
export const wrongCredentials = () =>
  new AppError('WRONG_CREDENTIALS', 401, 'The email address or password is incorrect.');

/** Returns a 401: the access token has expired, or it is forged, or its session has ended. */
export const badToken = (code: 'TOKEN_EXPIRED' | 'TOKEN_INVALID') =>
  new AppError(code, 401, 'Your session has ended. Please sign in again.');

/** Returns a 401: the API token has expired, or it is unknown or revoked. */
export const badApiToken = (code: 'TOKEN_EXPIRED' | 'TOKEN_INVALID') =>
  new AppError(
    code,
    401,
    code === 'TOKEN_EXPIRED' ? 'This API token has expired.' : 'This API token is unknown or was revoked.',
  );

/**
 * Returns the response headers of an error: when to try again, and how to authenticate if the caller is not
 * signed in or its API token lacks a scope (RFC 6750).
 */
export function errorHeaders(
  code: string,
  status: number,
  { retryAfterSeconds, requiredScope }: { retryAfterSeconds?: unknown; requiredScope?: unknown },
): Record<string, string> {
  const invalid = code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID' ? ', error="invalid_token"' : '';
  const lacking = requiredScope ? `, error="insufficient_scope", scope="${requiredScope}"` : '';
  return {
    ...(typeof retryAfterSeconds === 'number' && { 'retry-after': String(retryAfterSeconds) }),
    ...((status === 401 || lacking) && { 'www-authenticate': `Bearer realm="uplift"${invalid}${lacking}` }),
  };
}

/** Returns a 403: the caller is signed in but lacks permission. */
export const forbidden = (message = 'You may not do this.') => new AppError('FORBIDDEN', 403, message);

/** Returns a 403: the API token lacks the scope. Null for an operation that refuses API tokens. */
export const insufficientScope = (scope: string | null) =>
  scope === null
    ? forbidden('API tokens cannot be used for this.')
    : new AppError('FORBIDDEN', 403, `This API token lacks the scope ${scope}.`, { requiredScope: scope });

/** Returns a 404: the record does not exist, or the caller may not see it. The two cases look the same. */
export const notFound = (what: string) => new AppError('NOT_FOUND', 404, `${what} was not found.`);

/** Returns a 409. `current` holds the conflict, such as the records that refer to this one. */
export const conflict = (message: string, current?: unknown) =>
  new AppError('CONFLICT', 409, message, { current });

/** Returns a 409: the record has changed since the caller’s version. `current` is the newer record. */
export const staleRecord = (message: string, current: unknown) =>
  new AppError('CONFLICT', 409, message, { current, currentIsRecord: true });

/** Returns a 429 with the seconds after which to try again. */
export const rateLimited = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', 429, `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });

/** Returns a 429: the API token has no calls left in this minute or in this day, which ends at midnight UTC. */
export const tokenUsedUp = (per: 'minute' | 'day', retryAfterSeconds: number) =>
  new AppError(
    'RATE_LIMITED',
    429,
    per === 'minute'
      ? `This API token has used up its requests for this minute. Please try again in ${retryAfterSeconds} seconds.`
      : `This API token has used up its requests for today. Please try again after midnight UTC, in ${roughly(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

/** Returns a time of up to a day as text, rounded up to whole minutes or hours. */
function roughly(seconds: number): string {
  const [count, unit] =
    seconds <= 3600 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The seconds after which to retry a part that is down. */
export const RETRY_AFTER_SECONDS = 5;

const CATCHING_ITS_BREATH = 'Uplift is busy. Please try again in a moment.';
const OUTCOME_UNKNOWN =
  'The connection to the database was lost while this was being saved, so it may or may not have been saved. Please check before you try again.';

/** Returns a 503: a required part is down, and a retry may succeed. */
const unavailable = (message: string, cause: unknown) =>
  new AppError('UNAVAILABLE', 503, message, { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause });

/** Returns a 503: files cannot be read or written at present. */
export const filesUnavailable = (cause: unknown) =>
  unavailable('Files are not available right now. Please try again in a moment.', cause);

/** Returns a 503: the job queue cannot be read or changed at present. */
export const queueUnavailable = (cause: unknown) =>
  unavailable('The job queue is not available right now. Please try again in a moment.', cause);

/** Returns a 507: the disk or the bucket is full. */
export const storageFull = (cause: unknown) =>
  new AppError(
    'INSUFFICIENT_STORAGE',
    507,
    'The file storage is full, so nothing was saved. Please try again later.',
    {},
    { cause },
  );

/**
 * Returns the log level of a response of 500 or more. A part that is down may recover by itself, a full disk
 * does not.
 */
export const levelOf = ({ code }: AppError) => (code === 'INSUFFICIENT_STORAGE' ? 'error' : 'warn');

/** Returns the cause of an error as text, for the log only. */
export const causeOf = ({ cause }: Error) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;

/** SQLSTATEs of invalid input, with their messages. */
const INPUT_SQLSTATES: Record<string, string> = {
  '22001': 'A value is too long.',
  '22003': 'A number is out of range.',
  '22007': 'A date is not valid.',
  '22008': 'A date is out of range.',
  '22021': 'A text has a character that cannot be stored.',
  '22P02': 'A value has the wrong form.',
  '22P05': 'A text has a character that cannot be stored.',
  '54000': 'A text is too long.',
  '23502': 'A required value is missing.',
  '23514': 'A value is not allowed.',
};

/** System codes of a disk that is full, or whose quota for this user is used up. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** System codes of a disk that is broken, read-only, or no longer mounted. */
const BROKEN_CODES = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENXIO', 'ENODEV', 'ESTALE']);

/**
 * Returns the error to respond with for anything thrown: an AppError itself, the matching 4xx if the database
 * rejected the input, 503 or 507 if a required part is down. Null for a fault of the server.
 */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const code = sqlState(error);
  if (code === '23505') return conflict('A record with these values exists already.');
  if (code === '23503')
    return conflict('Another record is linked to this one, or the linked record does not exist.');
  if (code && INPUT_SQLSTATES[code]) return badInput(INPUT_SQLSTATES[code]);
  if (isOutcomeUnknown(error)) return unavailable(OUTCOME_UNKNOWN, error);
  if (isUnavailable(error)) return unavailable(CATCHING_ITS_BREATH, error);
  if (code && FULL_CODES.has(code)) return storageFull(error);
  if (code && BROKEN_CODES.has(code)) return filesUnavailable(error);
  return null;
}

/** Returns the SQLSTATE or system code of a database error, also if TypeORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const found = code ?? driverError?.code;
  return typeof found === 'string' ? found : undefined;
}
