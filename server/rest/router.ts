import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.js';
import { usersOf } from '../platform/audience.js';
import { refuseOtherMethods } from '../platform/http/other-methods.js';
import { sendFile } from '../platform/http/send-file.js';
import { FileAnswer, ListAnswer, Page, StoredFileAnswer } from './answers.js';
import { isForAnyWebsite, takesFile } from './call.js';
import { CallHandler } from './call-handler.js';
import type { ScopedCall } from './call-scopes.js';
import { acceptFiles } from './file-body.js';
import { sendFileAnswer } from './send-file-answer.js';
import { sendList } from './send-list.js';
import { recordOf, sendRecord } from './send-record.js';

/**
 * Registers the documented calls below /api. The audience is checked before the body is read. Other methods of
 * their addresses are refused with 405. With `holdToTerms`, each response is validated against its declared schema. This is for tests, since it costs as
 * much as creating the response.
 */
export function serveCalls(
  fastify: FastifyInstance,
  app: App,
  calls: readonly ScopedCall[],
  holdToTerms = false,
): void {
  const serve = (scope: FastifyInstance, call: ScopedCall) => serveCall(scope, app, call, holdToTerms);
  for (const call of calls.filter((each) => !takesFile(each))) serve(fastify, call);
  void fastify.register(async (scope) => {
    await acceptFiles(scope);
    for (const call of calls.filter(takesFile)) serve(scope, call);
  });
  const methods = new Map<string, string[]>();
  for (const call of calls) {
    const pattern = call.path.toLowerCase().replace(/:\w+/g, ':part');
    methods.set(pattern, [...(methods.get(pattern) ?? []), call.method]);
  }
  for (const [pattern, taken] of methods) refuseOtherMethods(fastify, `/api/${pattern}`, taken);
}

function serveCall(fastify: FastifyInstance, app: App, call: ScopedCall, holdToTerms: boolean): void {
  app.tokenScopes.add(call.scope, usersOf(call.audience));
  const handler = new CallHandler(app, call, holdToTerms);
  const record = recordOf(call);
  fastify.route({
    method: call.method,
    url: `/api/${call.path}`,
    bodyLimit: call.bodyLimit,
    config: {
      audience: call.audience,
      takesLong: takesFile(call),
      anyWebsite: isForAnyWebsite(call),
    },
    onRequest: (request: FastifyRequest, reply: FastifyReply) => handler.admit(request, reply),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await handler.answer(request, reply);
      if (answer instanceof ListAnswer) return sendList(request, reply, answer);
      if (answer instanceof StoredFileAnswer) return sendFile(app, answer, request, reply);
      if (answer instanceof FileAnswer) return sendFileAnswer(request, reply, answer);
      if (record) return sendRecord(request, reply, answer, record(answer));
      return reply.send(bodyOf(reply, answer));
    },
  });
}

/** Returns the body of a response, and sets its headers. */
function bodyOf(reply: FastifyReply, answer: unknown): unknown {
  if (!(answer instanceof Page)) return answer;
  reply.header('x-total-count', answer.totalCount);
  return answer.rows;
}
