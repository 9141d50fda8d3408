import type { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode as CodeOfAnswer } from '../../shared/error-codes';
import { CallFailure } from './call';

/** `NETWORK`: no answer arrived. */
export type ErrorCode = CodeOfAnswer | 'NETWORK';

/** The data of a failed request for screens. `id` can be found in the server's log, for support. */
export type AppError = {
  code: ErrorCode;
  message: string;
  id: string | null;
  fields: { field: string; message: string; reason?: unknown }[];
  /** Seconds to wait before trying again. */
  retryAfterSeconds?: number;
};

/** Does not list the codes, to keep them out of the script of every page. */
const isCode = (value: unknown): value is CodeOfAnswer => /^[A-Z_]+$/.test(String(value));

type FieldError = AppError['fields'][number];
const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;

type GraphQLFailure = { message: string; extensions?: Record<string, unknown> };

function fromGraphQL({ message, extensions = {} }: GraphQLFailure): AppError {
  const { code, id, fields, retryAfterSeconds: wait } = extensions;
  return {
    code: isCode(code) ? code : 'INTERNAL',
    message,
    id: typeof id === 'string' ? id : null,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    ...(typeof wait === 'number' && { retryAfterSeconds: wait }),
  };
}

const plain = (code: ErrorCode, message: string): AppError => ({ code, message, id: null, fields: [] });

/**
 * Converts an answer without data: one with errors, or one that is not GraphQL at all, from a proxy, a limit or an
 * older server.
 */
function fromAnswer(status: number, body: string): AppError {
  try {
    const { errors } = JSON.parse(body) as { errors?: GraphQLFailure[] };
    if (errors?.[0]) return fromGraphQL(errors[0]);
  } catch {
    // Not JSON: the status is enough.
  }
  if (status === 429) return plain('RATE_LIMITED', 'Too many attempts. Wait a minute and try again.');
  if (status === 401) return plain('UNAUTHENTICATED', 'Please sign in again.');
  return plain('INTERNAL', 'Something went wrong on our side. Try again in a moment.');
}

type ApolloErrors = { CombinedGraphQLErrors: CombinedGraphQLErrors; ServerError: ServerError };

/** Compares the name, not the class: pages without Apollo Client must not load it just to read errors (ADR 43). */
const isFromApollo = <Name extends keyof ApolloErrors>(
  error: unknown,
  name: Name,
): error is ApolloErrors[Name] => error instanceof Error && error.name === name;

/** Converts anything that a request threw to the type above. Never shows a raw network or runtime message. */
export function toAppError(error: unknown): AppError {
  if (isFromApollo(error, 'CombinedGraphQLErrors') && error.errors[0]) return fromGraphQL(error.errors[0]);
  if (isFromApollo(error, 'ServerError')) return fromAnswer(error.statusCode, error.bodyText);
  if (error instanceof CallFailure) return fromAnswer(error.status, error.body);
  return plain('NETWORK', 'Can’t connect to Uplift. Check your connection and try again.');
}

/** Returns true if a request failed because the user is not (or no longer) signed in. */
export function isUnauthenticated(error: unknown): boolean {
  return /^(UNAUTHENTICATED|TOKEN_)/.test(toAppError(error).code);
}
