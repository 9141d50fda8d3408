import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { userFields } from './user-fields';

/** Names of fields and operations in the history of a user. */
export const userHistory: HistoryLabels = {
  recordLabel: 'user',
  labels: { ...labelsOf(userFields), deactivatedAt: 'Deactivated' },
  actions: {
    created: 'created this account',
    invited: 'invited this user',
    deactivated: 'deactivated this user',
    reactivated: 'activated this user again',
    renamed: 'changed the name of this account',
    registered: 'registered this account',
    'registered-again': 'tried to register with this email address again',
    'registered-with-google': 'registered this account with Google',
    'google-linked': 'linked this account to Google',
    'taken-over': 'took over this account',
    'email-confirmed': 'confirmed the email address',
    'password-changed': 'changed the password',
    'password-reset-asked-for': 'asked for a link to reset the password',
    'password-reset-requested': 'requested an email to reset the password',
    'password-reset': 'reset the password',
    'sign-in-link-asked-for': 'asked for a link to sign in',
    'sign-in-link-requested': 'requested an email with a link to sign in',
    'signed-in-by-link': 'signed in with a link from an email',
    'refresh-token-reused': 'reused a sign-in token, which ended that sign-in',
    'session-ended': 'ended a sign-in of this account',
    'other-sessions-ended': 'ended the sign-ins on all other devices',
    'sessions-ended': 'signed this user out on all devices',
    'tokens-revoked': 'revoked all API tokens',
    'token-created': 'created an API token',
    'token-revoked': 'revoked an API token',
    'calendar-link-created': 'created a calendar address',
    'calendar-link-revoked': 'revoked a calendar address',
  },
};
