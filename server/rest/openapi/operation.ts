import type { z } from 'zod';
import { isForSignedOut } from '../../platform/audience.js';
import { deprecationReason } from '../../platform/deprecation.js';
import { describeAccess } from '../../platform/describe-access.js';
import { isListing, isStoredFile } from '../answers.js';
import { type Call, takesFile } from '../call.js';
import type { ScopedCall } from '../call-scopes.js';
import { columnsQuery } from '../columns.js';
import type { JsonSchema, MediaType, Operation, Parameter, Reference } from './openapi.type.js';
import { refusalsOf } from './refusals.js';
import type { SchemaBook } from './schema-book.js';
import { BINARY, isTagged, successOf, withExample } from './success.js';

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

const FORM: JsonSchema = {
  type: 'object',
  properties: { file: { ...BINARY, description: 'The file to upload, with its name.' } },
  required: ['file'],
};

/** Returns the content types of a body. A file is a part of a form, or the body itself with its own media type. */
function bodyContent(call: Call, body: z.ZodType, book: SchemaBook): Record<string, MediaType> {
  if (!takesFile(call)) return { 'application/json': withExample(book.ofInput(body), book) };
  return {
    'multipart/form-data': withExample(FORM, book),
    'application/octet-stream': withExample(BINARY, book),
  };
}

/** Returns the operation of a call in the document. */
export function operationOf(call: ScopedCall, group: string, book: SchemaBook): Operation {
  const { id, summary, audience, body, deprecated } = call;
  const parameters = parametersOf(call, book);
  return {
    operationId: operationIdOf(call),
    tags: [group],
    summary,
    description: descriptionOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyContent(call, body, book) } }),
    responses: { ...successOf(call, book), ...refusalsOf(call, book) },
    security: securityOf(call),
    ...(deprecated && { deprecated: true, 'x-deprecated': deprecationReason(deprecated) }),
    'x-call': id,
    'x-audience': [...audience],
  };
}

/** Returns the description of a call: its deprecation, the audience and scope, and then the details, in a paragraph each. */
function descriptionOf(call: ScopedCall): string {
  const { details, limited, deprecated } = call;
  const more = [details, limited && 'Responds with 429 if it is called too often.'].filter(Boolean).join(' ');
  const notice = deprecated && `**Deprecated.** ${deprecationReason(deprecated)}`;
  return [notice, describeAccess(call), more].filter(Boolean).join('\n\n');
}

function securityOf({ path, audience }: Call): Operation['security'] {
  if (path === REFRESH) return [{ refreshCookie: [] }];
  return isForSignedOut(audience) ? [{}, { bearerToken: [] }] : [{ bearerToken: [] }];
}

function parametersOf(call: Call, book: SchemaBook): (Parameter | Reference)[] {
  const { params, query, takesKey, versioned, answer } = call;
  const known = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...(params ? parametersIn('path', book.ofInput(params)) : []),
    ...(query ? parametersIn('query', book.ofInput(query)) : []),
    ...(isListing(answer) ? parametersIn('query', book.ofInput(columnsQuery)) : []),
    ...(takesKey ? [known('IdempotencyKey')] : []),
    ...(isTagged(call) ? [known('IfNoneMatch')] : []),
    ...(isStoredFile(answer) ? [known('Range'), known('IfRange')] : []),
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
