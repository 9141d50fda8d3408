import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../../../shared/error-codes.js';
import { isForSigningIn } from '../../platform/audience.js';
import { isListing } from '../answers.js';
import type { Call } from '../call.js';
import type { Conflict } from '../conflict.js';
import { exampleOf } from './example.js';
import type { Header, JsonSchema, OpenApiResponse } from './openapi.type.js';
import type { SchemaBook } from './schema-book.js';

/** The body of every error response. */
const refusalAnswer = z
  .strictObject({
    code: z.enum(ERROR_CODES).describe('The error code, for programs.'),
    message: z.string().describe('The error message, in plain words.'),
    id: z.string().describe('The id of the request, as in our log and in the header X-Request-Id.'),
    fields: z
      .array(
        z.strictObject({
          field: z
            .string()
            .describe(
              'The name of the field in the request. In a list it includes the index, such as `items.0.name`.',
            ),
          message: z.string().describe('A message that says what is wrong with the field.'),
          reason: z
            .string()
            .optional()
            .describe('An error code, so that a program can show its own message.'),
        }),
      )
      .optional()
      .describe('The errors in the request, listed by field.'),
  })
  .meta({ id: 'Refusal' });

/**
 * Returns the body of a 409 with `current`.
 * @throws Error if the schema of `current` has no id
 */
function conflictAnswer(current: z.ZodType): z.ZodType {
  const id = current.meta()?.id;
  if (!id) throw new Error('The schema of a record in a 409 needs an id');
  return refusalAnswer
    .extend({
      current: current
        .optional()
        .describe('The record that the change conflicts with. Left out if there is no such record.'),
    })
    .meta({ id: `${id}Conflict` });
}

/** The body of a 412 of a call that does not return the record. */
const otherVersionAnswer = refusalAnswer
  .extend({ current: z.record(z.string(), z.unknown()).optional().describe('The newer record.') })
  .meta({ id: 'OtherVersion' });

/** Returns the body of an error response of a call. */
export function refusalAnswerOf({ refusals, answer }: Call, status: number): z.ZodType {
  const own = refusals?.[409];
  const conflict = typeof own === 'object' ? own.current : null;
  if (status === 412) return conflict && conflict === answer ? conflictAnswer(conflict) : otherVersionAnswer;
  return status === 409 && conflict ? conflictAnswer(conflict) : refusalAnswer;
}

const OTHER_VERSION =
  'The version of the record differs from the one in If-Match. `current` has the newer record.';

/** The meaning of each error, unless the call has its own. */
const MEANINGS: Record<number, string> = {
  400: 'The request is invalid. `fields` lists the errors.',
  401: 'The caller is not signed in, the access token has expired or is invalid, or the password is wrong: see `code`.',
  403: 'The caller lacks permission, or its API token lacks the scope in `WWW-Authenticate`.',
  409: 'The change conflicts with one that was saved at the same time. Read the records again.',
  413: 'The body is larger than 512 kB.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many requests. The `Retry-After` header gives the number of seconds to wait.',
  500: 'An internal error occurred.',
  503: 'The database or the file store is unavailable. Try again later.',
};

const WITH_RETRY_AFTER = new Set([429, 503]);

/** Returns the error statuses of a call. */
export function refusalStatuses({
  audience,
  params,
  query,
  method,
  refusals,
  takesKey,
  limited,
  versioned,
  answer,
}: Call): number[] {
  // A body that cannot be read is refused, whether the call uses it or not.
  const sends = method !== 'GET';
  const statuses = [
    ...Object.keys(refusals ?? {}).map(Number),
    // Every call reports an expired token.
    401,
    500,
    503,
    ...(params || query || takesKey || sends || isListing(answer) ? [400] : []),
    // Every call refuses API tokens without its scope, and those that have no calls left.
    ...(isForSigningIn(audience) ? [] : [403, 429]),
    ...(sends ? [409, 413, 415] : []),
    ...(takesKey ? [422] : []),
    ...(limited && isForSigningIn(audience) ? [429] : []),
    ...(versioned ? [412] : []),
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}

/** The headers of responses that count towards a rate limit. */
export const LIMIT_HEADERS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};

const headers = (status: number): Record<string, { $ref: string }> => ({
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  ...((status === 401 || status === 403) && {
    'WWW-Authenticate': { $ref: '#/components/headers/Challenge' },
  }),
  ...(status === 429 && LIMIT_HEADERS),
  ...(WITH_RETRY_AFTER.has(status) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
});

/** The error code of each status in examples. */
const CODES: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'BAD_USER_INPUT',
  422: 'IDEMPOTENCY_MISMATCH',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};
const REQUEST_ID = '0b6f2c1e-5d1c-4b0a-9c3e-8f1d2a7b4e60';

function response(
  status: number,
  description: string,
  schema: JsonSchema,
  shared: SchemaBook['shared'],
): OpenApiResponse {
  const [message = ''] = description.replaceAll('`', '').split(/(?<=[.:]) /);
  const told = { code: CODES[status] ?? 'INTERNAL', message, id: REQUEST_ID };
  const example = { ...(exampleOf(schema, shared) as object), ...told };
  return {
    description,
    headers: headers(status),
    content: { 'application/json': { schema, example } },
  };
}

/** Returns the shared error responses by component name. */
export function sharedRefusals(book: SchemaBook): Record<string, OpenApiResponse> {
  const schema = book.ofAnswer(refusalAnswer);
  const entries = Object.entries(MEANINGS).map(([status, meaning]) => [
    `Refused${status}`,
    response(Number(status), meaning, schema, book.shared),
  ]);
  return Object.fromEntries(entries);
}

/** Returns the error responses of a call by status: its own ones, or else the shared ones. */
export function refusalsOf(call: Call, book: SchemaBook): Record<string, OpenApiResponse | { $ref: string }> {
  const own = call.refusals as Record<number, string | Conflict> | undefined;
  const entries = refusalStatuses(call).map((status) => {
    const refusal = own?.[status] ?? (status === 412 ? OTHER_VERSION : undefined);
    if (!refusal) return [status, { $ref: `#/components/responses/Refused${status}` }];
    const meaning = typeof refusal === 'string' ? refusal : refusal.meaning;
    return [status, response(status, meaning, book.ofAnswer(refusalAnswerOf(call, status)), book.shared)];
  });
  return Object.fromEntries(entries);
}

export const REFUSAL_HEADERS: Record<string, Header> = {
  RequestId: { description: 'The id of this request, as in our log.', schema: { type: 'string' } },
  Challenge: {
    description:
      'The way to authenticate. It contains `error="invalid_token"` if the token has expired or is invalid, and `error="insufficient_scope"` with the scope that an API token lacks.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'The number of seconds to wait before trying again.',
    schema: { type: 'integer' },
  },
  RateLimit: {
    description:
      'The remaining calls (`r`) of each limit, and the seconds until its count starts again (`t`), as in `"default";r=19;t=42`. Limits whose count would reveal other people’s calls are listed only once they are reached.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description:
      'The limits that the call counts towards: the number of calls (`q`) in a window of `w` seconds, as in `"default";q=20;w=60`.',
    schema: { type: 'string' },
  },
};
