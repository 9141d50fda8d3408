import PostalMime, { type Email } from 'postal-mime';

/** Whom a mail could not be delivered to, for good, and what their server said. */
export interface Undelivered {
  /** In small letters: to whom it was sent, and where it ended if it was passed on. */
  addresses: string[];
  reason: string;
}

/** Whom servers say that a mail is for: the last of them first, then whom it shows. */
const RECIPIENT_HEADERS = new Set([
  'delivered-to',
  'x-original-to',
  'x-envelope-to',
  'envelope-to',
  'x-final-recipient',
  'final-recipient',
  'original-recipient',
  'to',
]);
const MAX_HEAD_BYTES = 64 * 1024;
/** A message of notices is shallow, and what it brings back is kept shut. */
const LIMITS = {
  maxNestingDepth: 8,
  maxHeadersSize: MAX_HEAD_BYTES,
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
};
/** Notices are in front, and the mail that is brought back behind them. Each line costs time, an empty one as well. */
const MOST_LINES = 4000;
/** More than any mail of ours goes to. */
const MOST_RECIPIENTS = 50;
const MAX_REASON = 300;
const EMPTY_LINE = /\r?\n(?:[ \t]*\r?\n)+/;
const PERMANENT = /^5\.\d{1,3}\.\d{1,3}(?!\d)/;

/** Parsed, or null for what is no mail at all. */
const parsed = (message: Buffer | string): Promise<Email | null> =>
  PostalMime.parse(message, LIMITS).catch(() => null);

/** What the head of a message says of whom it is for; its body is not looked at. */
export async function recipientsOf(message: Buffer): Promise<string[]> {
  const [head = ''] = message.subarray(0, MAX_HEAD_BYTES).toString('latin1').split(EMPTY_LINE, 1);
  const headers = (await parsed(`${head}\r\n\r\n`))?.headers ?? [];
  return headers.filter(({ key }) => RECIPIENT_HEADERS.has(key)).map(({ value }) => value);
}

/**
 * Whom a delivery status notification (RFC 3464) says that a mail was not delivered to, for good. Nobody in anything
 * else: a notice that it takes longer, somebody who is out of office, a mail that brings such a notice along.
 */
export async function readUndelivered(message: Buffer): Promise<Undelivered[]> {
  const mail = await parsed(frontOf(message));
  const type = mail?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^\s*multipart\/report\b/i.test(type)) return [];
  const report = mail?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!report) return [];
  const [, ...recipients] = textOf(report.content).trim().split(EMPTY_LINE, MOST_RECIPIENTS);
  const read = await Promise.all(recipients.map(undelivered));
  return read.filter((one) => one !== null);
}

/** So many lines of it. */
function frontOf(message: Buffer): Buffer {
  let end = -1;
  for (let line = 0; line < MOST_LINES; line++) {
    end = message.indexOf('\n', end + 1);
    if (end < 0) return message;
  }
  return message.subarray(0, end + 1);
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

/** The fields of one recipient are written like the head of a mail. */
async function undelivered(group: string): Promise<Undelivered | null> {
  const fields = new Map(
    (await parsed(`${group}\r\n\r\n`))?.headers.map(({ key, value }) => [key, value.trim()]),
  );
  const status = fields.get('status') ?? '';
  if (fields.get('action')?.toLowerCase() !== 'failed' || !PERMANENT.test(status)) return null;
  const addresses = ['original-recipient', 'final-recipient'].map((name) => addressIn(fields.get(name)));
  return { addresses: addresses.filter(Boolean), reason: reasonIn(fields.get('diagnostic-code'), status) };
}

/** What stands behind the type, as in `rfc822; ana@example.nz`. */
const typed = (value = '') => value.replace(/^[\w-]+\s*;/, '').trim();
const addressIn = (value?: string) => typed(value).replace(/^<|>$/g, '').toLowerCase();

/** Words of a foreign server: one plain line, cut. */
function reasonIn(diagnostic: string | undefined, status: string): string {
  const words =
    typed(diagnostic)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim() || `Status ${status}`;
  return words.slice(0, MAX_REASON);
}
