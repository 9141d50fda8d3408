import { adminOnly, type Operations, open, signedIn } from './operation.js';

/** The password of all actors. */
export const PASSWORD = 'a password to change';

/** Operations for signing in, passwords and the current user. */
export const accountOperations: Operations = {
  'GraphQL Mutation.changePassword': {
    query: () =>
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${PASSWORD}") { expiresAt } }`,
    expected: signedIn,
  },
  'GraphQL Mutation.confirmEmail': {
    query: () => 'mutation { confirmEmail(token: "none") }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.stopNotifications': {
    query: () => 'mutation { stopNotifications(token: "none") }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.refreshSession': {
    query: () => 'mutation { refreshSession { expiresAt } }',
    expected: { else: 'nothing' },
  },
  'GraphQL Mutation.register': {
    query: () => 'mutation { register(email: "not an address", password: "long enough") { expiresAt } }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.requestPasswordReset': {
    query: () => 'mutation { requestPasswordReset(email: "nobody@demo.example") }',
    expected: open,
  },
  'GraphQL Mutation.resetPassword': {
    query: () => 'mutation { resetPassword(token: "none", password: "long enough") }',
    expected: { else: 400 },
  },
  'GraphQL Mutation.signIn': {
    query: () => 'mutation { signIn(email: "nobody@demo.example", password: "wrong one") { expiresAt } }',
    expected: { else: 401 },
  },
  'GraphQL Mutation.createApiToken': {
    query: () =>
      'mutation { createApiToken(input: { name: "Sync", scopes: [PROFILE_READ] }) { apiToken { id } } }',
    expected: signedIn,
  },
  'GraphQL Mutation.revokeApiToken': {
    query: () => 'mutation { revokeApiToken(id: 999999) }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.createCalendarLink': {
    query: () => 'mutation { createCalendarLink { calendarLink { lastUsedAt } } }',
    expected: adminOnly,
  },
  'GraphQL Mutation.revokeCalendarLink': {
    query: () => 'mutation { revokeCalendarLink }',
    expected: adminOnly,
  },
  'GraphQL Mutation.createWebhook': {
    query: () =>
      'mutation { createWebhook(input: { name: "Sync", url: "https://hooks.example.nz", eventTypes: [] }) { webhook { id } } }',
    expected: { visitor: 401, else: 400 },
  },
  'GraphQL Mutation.deleteWebhook': {
    query: () => 'mutation { deleteWebhook(id: 999999) }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.resendWebhookDelivery': {
    query: () => 'mutation { resendWebhookDelivery(webhookId: 999999, deliveryId: "msg_0") { id } }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.rotateWebhookSecret': {
    query: () => 'mutation { rotateWebhookSecret(id: 999999) { secret } }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.sendTestEvent': {
    query: () => 'mutation { sendTestEvent(webhookId: 999999) { id } }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.setWebhookPaused': {
    query: () => 'mutation { setWebhookPaused(id: 999999, paused: true) { id } }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.updateWebhook': {
    query: () => 'mutation { updateWebhook(id: 999999, input: { name: "Sync" }) { id } }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.endMySession': {
    query: () => 'mutation { endMySession(id: 999999) }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Mutation.endMyOtherSessions': {
    query: () => 'mutation { endMyOtherSessions }',
    expected: signedIn,
  },
  'GraphQL Query.mySessions': { query: () => '{ mySessions { id current } }', expected: signedIn },
  'GraphQL Query.webhooks': { query: () => '{ webhooks { id } }', expected: signedIn },
  'GraphQL Query.webhookEvents': { query: () => '{ webhookEvents }', expected: signedIn },
  'GraphQL Query.webhookDeliveries': {
    query: () => '{ webhookDeliveries(webhookId: 999999) { totalCount } }',
    expected: { visitor: 401, else: 404 },
  },
  'GraphQL Query.calendarLink': {
    query: () => '{ calendarLink { lastUsedAt } }',
    expected: { visitor: 401, admin: 'nothing', else: 403 },
  },
  'GraphQL Query.apiTokens': { query: () => '{ apiTokens { id } }', expected: signedIn },
  'GraphQL Query.grantableScopes': { query: () => '{ grantableScopes }', expected: signedIn },
  'GraphQL Mutation.signOut': { query: () => 'mutation { signOut }', expected: open },
  'GraphQL Mutation.updateMyName': {
    query: () => 'mutation { updateMyName(fullName: "Mere") { id } }',
    expected: signedIn,
  },
  'GraphQL Query.currentUser': {
    query: () => '{ currentUser { id } }',
    expected: { visitor: 'nothing', else: 'ok' },
  },
  'REST GET CurrentUserData': { rest: () => ({}), expected: signedIn },
  'REST GET user/CurrentUserData': { rest: () => ({}), expected: signedIn },
  'REST POST auth/google': {
    // Google sign-in is not set up here.
    rest: () => ({ body: { credential: 'none' } }),
    expected: { else: 404 },
  },
  'REST POST auth/login': {
    rest: () => ({ body: { email: 'nobody@demo.example', password: 'wrong one' } }),
    expected: { else: 401 },
  },
  'REST POST auth/logout': { rest: () => ({ body: {} }), expected: signedIn },
  'REST POST auth/refresh': { rest: () => ({ body: {} }), expected: { else: 401 } },
  'REST POST auth/register': {
    rest: () => ({ body: { email: 'nobody', password: 'x' } }),
    expected: { else: 400 },
  },
  'REST POST auth/resetPassword': {
    rest: () => ({ body: { email: 'nobody@demo.example' } }),
    expected: open,
  },
  'REST POST user/create': {
    rest: () => ({ body: { firebase_id: '', email: 'x' } }),
    expected: { else: 400 },
  },
};
