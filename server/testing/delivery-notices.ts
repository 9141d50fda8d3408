import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The names of bounce messages, as mail servers write them. */
export type NoticeName = 'postfix' | 'postfix-delayed' | 'exchange' | 'gmail' | 'out-of-office';

export interface NoticeValues {
  /** The bounce address of the mail. */
  returnPath: string;
  /** The recipient of the mail. */
  to: string;
}

/** Returns a bounce message about a mail, with the line ends of mails. */
export function deliveryNotice(name: NoticeName, { returnPath, to }: NoticeValues): string {
  return readFileSync(path.resolve('server', 'testing', 'delivery-notices', `${name}.eml`), 'utf8')
    .replaceAll('{{returnPath}}', returnPath)
    .replaceAll('{{to}}', to)
    .replaceAll('\n', '\r\n');
}
