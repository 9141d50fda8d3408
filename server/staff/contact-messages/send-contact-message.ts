import type { z } from 'zod';
import { firstCharacters } from '../../../shared/text-length.js';
import { formSchema } from '../../kits/records/form-schema.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { type FormGuard, formGuardFields, type Suspicion, withoutGuard } from '../../platform/form-guard.js';
import { parseInput } from '../../platform/input.js';
import type { Language } from '../../platform/language.js';
import { queueEmail } from '../../platform/mail/email.js';
import { limitRate } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import type { ReleasedSubmission } from '../held-submissions/held-forms.js';
import { holdSubmission, storeOrHold } from '../held-submissions/hold-submission.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageFields } from './contact-message.fields.js';
import {
  ACTION_VALUE_LENGTH,
  CONTACT_MESSAGE_KINDS,
  type ContactMessageKind,
  KIND_LABELS,
  MESSAGE_SUBJECT,
} from './contact-message.kinds.js';
import { ContactMessageConfirmationEmail } from './contact-message-confirmation.email.js';
import { ContactMessageToStaffEmail } from './contact-message-to-staff.email.js';

/** Returns the schema of a form. The recipient is never part of it (R343). */
function schemaOf(kind: ContactMessageKind) {
  const { forOrganisation, needsMessage } = KIND_LABELS[kind];
  const requiredFields = [
    ...(forOrganisation ? (['organisation'] as const) : []),
    ...(needsMessage ? (['message'] as const) : []),
  ];
  return formSchema(contactMessageFields, ['fullName', 'email', ...requiredFields]).extend(formGuardFields);
}

/** The schemas of the forms by kind of message. */
export const CONTACT_FORMS = Object.fromEntries(
  CONTACT_MESSAGE_KINDS.map((kind) => [kind, schemaOf(kind)]),
) as Record<ContactMessageKind, ReturnType<typeof schemaOf>>;

type SentMessage = { kind: ContactMessageKind; language?: Language | null } & Omit<
  z.output<ReturnType<typeof schemaOf>>,
  keyof FormGuard
>;

/**
 * Sends a visitor’s message to Uplift from the contact page (C080), a request to join as a supplier (C081),
 * good cause (C082) or impact buyer (C083), or a question about the Impact Box (C123). It is saved, mailed to
 * staff, confirmed to the sender, and raised as an action. Recipients are never taken from the form (R343). A
 * suspicious message is held for staff.
 * @throws AppError BAD_USER_INPUT, RATE_LIMITED
 */
export async function sendContactMessage(
  context: RequestContext,
  kind: ContactMessageKind,
  input: unknown,
): Promise<boolean> {
  const form = parseInput(CONTACT_FORMS[kind], input);
  await limitRate(context, 'contact-message', form.email);
  const message = { kind, ...withoutGuard(form) };
  const sent = { ...message, language: form.language };
  await storeOrHold(
    context,
    'sendContactMessage',
    { form, answers: message },
    {
      store: () => storeMessage(context, sent),
      hold: (reason) => holdMessage(context, sent, reason),
    },
  );
  return true;
}

/** Releases a held message. */
export const releaseContactMessage = (
  context: RequestContext,
  { content, sentAt }: ReleasedSubmission,
): Promise<void> => storeMessage(context, content as SentMessage, sentAt);

const holdMessage = (context: RequestContext, sent: SentMessage, reason: Suspicion): Promise<void> =>
  holdSubmission(context, {
    form: 'Message',
    reason,
    senderName: sent.fullName,
    senderEmail: sent.email,
    summary: [sent.organisation, sent.message].filter(Boolean).join(' · ') || sent.kind,
    answers: [
      ['About', sent.kind],
      ['Organisation', sent.organisation],
      ['Phone', sent.mobile],
      ['Website', sent.website],
      ['Message', sent.message],
    ],
    content: sent,
  });

const summaryOf = ({ organisation, fullName, message }: SentMessage): string =>
  [organisation, fullName, message].filter(Boolean).join(' · ');

async function storeMessage(
  context: RequestContext,
  { language, ...message }: SentMessage,
  createdAt?: Date,
): Promise<void> {
  const { database, config } = context.app;
  const inserted = await database.manager.insert(ContactMessage, { ...message, createdAt });
  const id: number = inserted.identifiers[0]?.id;
  const confirmation = new ContactMessageConfirmationEmail({ id, ...message }, language ?? 'en');
  await raiseActionItem(context, {
    type: KIND_LABELS[message.kind].action,
    value: firstCharacters(summaryOf(message), ACTION_VALUE_LENGTH),
    redirectUrl: '/admin/messages/{ref_id}',
    refId: id,
  });
  await recordActivity(context, {
    action: 'contact-message.sent',
    subjectType: MESSAGE_SUBJECT,
    subjectId: id,
    changes: { kind: [null, message.kind] },
    followUps: [
      await queueEmail(context, new ContactMessageToStaffEmail({ id, ...message }), config.staffMail),
      await queueEmail(context, confirmation, message.email),
    ],
  });
}
