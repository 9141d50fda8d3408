import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { filledInByMachine, formGuardFields, withoutGuard } from '../platform/form-guard.js';
import { onceAMinute } from '../platform/idempotency.js';
import { parseInput } from '../platform/input.js';
import { queueEmail } from '../platform/mail/email.js';
import { limitRate } from '../platform/rate-limit.js';
import { formSchema } from '../platform/records/form-schema.js';
import type { RequestContext } from '../platform/request-context.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactMessageFields } from './contact-message.fields.js';
import {
  ACTION_VALUE_LENGTH,
  CONTACT_MESSAGE_KINDS,
  type ContactMessageKind,
  KIND_WORDS,
  MESSAGE_SUBJECT,
} from './contact-message.kinds.js';
import { ContactMessageConfirmationEmail } from './contact-message-confirmation.email.js';
import { ContactMessageToStaffEmail } from './contact-message-to-staff.email.js';

/** What a form may send. Who is written to is never part of it (R343). */
function schemaOf(kind: ContactMessageKind) {
  const { forOrganisation, needsMessage } = KIND_WORDS[kind];
  const asked = [
    ...(forOrganisation ? (['organisation'] as const) : []),
    ...(needsMessage ? (['message'] as const) : []),
  ];
  return formSchema(contactMessageFields, ['fullName', 'email', ...asked]).extend(formGuardFields);
}

/** What the form of each kind may send. */
export const CONTACT_FORMS = Object.fromEntries(
  CONTACT_MESSAGE_KINDS.map((kind) => [kind, schemaOf(kind)]),
) as Record<ContactMessageKind, ReturnType<typeof schemaOf>>;

/**
 * A visitor writes to Uplift: the contact page (C080), the wish to join as a supplier (C081), good cause
 * (C082) or impact buyer (C083), a question about the Impact Box (C123). Stored, mailed to staff, confirmed
 * to the sender, and put before staff as an action; recipients are never taken from the form (R343).
 * @throws AppError BAD_USER_INPUT, RATE_LIMITED
 */
export async function sendContactMessage(
  context: RequestContext,
  kind: ContactMessageKind,
  input: unknown,
): Promise<boolean> {
  const form = parseInput(CONTACT_FORMS[kind], input);
  await limitRate(context, 'contact-message', form.email);
  if (filledInByMachine(form)) return true;
  const message = { kind, ...withoutGuard(form) };
  return onceAMinute(context, 'sendContactMessage', message, async () => {
    const { database, config } = context.app;
    const inserted = await database.manager.insert(ContactMessage, message);
    const id: number = inserted.identifiers[0]?.id;
    const confirmation = new ContactMessageConfirmationEmail({ id, ...message }, form.language ?? 'en');
    await raiseActionItem(context, {
      type: KIND_WORDS[kind].action,
      value: [message.organisation, message.fullName, message.message]
        .filter(Boolean)
        .join(' · ')
        .slice(0, ACTION_VALUE_LENGTH),
      redirectUrl: '/admin/messages/{ref_id}',
      refId: id,
    });
    await recordActivity(context, {
      action: 'contact-message.sent',
      subjectType: MESSAGE_SUBJECT,
      subjectId: id,
      changes: { kind: [null, kind] },
      followUps: [
        await queueEmail(context, new ContactMessageToStaffEmail({ id, ...message }), config.staffMail),
        await queueEmail(context, confirmation, message.email),
      ],
    });
    return true;
  });
}
