import { CombinedGraphQLErrors } from '@apollo/client/errors';

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
  fields: { field: string; message: string }[];
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

/** Narrows whatever a call threw to the small shape above. Never shows a raw network or runtime message. */
export function toAppError(error: unknown): AppError {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, id, fields } = first?.extensions ?? {};
    return {
      code: isCode(code) ? code : 'INTERNAL',
      message: first?.message ?? 'Something went wrong on our side.',
      id: typeof id === 'string' ? id : null,
      fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    };
  }
  return {
    code: 'NETWORK',
    message: 'We could not reach Uplift. Check your connection and try again.',
    id: null,
    fields: [],
  };
}

/** Whether a call failed because the caller is not (or no longer) signed in. */
export function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return toAppError(error).code === 'UNAUTHENTICATED';
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 401;
}
