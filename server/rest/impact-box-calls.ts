import { z } from 'zod';
import { IMPACT_BOXES } from '../orders/impact-boxes.js';
import { impactBoxOrder, orderImpactBox } from '../orders/order-impact-box.js';
import { wireNumber } from '../platform/records/wire-codecs.js';
import { defineCall } from './call.js';
import { messageCall } from './contact-calls.js';
import { SUCCESS, successWith, wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { mailingBody, wireBody } from './wire-values.js';

const WIRE_NAMES = { goodCauseId: 'goodCause_id' };
const USUAL_BOX = /^\s*(impact|gift)\s*box\s*$/i;

/** Returns the id of a box given by id or name. The default box if the name is only “box”, or absent. */
function boxId(box: unknown): unknown {
  if (box === undefined || box === null) return IMPACT_BOXES[0]?.id;
  if (typeof box !== 'string') return box;
  if (USUAL_BOX.test(box)) return IMPACT_BOXES[0]?.id;
  const wanted = box.trim().toLowerCase();
  return IMPACT_BOXES.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id ?? box;
}

/** Validated by the use case, which knows the boxes. */
const box = z
  .unknown()
  .optional()
  .meta({ type: 'string', examples: IMPACT_BOXES.map(({ id }) => id) });

const item = wireBody(
  z
    .object(
      {
        id: box.describe('The usual one, unless a box is named by its id or its name.'),
        name: box.describe('Taken before `id`.'),
        quantity: wireNumber.default(1).describe('From 1 to 100; 1 unless told.'),
      },
      { error: 'Please choose a box.' },
    )
    .transform(({ id, name, quantity }) => ({ box: boxId(name ?? id), quantity })),
);

const { shape: ordered } = impactBoxOrder;

/** The calls of the gift box page: a question and an order. */
export const impactBoxCalls = [
  messageCall('C123', 'giftBoxSubmitForm', 'Impact Box', 'Ask about the Impact Box'),
  defineCall({
    id: 'C124',
    method: 'POST',
    path: 'buyGiftBox',
    audience: ['public'],
    summary: 'Order Impact Boxes',
    details:
      'Stores the order, mails staff and the buyer, and puts it before staff. Nothing is paid: staff send an invoice. Prices are ours.',
    body: mailingBody({
      fullName: ordered.fullName,
      email: ordered.email,
      mobile: ordered.mobile,
      address: ordered.address.describe('Where to deliver.'),
      items: z
        .array(item, { error: 'Please choose at least one box.' })
        .max(20, 'Please list each box once.')
        .describe('At least one box, each once.'),
      message: ordered.message,
      goodCause_id: ordered.goodCauseId.describe('The cause in whose favour.'),
      companyFax: ordered.companyFax,
    }),
    answer: successWith({
      order_id: wholeNumberAnswer,
      total: z.number().describe('Dollars, GST included.'),
    }),
    takesKey: true,
    limited: true,
    handle: async (context, { body: { goodCause_id, ...order } }) => {
      const input = { ...order, goodCauseId: goodCause_id };
      const { id, total } = await withFieldNames(WIRE_NAMES, () => orderImpactBox(context, input));
      return { ...SUCCESS, order_id: id, total };
    },
  }),
];
