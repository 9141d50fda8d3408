import type { FastifyReply } from 'fastify';
import type { LimitState } from '../request-context.js';

/**
 * Returns a function that adds the state of rate limits to a response: RateLimit-Policy and RateLimit
 * (draft-ietf-httpapi-ratelimit-headers). A later state of a policy replaces the earlier one.
 */
export function limitReporter(reply: FastifyReply): (state: LimitState) => void {
  const states = new Map<string, LimitState>();
  return (state) => {
    states.set(state.policy, state);
    const all = [...states.values()];
    reply.header('ratelimit-policy', all.map(policyOf).join(', '));
    const known = all.flatMap(remainingOf);
    if (known.length > 0) reply.header('ratelimit', known.join(', '));
  };
}

const policyOf = ({ policy, most, windowSeconds }: LimitState) => `"${policy}";q=${most};w=${windowSeconds}`;

const remainingOf = ({ policy, remaining }: LimitState) =>
  remaining ? [`"${policy}";r=${remaining.calls};t=${remaining.seconds}`] : [];
