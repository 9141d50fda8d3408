import { z } from 'zod';
import { impactBoxOrderFields } from '../orders/impact-box-order.fields.js';
import {
  allImpactBoxOrders,
  loadWiredOrder,
  type WiredOrder,
} from '../orders/impact-box-order-record.read-model.js';
import { updateImpactBoxOrder } from '../orders/keep-impact-box-order.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { answerShape, fieldsOfWire, toWire, wireNamesOf, wireShape } from '../platform/records/field-wire.js';
import { wireVersion } from '../platform/records/wire-codecs.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { recordBody, refuseCleared } from './wire-values.js';

const orderAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: wholeNumberAnswer.describe('Goes up with each change.'),
    ...answerShape(impactBoxOrderFields, { everybody: ['Admin'], told: () => '' }),
  })
  .meta({ id: 'Order' });

const wired = ({ id, version, ...order }: WiredOrder) => ({
  id,
  version,
  ...toWire(impactBoxOrderFields, order, 'Admin'),
});

const body = recordBody(
  z
    .strictObject({
      id: recordId,
      version: wireVersion
        .nullish()
        .describe('As it was read: a change to an older one is refused with 409.'),
      ...wireShape(impactBoxOrderFields),
      items: impactBoxOrderFields.items.schema.nullish(),
    })
    .meta({ id: 'OrderChanges' }),
  impactBoxOrderFields,
  { besides: { items: null } },
);

const FIXED = { items: 'The boxes of an order cannot be changed.' };

/** Calls for orders of Impact Boxes, for staff. */
export const orderCalls = [
  defineCall({
    id: 'C121',
    method: 'GET',
    path: 'orders',
    audience: ['Admin'],
    summary: 'List the orders of Impact Boxes, latest first',
    answer: rowsOf(orderAnswer),
    headers: { 'cache-control': 'no-store' },
    handle: async ({ app }) => (await allImpactBoxOrders(app.database)).map(wired),
  }),
  defineCall({
    id: 'C122',
    method: 'POST',
    path: 'orders/update',
    audience: ['Admin'],
    summary: 'Change an order of Impact Boxes',
    details:
      'Only what is sent changes. What was ordered, at which price, stays as it was: sent, it is ignored.',
    body,
    answer: orderAnswer,
    refusals: { 404: 'There is none.', 409: 'The order has changed since.' },
    handle: async (context, { body: { id, version, ...sent } }) => {
      refuseCleared(sent, FIXED);
      const input = fieldsOfWire(impactBoxOrderFields, sent as never);
      const options = { version, forbiddenFields: 'ignore' } as const;
      await withFieldNames(wireNamesOf(impactBoxOrderFields), () =>
        updateImpactBoxOrder(context, id, input, options),
      );
      const order = await loadWiredOrder(context.app.database, id);
      if (!order) throw notFound('This order');
      return wired(order);
    },
  }),
];
