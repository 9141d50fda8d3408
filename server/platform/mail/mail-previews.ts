import type { Statement } from '../database/database.js';
import type { Language } from '../language.js';
import type { RequestContext } from '../request-context.js';
import type { Email } from './email.js';

/** Makes the mail of the newest real record that it can be about; null where there is none yet. */
export type MailPreview = (context: RequestContext, language: Language) => Promise<Email | null>;

/** How mails look, by their kinds. */
export type MailPreviews = Readonly<Record<string, MailPreview>>;

/** What makes previews of the row that a statement answers, the newest record. */
export const previewsOf =
  <Newest extends object>(statement: Statement, values?: unknown[]) =>
  (
    make: (newest: Newest, context: RequestContext, language: Language) => Email | Promise<Email>,
  ): MailPreview =>
  async (context, language) => {
    const newest = await context.app.database.readOne<Newest & Record<string, unknown>>(statement, values);
    return newest && make(newest, context, language);
  };
