import { z } from 'zod';
import { sendContactMessage } from '../contact-messages/send-contact-message.js';
import { IMPACT_BOXES } from '../orders/impact-boxes.js';
import { orderImpactBox } from '../orders/order-impact-box.js';
import { recordId } from '../platform/input.js';
import { wireNumber } from '../platform/records/wire-codecs.js';
import { defineCall } from './call.js';
import { withFieldNames } from './wire-names.js';
import { mailingBody, withoutBlanks } from './wire-values.js';

const text = z.unknown().optional();
const WIRE_NAMES = { goodCauseId: 'goodCause_id' };
const USUAL_BOX = /^\s*(impact|gift)\s*box\s*$/i;

/** A box by its id or its name; the usual one when it is called no more than a box, or nothing. */
function boxId(box: unknown): unknown {
  if (box === undefined || box === null) return IMPACT_BOXES[0]?.id;
  if (typeof box !== 'string') return box;
  if (USUAL_BOX.test(box)) return IMPACT_BOXES[0]?.id;
  const wanted = box.trim().toLowerCase();
  return IMPACT_BOXES.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id ?? box;
}

const item = z.preprocess(
  withoutBlanks,
  z
    .object({ id: text, name: text, quantity: wireNumber.default(1) }, { error: 'Please choose a box.' })
    .transform(({ id, name, quantity }) => ({ box: boxId(name ?? id), quantity })),
);

/** The calls of the gift box page: a question, and an order. */
export const impactBoxCalls = [
  defineCall({
    id: 'C123',
    method: 'POST',
    path: 'giftBoxSubmitForm',
    audience: ['public'],
    body: mailingBody({ fullName: text, email: text, mobile: text, message: text, companyFax: text }),
    handle: async (context, { body }) => {
      await sendContactMessage(context, 'Impact Box', body);
      return { Result: 'Success' };
    },
  }),
  defineCall({
    id: 'C124',
    method: 'POST',
    path: 'buyGiftBox',
    audience: ['public'],
    body: mailingBody({
      fullName: text,
      email: text,
      mobile: text,
      address: text,
      items: z
        .array(item, { error: 'Please choose at least one box.' })
        .max(20, 'Please list each box once.'),
      message: text,
      goodCause_id: recordId.nullish(),
      companyFax: text,
    }),
    handle: async (context, { body: { goodCause_id, ...order } }) => {
      const input = { ...order, goodCauseId: goodCause_id };
      const { id, total } = await withFieldNames(WIRE_NAMES, () => orderImpactBox(context, input));
      return { Result: 'Success', order_id: id, total };
    },
  }),
];
