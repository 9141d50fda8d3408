import { domainToASCII } from 'node:url';
import type { OutgoingMail } from '../outgoing-mail.js';
import { PermanentMailError } from './mail-errors.js';

/** The reasons why a mail server cannot be given an address. */
const WHY = {
  utf8: 'the part before the @ has characters other than English letters and digits, and the mail server does not accept such addresses (it does not support SMTPUTF8)',
  header:
    'the part before the @ has characters other than English letters and digits, which are allowed only in emails to such an address',
  domain: 'the part after the @ is not a domain name',
} as const;
type Reason = keyof typeof WHY;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\x00-\x7f]*$/;

const partsOf = (address: string): [string, string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** Returns true if the part before the @ has non-ASCII letters, so that the address has no ASCII form. */
const needsUtf8 = (address: string): boolean => !ASCII.test(partsOf(address)[0]);

/** Returns true if the mail needs a server that offers SMTPUTF8 (RFC 6531). */
export const asksForUtf8 = ({ to, alsoTo, cc, bcc }: OutgoingMail): boolean =>
  [to, ...alsoTo, ...cc, ...bcc].some(needsUtf8);

/** Returns the address with its domain in ASCII (`xn--`), or the reason why it has no such form. */
function inAscii(address: string, utf8: boolean): string | Reason {
  const [name, domain] = partsOf(address);
  const ascii = domainToASCII(domain);
  if (!ascii) return 'domain';
  return utf8 || !needsUtf8(address) ? `${name}@${ascii}` : 'utf8';
}

const isReason = (form: string): form is Reason => Object.hasOwn(WHY, form);

/**
 * Returns a mail with its addresses in the form that the server accepts, and a note on those that were left
 * out: copies, and the reply address. `utf8`: the server offers SMTPUTF8.
 * @throws PermanentMailError if the address of the recipient cannot be used
 */
export function addressed(mail: OutgoingMail, utf8: boolean): { mail: OutgoingMail; notice: string | null } {
  const notices: string[] = [];
  const to = inAscii(mail.to, utf8);
  if (isReason(to)) throw new PermanentMailError(`Not sent to ${mail.to}: ${WHY[to]}.`);
  const reachable = (addresses: string[], without: string) =>
    addresses.flatMap((address) => {
      const form = inAscii(address, utf8);
      if (!isReason(form)) return [form];
      notices.push(`${without} ${address}: ${WHY[form]}.`);
      return [];
    });
  const copies = (addresses: string[]) => reachable(addresses, 'Not sent to');
  const [alsoTo, cc, bcc] = [copies(mail.alsoTo), copies(mail.cc), copies(mail.bcc)];
  // For ASCII addresses only, SMTPUTF8 is not requested, and headers may then contain only ASCII addresses.
  const isHeader = mail.replyTo && needsUtf8(mail.replyTo) && ![to, ...alsoTo, ...cc, ...bcc].some(needsUtf8);
  if (isHeader) notices.push(`Replies do not go to ${mail.replyTo}: ${WHY.header}.`);
  const [replyTo] = reachable(mail.replyTo && !isHeader ? [mail.replyTo] : [], 'Replies do not go to');
  return { mail: { ...mail, to, alsoTo, cc, bcc, replyTo }, notice: notices.join(' ') || null };
}
