import PostalMime, { type Email } from 'postal-mime';

/** The recipients that a mail permanently failed to reach, and the reason that their server gave. */
export interface Undelivered {
  /** The addresses in lower case: the one that it was sent to, and the one that it was forwarded to. */
  addresses: string[];
  reason: string;
}

/**
 * Headers with the recipients of a mail: those that servers added, the last one first, and then those of the
 * sender.
 */
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
/** Limits for parsing. A notice has shallow nesting, and the returned mail in it is not parsed. */
const LIMITS = {
  maxNestingDepth: 8,
  maxHeadersSize: MAX_HEAD_BYTES,
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
};
/**
 * The number of lines that are parsed. The notice is at the start, before the returned mail, and each line
 * costs time, even an empty one.
 */
const MAX_LINES = 4000;
/** More recipients than any of our mails has. */
const MAX_RECIPIENTS = 50;
const MAX_REASON = 300;
const EMPTY_LINE = /\r?\n(?:[ \t]*\r?\n)+/;
const PERMANENT = /^5\.\d{1,3}\.\d{1,3}(?!\d)/;

/** Parses a message. Returns null if it is not a mail. */
const parsed = (message: Buffer | string): Promise<Email | null> =>
  PostalMime.parse(message, LIMITS).catch(() => null);

/** Returns the recipients in the head of a message. Its body is not read. */
export async function recipientsOf(message: Buffer): Promise<string[]> {
  const [head = ''] = message.subarray(0, MAX_HEAD_BYTES).toString('latin1').split(EMPTY_LINE, 1);
  const headers = (await parsed(`${head}\r\n\r\n`))?.headers ?? [];
  return headers.filter(({ key }) => RECIPIENT_HEADERS.has(key)).map(({ value }) => value);
}

/**
 * Returns the recipients that a delivery status notification (RFC 3464) reports as permanently failed. Empty
 * for other messages: notices of a delay, out-of-office replies, and mails that contain a notification.
 */
export async function readUndelivered(message: Buffer): Promise<Undelivered[]> {
  const mail = await parsed(frontOf(message));
  const type = mail?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^\s*multipart\/report\b/i.test(type)) return [];
  const report = mail?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!report) return [];
  const [, ...recipients] = textOf(report.content).trim().split(EMPTY_LINE, MAX_RECIPIENTS);
  const read = await Promise.all(recipients.map(undelivered));
  return read.filter((one) => one !== null);
}

/** Returns the first lines of a message, up to the limit. */
function frontOf(message: Buffer): Buffer {
  let end = -1;
  for (let line = 0; line < MAX_LINES; line++) {
    end = message.indexOf('\n', end + 1);
    if (end < 0) return message;
  }
  return message.subarray(0, end + 1);
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

/** Reads the fields of one recipient, which have the form of mail headers. */
async function undelivered(group: string): Promise<Undelivered | null> {
  const fields = new Map(
    (await parsed(`${group}\r\n\r\n`))?.headers.map(({ key, value }) => [key, value.trim()]),
  );
  const status = fields.get('status') ?? '';
  if (fields.get('action')?.toLowerCase() !== 'failed' || !PERMANENT.test(status)) return null;
  const addresses = ['original-recipient', 'final-recipient'].map((name) => addressIn(fields.get(name)));
  return { addresses: addresses.filter(Boolean), reason: reasonIn(fields.get('diagnostic-code'), status) };
}

/** Returns the part after the type, as in `rfc822; ana@example.nz`. */
const typed = (value = '') => value.replace(/^[\w-]+\s*;/, '').trim();
const addressIn = (value?: string) => typed(value).replace(/^<|>$/g, '').toLowerCase();

/** Returns the text of a foreign server as one plain, shortened line. */
function reasonIn(diagnostic: string | undefined, status: string): string {
  const words =
    typed(diagnostic)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim() || `Status ${status}`;
  return words.slice(0, MAX_REASON);
}
