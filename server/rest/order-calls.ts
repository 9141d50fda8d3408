import { z } from 'zod';
import { answerShape, fieldsOfWire, toWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { wireVersion } from '../kits/records/wire-codecs.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { updateImpactBoxOrder } from '../sales/orders/impact-box-order.commands.js';
import { impactBoxOrderFields } from '../sales/orders/impact-box-order.fields.js';
import {
  allImpactBoxOrders,
  loadWiredOrder,
  type WiredOrder,
} from '../sales/orders/impact-box-order-record.read-model.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { recordBody, refuseCleared } from './wire-values.js';

const orderAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: wholeNumberAnswer.describe(
      'The version of the record, which grows by one with each change. Send it back with a change.',
    ),
    ...answerShape(impactBoxOrderFields, { everybody: ['Admin'], describe: () => '' }),
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
        .describe(
          'The version that the change is based on. Responds with 409 if the version is not the latest.',
        ),
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
    summary: 'Lists the orders of Impact Boxes, latest first',
    answer: rowsOf(orderAnswer),
    headers: { 'cache-control': 'no-store' },
    handle: async ({ app }) => (await allImpactBoxOrders(app.database)).map(wired),
  }),
  defineCall({
    id: 'C122',
    method: 'POST',
    path: 'orders/update',
    audience: ['Admin'],
    summary: 'Changes an order of Impact Boxes',
    details:
      'Changes only the fields that are sent. The ordered boxes and prices cannot be changed and are ignored.',
    body,
    answer: orderAnswer,
    refusals: { 404: 'The order does not exist.', 409: 'The order has changed since the given version.' },
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
