import { REFRESH_COOKIE } from '../../accounts/sessions.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import type { CallGroup } from '../calls.js';
import type { Header, Method, OpenApiDocument, Parameter } from './openapi.type.js';
import { operationOf, pathOf } from './operation.js';
import { REFUSAL_HEADERS, refusalAnswer, sharedRefusals } from './refusals.js';
import { SchemaBook } from './schema-book.js';

const ABOUT = `Plain HTTP and JSON, with the names that integrations know.

- Paths match whatever their case, with or without a slash at the end. Values in a path keep theirs; encode them (\`%2F\` for a slash). GET calls answer HEAD, too.
- Sign in with \`auth/login\`, and send its token as \`Authorization: Bearer <token>\`; it is good for 15 minutes.
- A record that you may not see answers 404, as if there were none.
- Bodies are JSON, at most 512 kB, in UTF-8 or in the character set that \`charset\` names. An empty text counts as left out where a form is sent.
- Flags are 0 or 1 (also "0", "1", true, false). Numbers and ids may come as text. Instants are ISO 8601, without a zone the clock of New Zealand; days are YYYY-MM-DD. Answers give instants in UTC and money as a number of dollars.
- Further keys may come in answers: ignore those that you do not know.
- Success is 200. Refusals carry a code, words for a person and an id found in our log.`;

const PARAMETERS: Record<string, Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes it safe to send the same again: the same key with the same body answers what the first answered and does nothing again; with another body it is refused with 422. Make a long random one for each, such as a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of an earlier answer: 304 without a body as long as no record has changed.',
    schema: { type: 'string' },
  },
};

const HEADERS: Record<string, Header> = {
  ...REFUSAL_HEADERS,
  TotalCount: {
    description: 'How many records there are in all, whichever part was asked for.',
    schema: { type: 'integer' },
  },
  ETag: { description: 'Another one whenever any record has changed.', schema: { type: 'string' } },
};

const SECURITY_SCHEMES = {
  bearerToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of `auth/login`, `auth/register` or `auth/refresh`.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: REFRESH_COOKIE,
    description: 'Set by signing in, for browsers; good for `auth/refresh` and the end of a sign-in alone.',
  },
};

/** Returns the OpenAPI 3.1 document of these calls, derived from their declarations. */
export function openApiDocument(groups: readonly CallGroup[]): OpenApiDocument {
  const book = new SchemaBook();
  const refusal = book.ofAnswer(refusalAnswer);
  const paths: OpenApiDocument['paths'] = {};
  for (const { name, calls } of groups)
    for (const call of calls) {
      const path = pathOf(call);
      const method = call.method.toLowerCase() as Method;
      paths[path] = { ...paths[path], [method]: operationOf(call, name, book, refusal) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      summary: 'The documented HTTP calls',
      description: ABOUT,
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/api', description: 'This site' }],
    tags: groups.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: book.shared,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: sharedRefusals(refusal),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
