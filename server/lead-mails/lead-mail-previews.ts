import type { MailPreview, MailPreviews } from '../platform/mail/mail-previews.js';
import { fillTemplate, valuesOf } from './draft-lead-mail.js';
import { LeadEmail } from './lead.email.js';
import type { LeadMailKind } from './lead-mail.kinds.js';
import { factsOfAnyLead } from './lead-mail-facts.read-model.js';
import { templateOf } from './mail-template.read-model.js';

const NEWEST = {
  name: 'lead-to-preview',
  text: 'SELECT id FROM lead WHERE archived_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1',
};

const of =
  (kind: LeadMailKind): MailPreview =>
  async (context) => {
    const { database } = context.app;
    const newest = await database.readOne<{ id: number }>(NEWEST);
    if (!newest) return null;
    const facts = await factsOfAnyLead(context, newest.id);
    const words = fillTemplate(kind, await templateOf(database, kind), valuesOf(context, kind, facts, {}));
    return new LeadEmail(kind, newest.id, { ...words, replyTo: null });
  };

/** Mails about the newest lead, by the templates that staff keep. */
export const leadMailPreviews: MailPreviews = {
  'lead.to-buyer': of('lead.to-buyer'),
  'lead.to-supplier': of('lead.to-supplier'),
};
