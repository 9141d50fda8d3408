import type { FastifyInstance } from 'fastify';
import { CALLS } from '../rest/calls.js';
import { AnswerFault } from '../rest/check-answer.js';
import { refusalAnswer, refusalStatuses } from '../rest/openapi/refusals.js';

/**
 * Compares every error of a documented call with the API document, and the headers of rate limits. `report`
 * receives those that differ.
 */
export function checkErrorResponses(http: FastifyInstance, report: (fault: AnswerFault) => void): void {
  http.addHook('onSend', async ({ method, routeOptions: { url } }, reply, payload) => {
    const call = CALLS.find((each) => url === `/api/${each.path}` && method === each.method);
    if (!call) return;
    if (reply.hasHeader('ratelimit-policy') && !call.limited)
      report(new AnswerFault(call, 'a rate limit, without `limited`'));
    const { statusCode } = reply;
    if (statusCode < 400) return;
    if (!refusalStatuses(call).includes(statusCode)) report(new AnswerFault(call, `status ${statusCode}`));
    const { error } = refusalAnswer.safeParse(JSON.parse(String(payload)));
    if (error) report(new AnswerFault(call, `${statusCode} ${error.message}`));
  });
}
