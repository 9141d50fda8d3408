import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.js';
import { requireAudience } from '../platform/audience.js';
import { authenticate } from '../platform/http/authenticate.js';
import { type KnownContext, knownContext, requestContext } from '../platform/http/http-context.js';
import { parseInput } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import type { Call } from './call.js';
import { checkedAnswer } from './check-answer.js';

/** Answers the requests for one call. */
export class CallHandler {
  private readonly known = new WeakMap<FastifyRequest, KnownContext>();
  private readonly contexts = new WeakMap<FastifyRequest, RequestContext>();

  constructor(
    private readonly app: App,
    private readonly call: Call,
    private readonly holdToTerms: boolean,
  ) {}

  /**
   * Judges who calls, before the body is even read. Who called before is asked about along with what they want.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const known = this.call.method === 'GET' ? knownContext(this.app, request, reply) : null;
    if (known && this.isFor(known.context)) this.known.set(request, known);
    else await this.lookUp(request, reply);
  }

  private isFor({ actor }: RequestContext): boolean {
    try {
      requireAudience(this.call.audience, actor);
      return true;
    } catch {
      return false;
    }
  }

  private async lookUp(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const actor = await authenticate(this.app, request, reply);
    requireAudience(this.call.audience, actor);
    const context = requestContext(this.app, request, reply, actor);
    this.contexts.set(request, context);
    return context;
  }

  /** The answer to a request that was admitted. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const known = this.known.get(request);
    if (!known) return this.answerIn(this.contexts.get(request) as RequestContext, request, reply);
    const [early] = await Promise.allSettled([this.answerIn(known.context, request, reply)]);
    if (await known.holds()) {
      if (early.status === 'rejected') throw early.reason;
      return early.value;
    }
    return this.answerIn(await this.lookUp(request, reply), request, reply);
  }

  private async answerIn(
    context: RequestContext,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const { call } = this;
    const input = {
      params: call.params && parseInput(call.params, request.params),
      query: call.query && parseInput(call.query, request.query),
      body: call.body && parseInput(call.body, request.body ?? {}),
    };
    if (call.headers) reply.headers(call.headers);
    const answer = await call.handle(context, input);
    return this.holdToTerms ? checkedAnswer(call, answer) : answer;
  }
}
