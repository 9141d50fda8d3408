import { adminOnly, type Operations, rolesOnly, signedIn } from './operation.js';

/** Subscriptions to live changes, over a connection of their own. */
export const liveOperations: Operations = {
  'GraphQL Subscription.leadChanges': {
    query: () => 'subscription { leadChanges { ids } }',
    expected: adminOnly,
  },
  'GraphQL Subscription.actionItemChanges': {
    query: () => 'subscription { actionItemChanges { ids } }',
    expected: adminOnly,
  },
  'GraphQL Subscription.salesEnquiryChanges': {
    query: () => 'subscription { salesEnquiryChanges { ids } }',
    expected: rolesOnly,
  },
  'GraphQL Subscription.taskChanges': {
    query: () => 'subscription { taskChanges { ids } }',
    expected: signedIn,
  },
};
