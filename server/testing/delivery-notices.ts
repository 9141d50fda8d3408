import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What mail servers send back, as they write it. */
export type NoticeName = 'postfix' | 'postfix-delayed' | 'exchange' | 'gmail' | 'out-of-office';

export interface NoticeValues {
  /** Where it comes back to. */
  returnPath: string;
  /** Whom the mail was for. */
  to: string;
}

/** One of them about a mail, with the line ends of mails. */
export function deliveryNotice(name: NoticeName, { returnPath, to }: NoticeValues): string {
  return readFileSync(path.resolve('server', 'testing', 'delivery-notices', `${name}.eml`), 'utf8')
    .replaceAll('{{returnPath}}', returnPath)
    .replaceAll('{{to}}', to)
    .replaceAll('\n', '\r\n');
}
