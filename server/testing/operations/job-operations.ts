import { adminOnly, type Operations } from './operation.js';

const changed = 'changed gone';

/** Operations on background jobs, and the audit log. */
export const jobOperations: Operations = {
  'GraphQL Query.auditLog': { query: () => '{ auditLog { totalCount } }', expected: adminOnly },
  'GraphQL Query.queuedJobs': {
    query: () => '{ queuedJobs(state: FAILED) { totalCount } }',
    expected: adminOnly,
  },
  'GraphQL Query.outboxJobs': {
    query: () => '{ outboxJobs(state: SET_ASIDE) { totalCount } }',
    expected: adminOnly,
  },
  'GraphQL Query.scheduledJobs': { query: () => '{ scheduledJobs { name } }', expected: adminOnly },
  'GraphQL Mutation.retryQueuedJobs': {
    query: () => `mutation { retryQueuedJobs(ids: ["outbox-none-1"]) { ${changed} } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.dropQueuedJobs': {
    query: () => `mutation { dropQueuedJobs(ids: ["outbox-none-1"]) { ${changed} } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.retryOutboxJobs': {
    query: () => `mutation { retryOutboxJobs(ids: ["999999999"]) { ${changed} } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.dropOutboxJobs': {
    query: () => `mutation { dropOutboxJobs(ids: ["999999999"]) { ${changed} } }`,
    expected: adminOnly,
  },
  'GraphQL Mutation.runScheduledJob': {
    query: () => 'mutation { runScheduledJob(name: "no such job") { name } }',
    expected: { ...adminOnly, admin: 404 },
  },
};
