import { z } from 'zod';
import { type AnswerShape, isListing, isStoredFile } from '../answers.js';
import type { Call } from '../call.js';
import { recordOf } from '../send-record.js';
import { exampleOf } from './example.js';
import type { Header, JsonSchema, MediaType, OpenApiResponse, Reference } from './openapi.type.js';
import { LIMIT_HEADERS } from './refusals.js';
import type { SchemaBook } from './schema-book.js';

/** The schema of the bytes of a file. */
export const BINARY: JsonSchema = { type: 'string', format: 'binary' };

/** Returns content with an example of it. */
export const withExample = (schema: JsonSchema, { shared }: SchemaBook): MediaType => ({
  schema,
  example: exampleOf(schema, shared),
});

/** Returns true if the response can be 304, for a caller who has the current version. */
export const isTagged = (call: Call): boolean =>
  isTaggedShape(call.answer) || (call.method === 'GET' && recordOf(call) !== null);

const isTaggedShape = (answer: AnswerShape): boolean =>
  isStoredFile(answer) ||
  (!(answer instanceof z.ZodType) && (answer.shape === 'list' || (answer.shape === 'file' && answer.tagged)));

const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });
type Headers = Record<string, Header | Reference>;

/** Returns the headers of a success with 200. */
function headersOf(call: Call): Headers {
  const { answer, takesKey, limited, deprecated, headersOf: own = {} } = call;
  const isZod = answer instanceof z.ZodType;
  const declared = Object.entries(own).map(([name, { description, schema }]) => [
    name,
    { description, schema },
  ]);
  return {
    'X-Request-Id': header('RequestId'),
    ...(limited && LIMIT_HEADERS),
    ...(deprecated && {
      Deprecation: header('Deprecation'),
      Sunset: header('Sunset'),
      Link: header('Changelog'),
    }),
    ...(isZod && takesKey && { 'Idempotency-Replayed': header('Replayed') }),
    ...Object.fromEntries(declared),
    ...(!isZod &&
      (answer.shape === 'list' || answer.shape === 'page') && { 'X-Total-Count': header('TotalCount') }),
    ...(isTaggedShape(answer) && { ETag: header('ETag') }),
    ...(recordOf(call) && { ETag: header('RecordETag') }),
  };
}

/** Returns the content of a success with 200. */
function contentOf(answer: AnswerShape, book: SchemaBook): Record<string, MediaType> {
  if (answer instanceof z.ZodType) return { 'application/json': withExample(book.ofAnswer(answer), book) };
  if (answer.shape === 'file') return { [answer.contentType]: withExample(BINARY, book) };
  if (answer.shape === 'kept-file') return { '*/*': withExample(BINARY, book) };
  return { 'application/json': withExample({ type: 'array', items: book.ofListed(answer.row) }, book) };
}

/** Returns the statuses without an error: 200, 206 for a part, 304 for a caller who has the current version. */
export const successStatuses = (call: Call): (200 | 206 | 304)[] => [
  200,
  ...(isStoredFile(call.answer) ? [206 as const] : []),
  ...(isTagged(call) ? [304 as const] : []),
];

/** Returns the responses without an error. */
export function successOf(call: Call, book: SchemaBook): Record<string, OpenApiResponse> {
  const { answer, summary } = call;
  const headers = headersOf(call);
  const content = contentOf(answer, book);
  const description = isListing(answer)
    ? `${summary}. With \`columns\`, the records have only the requested fields.`
    : summary;
  const responses: Record<200 | 206 | 304, OpenApiResponse> = {
    200: { description, headers, content },
    206: {
      description: 'The requested part of the file.',
      headers: { ...headers, 'Content-Range': header('ContentRange') },
      content,
    },
    304: { description: 'The response has not changed since the version that the caller has.', headers },
  };
  return Object.fromEntries(successStatuses(call).map((status) => [status, responses[status]]));
}
