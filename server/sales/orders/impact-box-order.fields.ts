import { z } from 'zod';
import type { FieldsOf } from '../../kits/records/field.js';
import {
  choice,
  dollars,
  email,
  filledIn,
  instant,
  jsonList,
  line,
  link,
  orNull,
  phone,
  text,
} from '../../kits/records/field-kinds.js';
import { type StaffViewer, staffEditable, staffReadable } from '../../kits/records/staff-access.js';
import type { ImpactBoxOrder } from './impact-box-order.entity.js';
import { ORDER_STATUSES, OrderStatusEnum } from './impact-box-order.states.js';

const personal = { personal: true } as const;
const boxes = {
  ...jsonList,
  graphql: null,
  schema: z.array(z.strictObject({ name: z.string(), price: z.number(), quantity: z.int() })),
};
const boxesAnswer = z.array(z.object({ name: z.string(), price: z.number(), quantity: z.int() }));

const writtenBoxes = (value: unknown) =>
  (value as z.output<typeof boxesAnswer>).map(({ name, price, quantity }) => ({ name, price, quantity }));

type ServerManaged = 'id' | 'version' | 'updatedAt' | 'payload';

/** The fields of an order that staff see or change. The boxes and their prices cannot be changed. */
export const impactBoxOrderFields = {
  createdAt: { ...instant, ...staffReadable, wire: 'created_at', meaning: 'The time of the order.' },
  fullName: {
    ...filledIn(line(200)),
    ...staffEditable,
    ...personal,
    wire: 'fullName',
    meaning: 'The full name of the customer.',
  },
  email: {
    ...filledIn(email),
    ...staffEditable,
    ...personal,
    wire: 'email',
    meaning: 'The email address of the customer.',
  },
  mobile: {
    ...phone,
    ...staffEditable,
    ...personal,
    wire: 'mobile',
    meaning: 'The mobile number of the customer.',
  },
  address: { ...text(500), ...staffEditable, ...personal, wire: 'address', meaning: 'The delivery address.' },
  items: {
    ...boxes,
    ...staffReadable,
    wire: 'items',
    codec: { answer: boxesAnswer, write: writtenBoxes },
    meaning: 'The boxes that were ordered, with their prices on the day of the order.',
  },
  total: {
    ...orNull(dollars()),
    ...staffReadable,
    wire: 'total',
    meaning: 'The total in New Zealand dollars including GST. Null if it is not known.',
  },
  message: {
    ...text(2000),
    ...staffReadable,
    ...personal,
    wire: 'message',
    meaning: 'The message of the customer.',
  },
  status: {
    ...choice(ORDER_STATUSES, OrderStatusEnum),
    ...staffEditable,
    wire: 'status',
    meaning: 'The status of the order.',
  },
  goodCauseId: {
    ...orNull(link),
    ...staffEditable,
    wire: 'goodCause_id',
    meaning: 'The id of the good cause that the order benefits. Null if none was chosen.',
  },
  adminNotes: {
    ...text(20_000),
    ...staffEditable,
    ...personal,
    wire: 'adminNotes',
    meaning: 'Internal notes by staff.',
  },
} satisfies FieldsOf<Omit<ImpactBoxOrder, ServerManaged>, StaffViewer>;
