import { z } from 'zod';
import { answerShape, fieldsOfWire, toWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { impactBoxOrderFields } from '../sales/orders/impact-box-order.fields.js';
import { impactBoxOrders } from '../sales/orders/impact-box-order.noun.js';
import {
  allImpactBoxOrders,
  loadWiredOrder,
  type WiredOrder,
} from '../sales/orders/wired-orders.read-model.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { changedVersion, recordCalls, recordVersion } from './record-calls.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { bodyNamed, recordBody } from './wire-values.js';

const answer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: recordVersion,
    ...answerShape(impactBoxOrderFields, { everybody: ['Admin'], describe: () => '' }),
  })
  .meta({ id: 'Order' });

const wired = ({ id, version, ...order }: WiredOrder) => ({
  id,
  version,
  ...toWire(impactBoxOrderFields, order, 'Admin'),
});

const FIXED = { items: 'The boxes of an order cannot be changed.' };

const bodySchema = z.strictObject({
  id: recordId,
  version: changedVersion,
  ...wireShape(impactBoxOrderFields),
  items: impactBoxOrderFields.items.schema.nullish(),
});
const changes = recordBody(
  bodyNamed('OrderChanges', bodySchema, { neverNull: Object.keys(FIXED) }),
  impactBoxOrderFields,
  { besides: { items: null } },
);

const calls = recordCalls({
  called: 'order',
  changes,
  answer,
  names: wireNamesOf(impactBoxOrderFields),
  fixed: FIXED,
  input: (_, sent) => fieldsOfWire(impactBoxOrderFields, sent as never),
  async read({ app }, id) {
    const order = await loadWiredOrder(app.database, id);
    if (!order) throw notFound('This order');
    return wired(order);
  },
});

/** Calls for orders of Impact Boxes, for staff. */
export const orderCalls = [
  defineCall({
    id: 'C121',
    method: 'GET',
    path: 'orders',
    audience: ['Admin'],
    summary: 'Lists the orders of Impact Boxes, latest first',
    answer: rowsOf(answer),
    headers: { 'cache-control': 'no-store' },
    handle: async ({ app }) => (await allImpactBoxOrders(app.database)).map(wired),
  }),
  calls.update(
    {
      id: 'C122',
      path: 'orders/update',
      summary: 'Changes an order of Impact Boxes',
      details:
        'Changes only the fields that are sent. The ordered boxes and prices cannot be changed and are ignored.',
    },
    impactBoxOrders.change,
  ),
];
