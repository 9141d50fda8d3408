import { z } from 'zod';
import { richText } from '../../kits/records/rich-text.js';
import { badField } from '../../platform/errors.js';
import { EMPTY, emailAddress, line, parseInput } from '../../platform/input.js';
import { unfilledIn } from '../../platform/mail/check-placeholders.js';
import { written } from '../../platform/mail/placeholders.js';
import { type LeadMailKind, placeholdersOf } from './lead-mail.kinds.js';
import { BODY_LIMIT } from './mail-template.fields.js';

/** The maximum number of recipients of a mail, including copies. */
const MAX_RECIPIENTS = 25;
/** The maximum length of a subject in the mailbox, in characters. */
const SUBJECT_LENGTH = 250;
const ABSENT = { subject: '', to: [], cc: [], bcc: [] };
const NOT_AN_ADDRESS = 'Please enter email addresses like name@example.nz.';

/** An address without text that mail programs would decode as encoded words. */
const mailbox = emailAddress.refine((address) => !address.includes('=?'), { message: NOT_AN_ADDRESS });

/** A list of single addresses. Blank ones are left out. Errors are reported for the whole list. */
const addresses = z
  .array(z.string({ error: NOT_AN_ADDRESS }), { error: 'This must be a list.' })
  .max(1000, { error: `Use no more than ${MAX_RECIPIENTS} addresses across To, CC and BCC.` })
  .transform((list) => list.filter((address) => address.trim() !== ''))
  .transform((list, context) => {
    const checked = list.map((address) => mailbox.safeParse(address));
    if (checked.every(({ success }) => success)) return checked.flatMap(({ data }) => data ?? []);
    context.addIssue({ code: 'custom', message: NOT_AN_ADDRESS });
    return z.NEVER;
  });

/** The schema of a mail by staff (R254, R255). */
const leadMail = z.strictObject({
  subject: line(SUBJECT_LENGTH).refine((subject) => subject !== '', { message: 'Email Subject is Required' }),
  body: richText(BODY_LIMIT).schema.refine((body) => body !== null, { message: EMPTY }),
  to: addresses.refine((list) => list.length > 0, { message: 'Email To is Required' }),
  cc: addresses,
  bcc: addresses,
  replyTo: mailbox.nullish(),
});

/** A checked mail. Each address appears once, in the most visible of the lists. */
export interface LeadMailInput {
  subject: string;
  body: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string | null;
}

const without = (list: string[], ...others: string[][]) =>
  [...new Set(list)].filter((address) => !others.some((other) => other.includes(address)));

/**
 * Checks a mail before it is sent: its recipients, that no value can become a header, and that no placeholder
 * is left. The body is sanitised like every rich text (A40).
 * @throws AppError BAD_USER_INPUT naming the field
 */
export function parseLeadMail(kind: LeadMailKind, given: object): LeadMailInput {
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const { subject, body, to, cc, bcc, replyTo } = parseInput(leadMail, {
    ...ABSENT,
    body: null,
    ...Object.fromEntries(said),
  });
  const mail = { subject, body: body ?? '', to: without(to), cc: without(cc, to), bcc: without(bcc, to, cc) };
  if (mail.to.length + mail.cc.length + mail.bcc.length > MAX_RECIPIENTS)
    throw badField('to', `Use no more than ${MAX_RECIPIENTS} addresses across To, CC and BCC.`);
  for (const field of ['subject', 'body'] as const) {
    const name = unfilledIn(mail[field], placeholdersOf[kind]);
    if (name) throw badField(field, `${written(name)} is not filled in.`);
  }
  return { ...mail, replyTo: replyTo ?? null };
}
