import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { z } from 'zod';
import type { KnownContext } from '../http/http-context.js';
import type { RequestContext } from '../request-context.js';
import { answerText } from './answer-text.js';
import type { WrittenQueries } from './written-queries.js';
import type { WrittenQuery } from './written-query.js';

/** What clients say they take, and the type that they get; anything else is Apollo's to choose. */
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

/** Where a context keeps what has come of its request: Apollo copies contexts, so that none can be recognised. */
const RESULT = Symbol('result');
type AnsweredContext = RequestContext & { [RESULT]?: ExecutionResult };

/** The body of a request for one operation, and nothing else. */
const operationBody = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  // What clients tell of themselves; anything else there is Apollo's to judge.
  extensions: z.strictObject({ clientLibrary: z.unknown() }).nullish(),
});

/** How a request comes by its context. */
export interface Contexts {
  /** Of whoever is looked up first. */
  of: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  /** Of a caller who is known and is asked about along with what is read; null for others. */
  ofKnown: (request: FastifyRequest, reply: FastifyReply) => KnownContext | null;
}

/**
 * Answers what is asked often without the way through Apollo, which has found the same text valid before. What does
 * not go well is left to Apollo, together with what came of it.
 */
export class DirectAnswers {
  constructor(private readonly queries: WrittenQueries) {}

  /** The body of the answer, or null where Apollo is to answer. */
  async of(request: FastifyRequest, reply: FastifyReply, contexts: Contexts): Promise<Buffer | null> {
    const { method, headers, body } = request;
    const type = TYPES.get(headers.accept ?? NO_WISH);
    if (method !== 'POST' || !type || !JSON_BODY.test(headers['content-type'] ?? '')) return null;
    const { data: asked } = operationBody.safeParse(body);
    const query = asked && this.queries.find(asked.query, asked.operationName ?? '');
    if (!query) return null;
    const variables = asked.variables ?? {};
    const held = await this.early(query, variables, () => contexts.ofKnown(request, reply)).catch(() => null);
    if (held && !held.errors) return bodyOf(held, reply, type);
    // Whoever is turned away is told so by Apollo.
    const context = await contexts.of(request, reply).catch(() => null);
    const result = held ?? (context && (await query(variables, context)));
    if (!context || !result) return null;
    if (!result.errors) return bodyOf(result, reply, type);
    (context as AnsweredContext)[RESULT] = result;
    return null;
  }

  /** What is answered to a caller who is known, if they still are who they were. */
  private async early(
    query: WrittenQuery,
    variables: Record<string, unknown>,
    ofKnown: () => KnownContext | null,
  ) {
    const known = ofKnown();
    const early = known && (await query(variables, known.context));
    return early && (await known.holds()) ? early : null;
  }

  /** What has come of this request already. */
  resultFor(context: RequestContext): ExecutionResult | undefined {
    return (context as AnsweredContext)[RESULT];
  }
}

/** In bytes, so that what stands between here and the network need not measure the text once more, each for itself. */
function bodyOf(result: ExecutionResult, reply: FastifyReply, type: string): Buffer {
  reply.type(type);
  return Buffer.from(answerText(result));
}
