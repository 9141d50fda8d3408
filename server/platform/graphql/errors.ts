import { HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../../shared/error-codes.js';
import type { App } from '../app.js';
import { type AppError, causeOf, errorHeaders, levelOf, toAppError } from '../errors.js';
import { describeLimit } from './document-limits.js';

/** Apollo’s codes for requests that it refuses before any resolver runs. */
const APOLLO_INPUT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
]);

const MAX_MESSAGE = 300;

/** Converts an AppError to GraphQL: code, message and, if available, fields and newer values. */
export function toGraphQLError(error: AppError, requestId: string): GraphQLError {
  const { code, status, details } = error;
  const headers = new HeaderMap(Object.entries(errorHeaders(code, status, details)));
  return new GraphQLError(error.message, {
    path: details.path,
    extensions: {
      ...extensionsOf(error),
      id: requestId,
      http: { status, headers },
    },
  });
}

/** Logs the reason for a response of 500 or more. Other expected errors are not logged. */
export function logUnavailable(
  log: App['log'],
  requestId: string,
  { known, original }: { known: AppError; original: unknown },
): void {
  if (known.status < 500) return;
  const error = original as Error;
  log[levelOf(known)]({ requestId, err: error.message, cause: causeOf(error) }, `Answered ${known.status}`);
}

/**
 * Formats an error for callers: a code, a message for people, and an id that is in the log. Never SQL, a
 * stack trace, or the input itself.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  requestId: string,
  { log, config }: Pick<App, 'log' | 'config'>,
): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const known = toAppError(original) ?? toAppError((original as { originalError?: unknown })?.originalError);
  const base = { path: formatted.path, locations: formatted.locations };
  if (known) logUnavailable(log, requestId, { known, original });
  if (known)
    return { ...base, message: known.message, extensions: { ...extensionsOf(known), id: requestId } };
  const code = String(formatted.extensions?.code ?? '');
  if (APP_CODES.has(code)) {
    // Apollo takes the status and headers of its response from `http`. A WebSocket has neither.
    const { http: _, ...extensions } = formatted.extensions ?? {};
    return { ...formatted, extensions: { ...extensions, id: requestId } };
  }
  if (APOLLO_INPUT_CODES.has(code) || isInputError(original)) {
    const message = withoutInput(describeLimit(formatted.message), config.graphqlIntrospection);
    return { ...base, message, extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, id: requestId } };
  }
  log.error({ requestId, err: original }, 'GraphQL operation failed');
  const message = 'Something went wrong on our side. Please try again.';
  return { ...base, message, extensions: { code: 'INTERNAL' satisfies ErrorCode, id: requestId } };
}

const APP_CODES = new Set<string>([
  'UNAUTHENTICATED',
  'WRONG_CREDENTIALS',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'FORBIDDEN',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INSUFFICIENT_STORAGE',
  'NOT_FOUND',
  'CONFLICT',
]);

function extensionsOf(error: AppError): Record<string, unknown> {
  const { fields, retryAfterSeconds, current, requiredScope } = error.details;
  return {
    code: error.code,
    ...(fields && { fields }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(current !== undefined && { current }),
    ...(requiredScope && { requiredScope }),
  };
}

/**
 * The error of the compiled executor for a rejected argument, with the path of the field. Nothing was run in
 * this case.
 */
const OF_AN_ARGUMENT = /^Argument "\w+" of (non-null|required) type /;

/**
 * Returns true for errors of graphql itself: invalid variables and unknown enum values are reported before
 * any field has a path.
 */
function isInputError(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  if (error.path !== undefined) return !error.originalError && OF_AN_ARGUMENT.test(error.message);
  return !error.originalError || error.originalError.name === 'GraphQLError';
}

/**
 * Shortens a message of graphql, which quotes the rejected value, so that no input is echoed in full. If the
 * schema is hidden, removes suggestions that would reveal it (A170).
 */
function withoutInput(message: string, suggests: boolean): string {
  const quoteless = message.replace(/got invalid value .*?( at |; )/s, 'got an invalid value$1');
  const plain = suggests ? quoteless : quoteless.replace(/ ?Did you mean .*\?$/s, '');
  return plain.length > MAX_MESSAGE ? `${plain.slice(0, MAX_MESSAGE)}…` : plain;
}
