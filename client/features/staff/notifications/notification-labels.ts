import type { RecordType } from '../../../graphql/schema.generated';
import { formatActor, labelOf } from '../../../history/history-labels';
import { formatCount } from '../../../lib/format';
import { placeOf } from '../../../navigation/record-places';
import type { Notification_RowFragment } from './notifications.generated';

export type Notification = Omit<Notification_RowFragment, ' $fragmentName'>;

const SIGN_IN: Readonly<Record<string, string>> = {
  'account.password-changed': 'Your password was changed',
  'account.password-reset': 'Your password was reset with a link from an email',
  'account.refresh-token-reused':
    'We signed out one of your devices, because someone else may have copied its sign-in details',
  'account.other-sessions-ended': 'All other devices were signed out of your account',
  'account.sessions-ended': 'Uplift staff signed you out on all your devices',
  'account.tokens-revoked': 'All API tokens in your account were revoked',
  'account.google-linked': 'You can now sign in with Google',
  'account.calendar-link-created': 'A calendar address was created in your account',
  'account.calendar-link-revoked': 'The calendar address in your account was revoked',
  'account.token-created': 'An API token was created in your account',
  'account.token-revoked': 'An API token in your account was revoked',
  'account.taken-over': 'You’ve confirmed your email address. This account is now yours.',
};

const DONE: Readonly<Record<string, string>> = {
  changed: 'changed',
  moved: 'moved',
  undone: 'undid a change to',
  created: 'added',
  placed: 'placed',
  sent: 'sent',
  restored: 'restored',
  deactivated: 'deactivated',
  reactivated: 'activated',
  'issue-reported': 'reported an issue with',
};

/** Titles of records that visitors create with the site's forms. */
const ARRIVED: Partial<Record<string, string>> = {
  MESSAGE: 'A new message from',
  ORDER: 'A new Impact Box order from',
};

/** Writes `businessCard` and `business-card` as `business card`. */
const spaced = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-.]/g, ' ')
    .toLowerCase();

const after = (action: string | null) => action?.replace(/^[^.]*\./, '') ?? '';

/** Returns the title of a notification, in one line. */
export function titleOf(note: Notification): string {
  const { kind, action, actor, recordType, title } = note;
  if (kind === 'MAIL') return `An email could not be delivered: ${title}`;
  if (kind === 'TASK') return `A task finished with errors: ${title}`;
  const who = formatActor(actor);
  if (kind === 'WORK') return `${who}: ${title}`;
  if (kind === 'ACCOUNT') return SIGN_IN[action ?? ''] ?? `${who} changed your account`;
  const arrived = ARRIVED[recordType ?? ''];
  if (arrived && title && actor?.kind === 'WEBSITE') return `${arrived} ${title}`;
  if (action === 'contact-message.issue-reported')
    return `${who} reported an issue with an enquiry${title ? ` to ${title}` : ''}`;
  const recordLabel = placeOf(recordType)?.recordLabel ?? 'record';
  const did = DONE[after(action)] ?? `${spaced(after(action))}:`;
  return `${who} ${did} ${title ? `the ${recordLabel} ${title}` : `the ${recordLabel}`}`;
}

const MAX_FIELDS = 4;

/** Returns the changed fields that the notification names; none for a new record, in which everything is new. */
export const notificationFields = ({ kind, detail, fields, action }: Notification): readonly string[] =>
  kind !== 'WORK' && !detail && /\.(changed|undone)$/.test(action ?? '') ? fields : [];

/** Returns further details of a notification, with fields under the labels of their forms; null if there are none. */
export function detailOf(note: Notification, labels: Readonly<Record<string, string>>): string | null {
  const { kind, detail } = note;
  if (kind === 'WORK') return `${formatCount(Number(detail))} ${detail === '1' ? 'record' : 'records'}`;
  const fields = notificationFields(note);
  if (fields.length === 0) return detail || null;
  const named = fields.slice(0, MAX_FIELDS).map((field) => labelOf({ labels }, { field }));
  const more = fields.length - MAX_FIELDS;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

export type NotificationHrefs = {
  record: (recordType: RecordType, id: number) => string | null;
  mail: (id: string) => string;
  account: string;
};

/** Returns the address that a notification leads to, or null. */
export function hrefOf(note: Notification, hrefs: NotificationHrefs): string | null {
  if (note.kind === 'MAIL') return note.mailId && hrefs.mail(note.mailId);
  if (note.kind === 'ACCOUNT') return hrefs.account;
  return note.recordType && note.recordId !== null ? hrefs.record(note.recordType, note.recordId) : null;
}
