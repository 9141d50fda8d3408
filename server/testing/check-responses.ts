import type { FastifyInstance } from 'fastify';
import type { Call } from '../rest/call.js';
import { CALLS } from '../rest/calls.js';
import { AnswerFault } from '../rest/check-answer.js';
import { refusalAnswerOf, refusalStatuses } from '../rest/openapi/refusals.js';
import { successStatuses } from '../rest/openapi/success.js';

const statusesOf = (call: Call): number[] => [...successStatuses(call), ...refusalStatuses(call)];

/** A limit other than those of API tokens, which every call has. */
const OTHER_POLICY = /"(?!token-)[\w-]+";q=/;

/**
 * Compares the status of every response of a documented call, the body of every error, and the headers of rate
 * limits with the API document. `report` receives those that differ.
 */
export function checkResponses(http: FastifyInstance, report: (fault: AnswerFault) => void): void {
  http.addHook('onSend', async ({ method, routeOptions: { url } }, reply, payload) => {
    const call = CALLS.find((each) => url === `/api/${each.path}` && method === each.method);
    if (!call) return;
    const { statusCode } = reply;
    if (OTHER_POLICY.test(String(reply.getHeader('ratelimit-policy') ?? '')) && !call.limited)
      report(new AnswerFault(call, 'a rate limit, without `limited`'));
    if (!statusesOf(call).includes(statusCode)) report(new AnswerFault(call, `status ${statusCode}`));
    if (statusCode < 400) return;
    const { error } = refusalAnswerOf(call, statusCode).safeParse(JSON.parse(String(payload)));
    if (error) report(new AnswerFault(call, `${statusCode} ${error.message}`));
  });
}
