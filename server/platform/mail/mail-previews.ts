import type { Language } from '../language.js';
import type { RequestContext } from '../request-context.js';
import type { Email } from './email.js';

/** Makes the mail of the newest real record that it can be about; null where there is none yet. */
export type MailPreview = (context: RequestContext, language: Language) => Promise<Email | null>;

/** How mails look, by their kinds. */
export type MailPreviews = Readonly<Record<string, MailPreview>>;
