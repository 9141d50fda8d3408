import { z } from 'zod';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badField } from '../../platform/errors.js';
import { formGuardFields, reserveId, type Suspicion, withoutGuard } from '../../platform/form-guard.js';
import {
  emailAddress,
  filledIn,
  line,
  optionalText,
  parseInput,
  recordId,
  text,
} from '../../platform/input.js';
import type { Language } from '../../platform/language.js';
import { queueEmail } from '../../platform/mail/email.js';
import { limitRate } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';
import type { ReleasedSubmission } from '../../staff/held-submissions/held-forms.js';
import { holdSubmission, storeOrHold } from '../../staff/held-submissions/hold-submission.js';
import { approvedCause } from '../sales-enquiries/approved-cause.js';
import { ImpactBoxOrder } from './impact-box-order.entity.js';
import { ImpactBoxOrderConfirmationEmail } from './impact-box-order-confirmation.email.js';
import { ImpactBoxOrderToStaffEmail } from './impact-box-order-to-staff.email.js';
import { boxLine, IMPACT_BOXES, ORDER_SUBJECT, type OrderedBox, totalOf } from './impact-boxes.js';

const MAX_OF_ONE = 100;
const HOW_MANY = `Please enter a whole number from 1 to ${MAX_OF_ONE}.`;
const NO_BOX = 'Please choose at least one box.';

/** The schema of an order from a visitor. */
export const impactBoxOrder = z.object({
  fullName: filledIn(line(200)),
  email: filledIn(emailAddress),
  mobile: optionalText(line(50)),
  address: filledIn(text(500)),
  items: z
    .array(
      z.object({
        box: z.string(),
        quantity: z
          .number({ error: HOW_MANY })
          .int(HOW_MANY)
          .refine((quantity) => quantity >= 1 && quantity <= MAX_OF_ONE, { message: HOW_MANY }),
      }),
      { error: NO_BOX },
    )
    .min(1, NO_BOX)
    .max(IMPACT_BOXES.length, 'Please list each box once.'),
  goodCauseId: recordId.nullish(),
  message: optionalText(text(2000)),
  ...formGuardFields,
});

/** The confirmation of an order. */
export interface OrderReceipt {
  id: number;
  /** The total in dollars including GST. */
  total: number;
}

type SentOrder = Omit<z.output<typeof impactBoxOrder>, 'items' | 'companyFax' | 'filledInMs' | 'language'> & {
  boxes: OrderedBox[];
  language?: Language | null;
};

/**
 * Orders Impact Boxes (C124). The order is stored with the current prices, confirmed by mail, mailed to staff
 * and raised as an action item. It includes no payment: staff send an invoice (A115). A suspicious order is
 * held for staff.
 * @throws AppError BAD_USER_INPUT, RATE_LIMITED
 */
export async function orderImpactBox(context: RequestContext, input: unknown): Promise<OrderReceipt> {
  const form = parseInput(impactBoxOrder, input);
  const boxes = boxesOf(form.items);
  await limitRate(context, 'order-impact-box', form.email);
  const { items: _, ...buyer } = withoutGuard(form);
  const sent = { ...buyer, boxes, language: form.language };
  return storeOrHold(
    context,
    'orderImpactBox',
    { form, answers: { ...buyer, boxes } },
    {
      store: () => storeOrder(context, sent),
      hold: (reason) => holdOrder(context, sent, reason),
    },
  );
}

async function holdOrder(context: RequestContext, sent: SentOrder, reason: Suspicion): Promise<OrderReceipt> {
  const { boxes } = sent;
  const goodCause = await approvedCause(context, sent.goodCauseId);
  const recordId = await reserveId(context, ImpactBoxOrder);
  await holdSubmission(context, {
    form: 'Impact Box order',
    reason,
    senderName: sent.fullName,
    senderEmail: sent.email,
    summary: boxes.map(boxLine).join(', '),
    answers: [
      ['Boxes', boxes.map(boxLine).join('\n')],
      ['Delivery address', sent.address],
      ['Phone', sent.mobile],
      ['Good cause', goodCause?.name],
      ['Message', sent.message],
    ],
    content: sent,
    recordId,
  });
  return { id: recordId, total: totalOf(boxes) };
}

/**
 * Releases a held order, with the prices of the day on which it was sent.
 * @throws AppError BAD_USER_INPUT for a good cause that is no longer approved
 */
export const releaseImpactBoxOrder = (
  context: RequestContext,
  { content, recordId, sentAt }: ReleasedSubmission,
): Promise<OrderReceipt> =>
  storeOrder(context, content as SentOrder, { id: recordId ?? undefined, createdAt: sentAt });

async function storeOrder(
  context: RequestContext,
  { goodCauseId, boxes, language, ...buyer }: SentOrder,
  given: { id?: number; createdAt?: Date } = {},
): Promise<OrderReceipt> {
  const { database, config } = context.app;
  const goodCause = await approvedCause(context, goodCauseId);
  const total = totalOf(boxes);
  const inserted = await database.manager.insert(ImpactBoxOrder, {
    ...buyer,
    ...given,
    goodCauseId: goodCause?.id ?? null,
    items: boxes.map(({ name, price, quantity }) => ({ name, price, quantity })),
    total,
  });
  const id: number = inserted.identifiers[0]?.id;
  const order = { id, ...buyer, boxes, total, goodCauseName: goodCause?.name ?? null };
  await raiseActionItem(context, {
    type: 'Impact Box ordered',
    value: `${boxes.map(boxLine).join(', ')} for ${buyer.fullName}`,
    redirectUrl: '/admin/orders/{ref_id}',
    refId: id,
  });
  await recordActivity(context, {
    action: 'impact-box-order.placed',
    subjectType: ORDER_SUBJECT,
    subjectId: id,
    changes: { total: [null, total] },
    followUps: [
      await queueEmail(context, new ImpactBoxOrderToStaffEmail(order), config.staffMail),
      await queueEmail(context, new ImpactBoxOrderConfirmationEmail(order, language ?? 'en'), buyer.email),
    ],
  });
  return { id, total };
}

/**
 * Returns the ordered boxes with their current prices. A box that is listed twice becomes one line, with one
 * limit.
 */
function boxesOf(items: readonly { box: string; quantity: number }[]): OrderedBox[] {
  const boxes = new Map<string, OrderedBox>();
  for (const [index, { box: id, quantity }] of items.entries()) {
    const box = IMPACT_BOXES.find((offered) => offered.id === id);
    if (!box) throw badField(`items.${index}.box`, 'Please choose a box from the list.');
    const together = quantity + (boxes.get(id)?.quantity ?? 0);
    if (together > MAX_OF_ONE) throw badField(`items.${index}.quantity`, HOW_MANY);
    boxes.set(id, { ...box, quantity: together });
  }
  return [...boxes.values()];
}
