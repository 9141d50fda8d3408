import type { Statement } from '../database/database.js';
import type { Language } from '../language.js';
import type { RequestContext } from '../request-context.js';
import type { Email } from './email.js';

/** Creates the mail for the newest record that it can be about. Null if there is no such record. */
export type MailPreview = (context: RequestContext, language: Language) => Promise<Email | null>;

/** Previews of mails by kind. */
export type MailPreviews = Readonly<Record<string, MailPreview>>;

/** Creates previews of the newest record, which is the row that the statement returns. */
export const previewsOf =
  <Newest extends object>(statement: Statement, values?: unknown[]) =>
  (
    make: (newest: Newest, context: RequestContext, language: Language) => Email | Promise<Email>,
  ): MailPreview =>
  async (context, language) => {
    const newest = await context.app.database.readOne<Newest & Record<string, unknown>>(statement, values);
    return newest && make(newest, context, language);
  };
