import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'NETWORK';

/** What a screen needs to know of a failed call. `id` is found in the server's log, for support. */
export type AppError = {
  code: ErrorCode;
  message: string;
  id: string | null;
  fields: { field: string; message: string; reason?: unknown }[];
  /** After which it is worth trying again. */
  retryAfterSeconds?: number;
};

const codes = new Set<string>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'CONFLICT',
  'NOT_FOUND',
  'RATE_LIMITED',
  'INTERNAL',
]);

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && codes.has(value);

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

/** An answer outside the 200s that Apollo Client did not read as GraphQL: a proxy, a limit, an older server. */
function fromStatus(error: ServerError): AppError {
  try {
    const { errors } = JSON.parse(error.bodyText) as { errors?: GraphQLFailure[] };
    if (errors?.[0]) return fromGraphQL(errors[0]);
  } catch {
    // Not JSON: the status says enough.
  }
  if (error.statusCode === 429)
    return plain('RATE_LIMITED', 'That was too often. Wait a minute and try again.');
  if (error.statusCode === 401) return plain('UNAUTHENTICATED', 'Please sign in again.');
  return plain('INTERNAL', 'Something went wrong on our side. Try again in a moment.');
}

/** Narrows whatever a call threw to the small shape above. Never shows a raw network or runtime message. */
export function toAppError(error: unknown): AppError {
  if (CombinedGraphQLErrors.is(error) && error.errors[0]) return fromGraphQL(error.errors[0]);
  if (ServerError.is(error)) return fromStatus(error);
  return plain('NETWORK', 'We could not reach Uplift. Check your connection and try again.');
}

/** Whether a call failed because the caller is not (or no longer) signed in. */
export function isUnauthenticated(error: unknown): boolean {
  return toAppError(error).code === 'UNAUTHENTICATED';
}
