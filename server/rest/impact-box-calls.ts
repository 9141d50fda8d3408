import { z } from 'zod';
import { wireNumber } from '../kits/records/wire-codecs.js';
import { IMPACT_BOXES } from '../sales/orders/impact-boxes.js';
import { impactBoxOrder, orderImpactBox } from '../sales/orders/order-impact-box.js';
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
        id: box.describe('The id or name of the box. Left out, the default box.'),
        name: box.describe('The name or id of the box. Overrides `id`.'),
        quantity: wireNumber.default(1).describe('The number of boxes, from 1 to 100. The default is 1.'),
      },
      { error: 'Please choose a box.' },
    )
    .transform(({ id, name, quantity }) => ({ box: boxId(name ?? id), quantity })),
);

const { shape: ordered } = impactBoxOrder;

/** The calls of the gift box page: a question and an order. */
export const impactBoxCalls = [
  messageCall('C123', 'giftBoxSubmitForm', 'Impact Box', 'Sends a question about the Impact Box to staff'),
  defineCall({
    id: 'C124',
    method: 'POST',
    path: 'buyGiftBox',
    audience: ['public'],
    anyWebsite: true,
    summary: 'Orders Impact Boxes',
    details:
      'Stores the order, sends an email to staff and to the buyer, and creates an action for staff. Nothing is paid online. Staff send an invoice. The server sets the prices.',
    body: mailingBody({
      fullName: ordered.fullName,
      email: ordered.email,
      mobile: ordered.mobile,
      address: ordered.address.describe('The delivery address.'),
      items: z
        .array(item, { error: 'Please choose at least one box.' })
        .max(20, 'Please list each box once.')
        .describe('The ordered boxes: at least one, each listed once.'),
      message: ordered.message,
      goodCause_id: ordered.goodCauseId.describe('The id of the good cause that benefits.'),
      language: ordered.language,
      companyFax: ordered.companyFax,
    }),
    answer: successWith({
      order_id: wholeNumberAnswer.describe('The id of the order.'),
      total: z.number().describe('The total price in dollars, including GST.'),
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
