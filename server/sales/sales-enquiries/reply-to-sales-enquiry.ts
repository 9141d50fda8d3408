import { z } from 'zod';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badInput } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { emailAddress, parseInput, text } from '../../platform/input.js';
import { queueEmail } from '../../platform/mail/email.js';
import { mailOutcome } from '../../platform/mail/mail-outcome.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { enquiryParties } from './enquiry-parties.read-model.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';
import { requireEnquiryWriter } from './sales-enquiry.policy.js';
import { SalesEnquiryReplyCopyEmail, SalesEnquiryReplyEmail } from './sales-enquiry-reply.email.js';
import { lockSalesEnquiry } from './update-sales-enquiry.js';

/** The schema of a reply to a customer. */
export const enquiryReply = z.object({
  reply: text(10_000).refine((value) => value !== '', { message: 'This cannot be empty' }),
  copySelf: z.boolean().default(false),
});

/**
 * Sends a reply from the supplier or staff to the customer by mail, only to the stored address (R171, A34).
 * The state becomes Reply Sent once the mail has been sent (see update-email-state.ts), so not on failure
 * (R170). While the mail server is down, sending is retried for days.
 * @throws AppError NOT_FOUND, FORBIDDEN, or BAD_USER_INPUT, also if the customer’s mail server rejects the
 * mail permanently
 */
export async function replyToSalesEnquiry(
  context: RequestContext,
  id: number,
  input: unknown,
): Promise<void> {
  const answer = parseInput(enquiryReply, input);
  const { mailId } = await once(context, 'replyToSalesEnquiry', { id, ...answer }, async () => {
    const enquiry = await lockSalesEnquiry(context, id);
    requireEnquiryWriter(context, enquiry, 'Admin', 'Supplier');
    return { mailId: await queueReply(context, enquiry, answer) };
  });
  if ((await mailOutcome(context.app, mailId)) === 'failed')
    throw badInput('The email could not be delivered. Please check the customer’s email address.');
}

async function queueReply(
  context: RequestContext,
  enquiry: SalesEnquiry,
  { reply, copySelf }: z.output<typeof enquiryReply>,
): Promise<string> {
  const to = emailAddress.safeParse(enquiry.email ?? '');
  if (!to.success) throw badInput('This enquiry has no email address to reply to.');
  const { config } = context.app;
  const supplier = await enquiryParties.supplier(context, enquiry.supplierId);
  const answer = {
    enquiryId: enquiry.id,
    from: supplier?.name ?? PRODUCT_NAME,
    reply,
    replyTo: supplier?.enquiryEmail ?? config.staffMail,
  };
  const toCustomer = await queueEmail(context, new SalesEnquiryReplyEmail(answer), to.data);
  const sender = userOf(context)?.email;
  const copy =
    copySelf && sender ? [await queueEmail(context, new SalesEnquiryReplyCopyEmail(answer), sender)] : [];
  await recordActivity(context, {
    action: 'sales-enquiry.reply-queued',
    subjectType: ENQUIRY_SUBJECT,
    subjectId: enquiry.id,
    followUps: [toCustomer, ...copy],
  });
  return toCustomer.payload.mailId;
}
