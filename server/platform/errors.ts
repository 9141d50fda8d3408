import type { ErrorCode } from '../../shared/error-codes.js';
import { isOutcomeUnknown, isUnavailable } from './unavailable.js';

/** A field of the input and what is wrong with it, in words for a person. */
export interface FieldProblem {
  field: string;
  message: string;
  /** For screens that have words of their own for it. */
  reason?: string;
}

/**
 * An error whose message may be shown to whoever caused it. Everything else that is thrown is
 * answered as INTERNAL, with an id that leads to the log.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    message: string,
    readonly details: { fields?: FieldProblem[]; retryAfterSeconds?: number; current?: unknown } = {},
    /** `cause`: for the log, never shown. */
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
  }
}

/** 400: what was sent cannot be used; `fields` says where. */
export const badInput = (message: string, fields?: FieldProblem[]) =>
  new AppError('BAD_USER_INPUT', 400, message, { fields });

/** 400 for one field. */
export const badField = (field: string, message: string) => badInput(message, [{ field, message }]);

/** 401: nobody is signed in, or no longer. */
export const unauthenticated = (message = 'Please sign in.') => new AppError('UNAUTHENTICATED', 401, message);

/** 403: signed in, but not for this. */
export const forbidden = (message = 'You may not do this.') => new AppError('FORBIDDEN', 403, message);

/** 404: there is none, or none that the caller may see; the two are not told apart. */
export const notFound = (what: string) => new AppError('NOT_FOUND', 404, `${what} was not found.`);

/** 409: it has changed since; `current` carries the newer values for the screen to offer. */
export const conflict = (message: string, current?: unknown) =>
  new AppError('CONFLICT', 409, message, { current });

/** 429 with the seconds after which it is worth trying again. */
export const rateLimited = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', 429, `Too many requests. Please try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });

/** Seconds after which a part that is down is worth another try. */
export const RETRY_AFTER_SECONDS = 5;

const CATCHING_ITS_BREATH = 'Uplift is catching its breath. Please try again in a moment.';
const OUTCOME_UNKNOWN =
  'The connection to the database was lost while this was being saved, so it may or may not have been saved. Please check before you try again.';

/** 503: a part that is needed is down, and worth another try. */
const unavailable = (message: string, cause: unknown) =>
  new AppError('UNAVAILABLE', 503, message, { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause });

/** 503: files cannot be read or written just now. */
export const filesUnavailable = (cause: unknown) =>
  unavailable('Files cannot be reached just now. Please try again in a moment.', cause);

/** 507: the disk or the bucket is full. */
export const storageFull = (cause: unknown) =>
  new AppError(
    'INSUFFICIENT_STORAGE',
    507,
    'There is no room for more files just now, so nothing was saved. Please try again later.',
    {},
    { cause },
  );

/** The log level of an answer of 500 or more: a part that is down may come back by itself, a full disk does not. */
export const levelOf = ({ code }: AppError) => (code === 'INSUFFICIENT_STORAGE' ? 'error' : 'warn');

/** Returns what the cause of an error says, for the log alone. */
export const causeOf = ({ cause }: Error) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;

/** SQLSTATE classes that say the input was wrong, not the server. */
const INPUT_SQLSTATES: Record<string, string> = {
  '22001': 'A value is too long.',
  '22003': 'A number is out of range.',
  '22007': 'A date is not valid.',
  '22008': 'A date is out of range.',
  '22021': 'A text has a character that cannot be stored.',
  '22P02': 'A value has the wrong form.',
  '22P05': 'A text has a character that cannot be stored.',
  '54000': 'A text is too long to be kept.',
  '23502': 'A required value is missing.',
  '23514': 'A value is not one of those allowed.',
};

/** System codes of a disk that has no room left, or none for this user. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** System codes of a disk that is broken, read-only, or no longer mounted. */
const BROKEN_CODES = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENXIO', 'ENODEV', 'ESTALE']);

/**
 * The error to answer with for anything thrown: itself when it is an AppError, the fitting 4xx when
 * the database refused the input, 503 or 507 when a part that it needs is down, null when it is a fault of the server.
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

/** The SQLSTATE or system code of a database error, also when TypeORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const found = code ?? driverError?.code;
  return typeof found === 'string' ? found : undefined;
}
