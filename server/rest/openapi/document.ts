import { REFRESH_COOKIE } from '../../accounts/sessions.js';
import { PRODUCT_NAME, TRUST } from '../../platform/product.js';
import type { CallGroup } from '../calls.js';
import { describeCommonParts } from './common-descriptions.js';
import type { Header, Method, OpenApiDocument, Parameter } from './openapi.type.js';
import { operationOf, pathOf } from './operation.js';
import { REFUSAL_HEADERS, sharedRefusals } from './refusals.js';
import { SchemaBook } from './schema-book.js';
import { describeWebhooks } from './webhooks.js';

const ABOUT = `The API uses plain HTTP and JSON, with the names that existing integrations use.

- Paths ignore case and a slash at the end. Values in a path keep their case and have to be encoded (\`%2F\` for a slash). GET calls support HEAD as well.
- Sign in with \`auth/login\`, and send the returned token as \`Authorization: Bearer <token>\`. It is valid for 15 minutes.
- A record that you may not see responds with 404, as if it did not exist.
- Bodies are JSON of at most 512 kB, in UTF-8 or in the character set named in \`charset\`. In forms, empty text counts as left out.
- Flags are 0 or 1 (also "0", "1", true, false). Numbers and ids may be text. Times are in ISO 8601, and in New Zealand time if they have no zone. Days are YYYY-MM-DD. Responses contain times in UTC and money as a number of dollars.
- Responses may contain additional keys. Ignore keys that you do not know.
- The status of a successful call is 200. Errors have a code, a message for people, and an id that is in our log.
- Each API token can make 600 requests a minute and 100,000 a day, unless this site has other limits. Some calls are limited for each network address. \`RateLimit-Policy\` and \`RateLimit\` report the limits and the remaining calls, and 429 responses have \`Retry-After\`.
- Changes of the APIs are announced at \`/api/changelog\`.
- The GraphQL API at \`/graphql\` can also search suppliers and read lists by page. Its typed client is the package \`@uplift/client\`, which \`npm run build\` writes to \`dist/sdk/\` in the source code of this site.`;

const PARAMETERS: Record<string, Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes retries safe. The same key with the same body returns the first response and does nothing else. With another body, responds with 422. Use a long random key for each request, such as a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description:
      'The ETag of an earlier response. Responds with 304 without a body if nothing has changed since.',
    schema: { type: 'string' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    required: false,
    description:
      'The part of the file to return, such as `bytes=0-1023`. Responds with 206. The response is the whole file, with 200, if several parts are requested or the file does not have the part.',
    schema: { type: 'string' },
  },
  IfRange: {
    name: 'If-Range',
    in: 'header',
    required: false,
    description:
      'The ETag of the file that the part belongs to. If the file has changed, the whole file is returned.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The ETag of the record that the write is based on, or `*` for any version. Responds with 412 if the record has changed since. Its version counts as `version` in the body, and must not contradict it.',
    schema: { type: 'string' },
  },
};

const HEADERS: Record<string, Header> = {
  ...REFUSAL_HEADERS,
  Replayed: {
    description: 'True if this is the response to an earlier request with the same Idempotency-Key.',
    schema: { type: 'boolean' },
  },
  TotalCount: {
    description: 'The total number of records, whatever part was requested.',
    schema: { type: 'integer' },
  },
  ETag: { description: 'A tag that changes whenever the response changes.', schema: { type: 'string' } },
  RecordETag: {
    description:
      'The tag of the record for this caller: its version and a hash, as in `"3-1f0c52d6a97be340"`, or only a hash if it has no version. Send it as If-None-Match with a read, or as If-Match with a write.',
    schema: { type: 'string' },
  },
  ContentRange: {
    description: 'The first and last byte of the part, and the size of the file, such as `bytes 0-9/1024`.',
    schema: { type: 'string' },
  },
};

/** Headers of deprecated calls. */
const DEPRECATION_HEADERS: Record<string, Header> = {
  Deprecation: {
    description: 'The time at which the call was announced as deprecated (RFC 9745), such as `@1796083200`.',
    schema: { type: 'string' },
  },
  Sunset: {
    description: 'The time after which the call is removed, as an HTTP date (RFC 8594).',
    schema: { type: 'string' },
  },
  Changelog: {
    description: 'A link to the changelog, with `rel="deprecation"`.',
    schema: { type: 'string' },
  },
};

const SECURITY_SCHEMES = {
  bearerToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token, which users create in My Profile, or the token of `auth/login`, `auth/register` or `auth/refresh`.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: REFRESH_COOKIE,
    description:
      'The cookie that is set when signing in, for browsers. It works only for `auth/refresh` and `auth/logout`.',
  },
};

/** Returns the OpenAPI 3.1 document of these calls, derived from their declarations. */
export function openApiDocument(groups: readonly CallGroup[]): OpenApiDocument {
  const book = new SchemaBook();
  const responses = sharedRefusals(book);
  const paths: OpenApiDocument['paths'] = {};
  const hasDeprecated = groups.some(({ calls }) => calls.some(({ deprecated }) => deprecated));
  for (const { name, calls } of groups)
    for (const call of calls) {
      const path = pathOf(call);
      const method = call.method.toLowerCase() as Method;
      paths[path] = { ...paths[path], [method]: operationOf(call, name, book) };
    }
  return describeCommonParts<OpenApiDocument>({
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      summary: 'The documented HTTP calls',
      description: ABOUT,
      contact: { name: TRUST },
      license: { name: `Terms of ${PRODUCT_NAME}`, identifier: 'LicenseRef-terms' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/api', description: 'This site' }],
    tags: groups.map(({ name, about }) => ({ name, description: about })),
    paths,
    webhooks: describeWebhooks(book),
    components: {
      schemas: book.shared,
      parameters: PARAMETERS,
      headers: { ...HEADERS, ...(hasDeprecated && DEPRECATION_HEADERS) },
      responses,
      securitySchemes: SECURITY_SCHEMES,
    },
  });
}
