import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.js';
import { isForSigningIn, mayCall, requireAccess } from '../platform/audience.js';
import { deprecationHeaders, deprecationReason } from '../platform/deprecation.js';
import { authenticate } from '../platform/http/authenticate.js';
import { apiContext, speculativeContext } from '../platform/http/http-context.js';
import { parseInput } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { takesFile } from './call.js';
import type { ScopedCall } from './call-scopes.js';
import { checkedAnswer } from './check-answer.js';
import { narrowed, requestedColumns } from './columns.js';
import { fileOf } from './file-body.js';
import { hideLinkKeys } from './hide-link-keys.js';
import { conditionOf, expectedVersion, underCondition } from './if-match.js';
import { parseQuery } from './parse-query.js';

/** The caller of a request: looked up, or known and verified together with the read. */
interface Admitted {
  context: RequestContext;
  /** For a known caller, returns true if the caller is unchanged. */
  holds?: () => Promise<boolean>;
}

/** Handles the requests for one call. */
export class CallHandler {
  private readonly admitted = new WeakMap<FastifyRequest, Admitted>();
  private readonly deprecation: Record<string, string>;

  constructor(
    private readonly app: App,
    private readonly call: ScopedCall,
    private readonly holdToTerms: boolean,
  ) {
    const { deprecated } = call;
    if (deprecated) deprecationReason(deprecated);
    this.deprecation = deprecationHeaders(deprecated ? [deprecated] : [], app.config);
  }

  /**
   * Checks the caller, before the body is read. A known caller is verified together with the read.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(this.deprecation);
    const known = this.call.method === 'GET' ? await speculativeContext(this.app, request, reply) : null;
    const admitted =
      known && mayCall(this.call, known.context.actor)
        ? known
        : { context: await this.lookUp(request, reply) };
    this.admitted.set(request, admitted);
  }

  private async lookUp(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const forgiving = isForSigningIn(this.call.audience);
    const actor = await authenticate(this.app, request, reply, { forgiving });
    const context = await apiContext(this.app, request, reply, actor);
    requireAccess(this.call, actor);
    return context;
  }

  /** Returns the response to an admitted request. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { context, holds } = this.admitted.get(request) as Admitted;
    if (!holds) return this.answerIn(context, request, reply);
    const [early] = await Promise.allSettled([this.answerIn(context, request, reply)]);
    if (await holds()) {
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
    const versions = conditionOf(call, request.headers['if-match']);
    const body =
      call.body && parseInput(call.body, takesFile(call) ? await fileOf(request) : (request.body ?? {}));
    const input = {
      params: call.params && parseInput(call.params, request.params),
      query: parseQuery(call, request.query),
      body,
      version: expectedVersion(versions, body),
    };
    const columns = requestedColumns(call.answer, request.query);
    if (call.headers) reply.headers(call.headers);
    const work = () => call.handle({ ...context, scope: call.scope }, input);
    const result = await (versions ? underCondition(work) : work());
    for (const [name, { textOf }] of Object.entries(call.headersOf ?? {})) reply.header(name, textOf(result));
    const answer = hideLinkKeys(this.holdToTerms ? checkedAnswer(call, result) : result, context.actor);
    return columns ? narrowed(answer, columns) : answer;
  }
}
