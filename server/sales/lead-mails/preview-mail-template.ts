import { changesSchema } from '../../kits/records/changes-schema.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { notFound } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import { mailTextOf } from '../../platform/mail/email.js';
import type { RequestContext } from '../../platform/request-context.js';
import { fillTemplate, valuesOf } from './draft-lead-mail.js';
import { LeadEmail } from './lead.email.js';
import { factsOfAnyLead } from './lead-mail-facts.read-model.js';
import { checkTemplate } from './mail-template.commands.js';
import { mailTemplateFields } from './mail-template.fields.js';
import { loadMailTemplate } from './mail-template.read-model.js';

const draft = changesSchema(mailTemplateFields, ['subject', 'body']);

/**
 * Returns a preview of the mail about a lead from an unsaved template. Nothing is saved or sent. Admin only.
 * @throws AppError BAD_USER_INPUT as for saving it, NOT_FOUND, FORBIDDEN
 */
export async function previewMailTemplate(
  context: RequestContext,
  id: number,
  leadId: number,
  given: object,
): Promise<{ subject: string; html: string; text: string }> {
  requireStaffRole(context);
  const template = await loadMailTemplate(context.app.database, id);
  if (!template) throw notFound('This email template');
  const { kind } = template;
  const written = parseInput(draft, given);
  checkTemplate(kind, written);
  const facts = await factsOfAnyLead(context, leadId);
  const words = fillTemplate(kind, written, valuesOf(context, kind, facts, {}));
  return mailTextOf(new LeadEmail(kind, leadId, { ...words, replyTo: null }));
}
