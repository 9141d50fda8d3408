import { type MailPreview, type MailPreviews, previewsOf } from '../../platform/mail/mail-previews.js';
import { fillTemplate, valuesOf } from './draft-lead-mail.js';
import { LeadEmail } from './lead.email.js';
import type { LeadMailKind } from './lead-mail.kinds.js';
import { factsOfAnyLead } from './lead-mail-facts.read-model.js';
import { templateOf } from './mail-template.read-model.js';

const NEWEST = {
  name: 'lead-to-preview',
  text: 'SELECT id FROM lead WHERE archived_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1',
};

const of = (kind: LeadMailKind): MailPreview =>
  previewsOf<{ id: number }>(NEWEST)(async ({ id }, context) => {
    const facts = await factsOfAnyLead(context, id);
    const values = valuesOf(context, kind, facts, {});
    const words = fillTemplate(kind, await templateOf(context.app.database, kind), values);
    return new LeadEmail(kind, id, { ...words, replyTo: null });
  });

/** The previews of mails about the newest lead, from the present templates. */
export const leadMailPreviews: MailPreviews = {
  'lead.to-buyer': of('lead.to-buyer'),
  'lead.to-supplier': of('lead.to-supplier'),
};
