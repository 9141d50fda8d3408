import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { z } from 'zod';
import { RawJson } from '../database/selection.js';
import type { SpeculativeContext } from '../http/http-context.js';
import type { RequestContext } from '../request-context.js';
import type { CompiledJsonQueries } from './compiled-json-queries.js';
import type { CompiledJsonQuery } from './compiled-json-query.js';

/** Returns the body of a response. Serialised data is inserted unchanged. */
export function responseBody({ errors, data, extensions }: FormattedExecutionResult): string {
  if (!((data as unknown) instanceof RawJson)) return JSON.stringify({ errors, data, extensions });
  const before = errors ? `"errors":${JSON.stringify(errors)},` : '';
  const behind = extensions ? `,"extensions":${JSON.stringify(extensions)}` : '';
  return `{${before}"data":${(data as unknown as RawJson).text}${behind}}`;
}

/** Content types of responses by Accept header. Apollo handles all other headers. */
const TYPES = new Map(
  Object.entries({
    '*/*': 'application/json; charset=utf-8',
    'application/json': 'application/json; charset=utf-8',
    'application/graphql-response+json,application/json;q=0.9':
      'application/graphql-response+json; charset=utf-8',
  }),
);
const NO_WISH = '*/*';

const JSON_BODY = /^application\/json\s*(;|$)/i;

/** The key of the result in a context. Apollo copies contexts, so they cannot be compared by identity. */
const RESULT = Symbol('result');
type AnsweredContext = RequestContext & { [RESULT]?: ExecutionResult };

/** The body of a request for one operation, without anything else. */
const operationBody = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  // The name of the client library. Apollo handles all other extensions.
  extensions: z.strictObject({ clientLibrary: z.unknown() }).nullish(),
});

/** The ways to create the context of a request. */
export interface Contexts {
  /** Creates a context after looking up the caller. */
  of: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  /** Creates a context for a known caller, who is verified together with the read. Null for other callers. */
  ofKnown: (request: FastifyRequest, reply: FastifyReply) => Promise<SpeculativeContext | null>;
}

/**
 * Handles frequent queries without Apollo, which has validated the same text before. Failed requests are
 * passed on to Apollo together with their result.
 */
export class FastPath {
  constructor(private readonly queries: CompiledJsonQueries) {}

  /** Returns the body of the response, or null if Apollo has to handle the request. */
  async of(request: FastifyRequest, reply: FastifyReply, contexts: Contexts): Promise<Buffer | null> {
    const { method, headers, body } = request;
    const type = TYPES.get(headers.accept ?? NO_WISH);
    if (method !== 'POST' || !type || !JSON_BODY.test(headers['content-type'] ?? '')) return null;
    const { data: operation } = operationBody.safeParse(body);
    const query = operation && this.queries.find(operation.query, operation.operationName ?? '');
    if (!query) return null;
    const variables = operation.variables ?? {};
    const held = await this.early(query, variables, () => contexts.ofKnown(request, reply)).catch(() => null);
    if (held && !held.errors) return bodyOf(held, reply, type);
    // Apollo responds to callers who are refused.
    const context = await contexts.of(request, reply).catch(() => null);
    const result = held ?? (context && (await query(variables, context)));
    if (!context || !result) return null;
    if (!result.errors) return bodyOf(result, reply, type);
    (context as AnsweredContext)[RESULT] = result;
    return null;
  }

  /** Runs the query for a known caller. Returns null if the caller is unknown or has changed. */
  private async early(
    query: CompiledJsonQuery,
    variables: Record<string, unknown>,
    ofKnown: () => Promise<SpeculativeContext | null>,
  ) {
    const known = await ofKnown();
    const early = known && (await query(variables, known.context));
    return early && (await known.holds()) ? early : null;
  }

  /** Returns the result that this request already has. */
  resultFor(context: RequestContext): ExecutionResult | undefined {
    return (context as AnsweredContext)[RESULT];
  }
}

/** Returns bytes, so that the network layers need not measure the text again. */
function bodyOf(result: ExecutionResult, reply: FastifyReply, type: string): Buffer {
  reply.type(type);
  return Buffer.from(responseBody(result));
}
