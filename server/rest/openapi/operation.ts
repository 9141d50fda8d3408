import { z } from 'zod';
import { type AudienceName, isForSignedOut } from '../../platform/audience.js';
import { isListing } from '../answers.js';
import { type Call, takesFile } from '../call.js';
import type { ScopedCall } from '../call-scopes.js';
import { columnsQuery } from '../columns.js';
import { recordOf } from '../send-record.js';
import type { Header, JsonSchema, OpenApiResponse, Operation, Parameter, Reference } from './openapi.type.js';
import { LIMIT_HEADERS, refusalsOf } from './refusals.js';
import type { SchemaBook } from './schema-book.js';

/** Descriptions of audiences for integrators. */
const AUDIENCES: Record<AudienceName, string> = {
  public: 'anyone',
  'signing-in': 'anyone, even with an expired token',
  link: 'anyone with the key of a link page',
  'signed-in': 'any signed-in user',
  Admin: 'staff (Admin)',
  Business: 'users of a supplier (Business)',
  ImpactBusiness: 'users of an impact buyer (ImpactBusiness)',
  GoodCause: 'users of a good cause (GoodCause)',
};

const REFRESH = 'auth/refresh';

/** Returns the path in OpenAPI form, for example for `business/salesEnquiry/:id`. */
export const pathOf = ({ path }: Call): string => `/${path.replace(/:(\w+)/g, '{$1}')}`;

/**
 * Returns a method name for code generators: `PUT business/salesEnquiry/delete/:id` is
 * putBusinessSalesEnquiryDeleteById.
 */
const operationIdOf = ({ method, path }: Call): string =>
  path
    .split('/')
    .map((part) => part.replace(/^:(.)(.*)$/, (_, first, rest) => `By${first.toUpperCase()}${rest}`))
    .reduce((name, part) => name + part.charAt(0).toUpperCase() + part.slice(1), method.toLowerCase());

/** The content types of a file: a part of a form, or the body itself with its own media type. */
const FILE_CONTENT: Record<string, { schema?: JsonSchema }> = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: { type: 'string', format: 'binary', description: 'The file to upload, with its name.' },
      },
      required: ['file'],
    },
  },
  'application/octet-stream': {},
};

/** Returns the operation of a call in the document. */
export function operationOf(
  call: ScopedCall,
  group: string,
  book: SchemaBook,
  refusal: JsonSchema,
): Operation {
  const { id, summary, audience, body } = call;
  const parameters = parametersOf(call, book);
  return {
    operationId: operationIdOf(call),
    tags: [group],
    summary,
    description: descriptionOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: takesFile(call) ? FILE_CONTENT : { 'application/json': { schema: book.ofInput(body) } },
      },
    }),
    responses: { ...successOf(call, book), ...refusalsOf(call, refusal) },
    security: securityOf(call),
    'x-call': id,
    'x-audience': [...audience],
  };
}

/** Returns the description of a call: the audience and scope, and then the details, in a paragraph each. */
function descriptionOf({ audience, scope, details, limited }: ScopedCall): string {
  const who = new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(
    audience.map((name) => AUDIENCES[name]),
  );
  const more = [details, limited && 'Responds with 429 if it is called too often.'].filter(Boolean).join(' ');
  const tokens = scope ? `API tokens need the scope \`${scope}\`.` : '';
  return [[`For ${who}.`, tokens].filter(Boolean).join(' '), more].filter(Boolean).join('\n\n');
}

function securityOf({ path, audience }: Call): Operation['security'] {
  if (path === REFRESH) return [{ refreshCookie: [] }];
  return isForSignedOut(audience) ? [{}, { bearerToken: [] }] : [{ bearerToken: [] }];
}

function parametersOf(call: Call, book: SchemaBook): (Parameter | Reference)[] {
  const { method, params, query, takesKey, versioned, answer } = call;
  const known = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...(params ? parametersIn('path', book.ofInput(params)) : []),
    ...(query ? parametersIn('query', book.ofInput(query)) : []),
    ...(isListing(answer) ? parametersIn('query', book.ofInput(columnsQuery)) : []),
    ...(takesKey ? [known('IdempotencyKey')] : []),
    ...(hasVersion(answer) || (method === 'GET' && recordOf(call)) ? [known('IfNoneMatch')] : []),
    ...(versioned ? [known('IfMatch')] : []),
  ];
}

const parametersIn = (place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description && { description }),
    schema,
  }));

const hasVersion = (answer: Call['answer']) => !(answer instanceof z.ZodType) && answer.shape === 'list';

/** Returns the response with 200, and the one without a body if there is an ETag to compare. */
function successOf(call: Call, book: SchemaBook): Record<string, OpenApiResponse> {
  const { method, answer, summary, takesKey, headersOf = {} } = call;
  const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });
  const always = { 'X-Request-Id': header('RequestId'), ...(call.limited && LIMIT_HEADERS) };
  const json = (schema: JsonSchema, headers: Record<string, Header | Reference> = {}) => ({
    description: summary,
    headers: { ...always, ...headers },
    content: { 'application/json': { schema } },
  });
  if (answer instanceof z.ZodType) {
    const own = Object.entries(headersOf).map(([name, { description, schema }]) => [
      name,
      { description, schema },
    ]);
    const replayed = takesKey && { 'Idempotency-Replayed': header('Replayed') };
    const tagged = recordOf(call) && { ETag: header('RecordETag') };
    const unchanged = { description: 'The record has not changed since.', headers: { ...always, ...tagged } };
    return {
      200: json(book.ofAnswer(answer), { ...replayed, ...tagged, ...Object.fromEntries(own) }),
      ...(tagged && method === 'GET' && { 304: unchanged }),
    };
  }
  if (answer.shape === 'file' || answer.shape === 'kept-file')
    return {
      200: { description: summary, headers: always, content: { [answer.contentType]: {} } },
    };
  const rows = { type: 'array', items: book.ofListed(answer.row) };
  const total = { 'X-Total-Count': header('TotalCount') };
  if (answer.shape === 'rows') return { 200: json(rows) };
  if (answer.shape === 'page') return { 200: json(rows, total) };
  const tagged = { ...total, ETag: header('ETag') };
  return {
    200: json(rows, tagged),
    304: { description: 'No record has changed since.', headers: { ...always, ...tagged } },
  };
}
