import { z } from 'zod';
import { ERROR_CODES } from '../../../shared/error-codes.js';
import { isForSignedOut } from '../../platform/audience.js';
import { isListing } from '../answers.js';
import type { Call } from '../call.js';
import type { Header, JsonSchema, OpenApiResponse } from './openapi.type.js';

/** The body of every error response. */
export const refusalAnswer = z
  .strictObject({
    code: z.enum(ERROR_CODES),
    message: z.string().describe('For a person.'),
    id: z.string().describe('Found in our log, and in the header X-Request-Id.'),
    fields: z
      .array(
        z.strictObject({
          field: z
            .string()
            .describe('As the call names it; of a list with its place, such as `items.0.name`.'),
          message: z.string(),
          reason: z.string().optional().describe('For programs that have words of their own for it.'),
        }),
      )
      .optional()
      .describe('What is wrong with what was sent.'),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('With 409: the record as it is now, as the call would answer it.'),
  })
  .meta({ id: 'Refusal' });

/** The meaning of each error, unless the call has its own. */
const MEANINGS: Record<number, string> = {
  400: 'What was sent cannot be used; `fields` says where.',
  401: 'Not signed in, or no longer.',
  403: 'Signed in, but not for this.',
  404: 'No such record.',
  409: 'The record has changed since; `current` has it as it is now.',
  413: 'The body is larger than 512 kB.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too often: `Retry-After` says when to try again.',
  500: 'A fault on our side.',
  503: 'The database or the file store is out of reach; try again.',
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
    ...(isForSignedOut(audience) || audience.includes('signed-in') ? [] : [403]),
    ...(sends ? [413, 415] : []),
    ...(takesKey ? [422] : []),
    ...(limited ? [429] : []),
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}

const headers = (status: number): Record<string, { $ref: string }> => ({
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  ...(WITH_RETRY_AFTER.has(status) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
});

const response = (status: number, description: string, schema: JsonSchema): OpenApiResponse => ({
  description,
  headers: headers(status),
  content: { 'application/json': { schema } },
});

/** Returns the shared error responses by component name. */
export const sharedRefusals = (schema: JsonSchema): Record<string, OpenApiResponse> =>
  Object.fromEntries(
    Object.entries(MEANINGS).map(([status, meaning]) => [
      `Refused${status}`,
      response(Number(status), meaning, schema),
    ]),
  );

/** Returns the error responses of a call by status: its own ones, or else the shared ones. */
export function refusalsOf(
  call: Call,
  schema: JsonSchema,
): Record<string, OpenApiResponse | { $ref: string }> {
  const own = call.refusals as Record<number, string> | undefined;
  const entries = refusalStatuses(call).map((status) => {
    const words = own?.[status];
    return [
      status,
      words ? response(status, words, schema) : { $ref: `#/components/responses/Refused${status}` },
    ];
  });
  return Object.fromEntries(entries);
}

export const REFUSAL_HEADERS: Record<string, Header> = {
  RequestId: { description: 'Of this request, as found in our log.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
};
