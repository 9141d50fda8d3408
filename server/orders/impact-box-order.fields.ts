import { z } from 'zod';
import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../platform/records/field.js';
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
} from '../platform/records/field-kinds.js';
import { type StaffViewer, staffKeep, staffSee } from '../platform/records/staff-keeper.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { ImpactBoxOrder } from './impact-box-order.entity.js';
import { ORDER_STATUSES, OrderStatusEnum } from './impact-box-order.states.js';
import { ORDER_SUBJECT } from './impact-boxes.js';

const personal = { personal: true } as const;
const boxes = {
  ...jsonList,
  graphql: null,
  schema: z.array(z.strictObject({ name: z.string(), price: z.number(), quantity: z.int() })),
};
const boxesAnswer = z.array(z.object({ name: z.string(), price: z.number(), quantity: z.int() }));

const writtenBoxes = (value: unknown) =>
  (value as z.output<typeof boxesAnswer>).map(({ name, price, quantity }) => ({ name, price, quantity }));

type WrittenByServer = 'id' | 'version' | 'updatedAt' | 'payload';

/** Every field of an order that staff are told of or change. What was ordered, at which price, stays as it was. */
export const impactBoxOrderFields = {
  createdAt: { ...instant, ...staffSee, wire: 'created_at' },
  fullName: { ...filledIn(line(200)), ...staffKeep, ...personal, wire: 'fullName' },
  email: { ...filledIn(email), ...staffKeep, ...personal, wire: 'email' },
  mobile: { ...phone, ...staffKeep, ...personal, wire: 'mobile' },
  address: { ...text(500), ...staffKeep, ...personal, wire: 'address' },
  items: {
    ...boxes,
    ...staffSee,
    wire: 'items',
    codec: { answer: boxesAnswer, write: writtenBoxes },
    meaning: 'The boxes, with the prices of the day.',
  },
  total: { ...orNull(dollars()), ...staffSee, wire: 'total' },
  message: { ...text(2000), ...staffSee, ...personal, wire: 'message' },
  status: { ...choice(ORDER_STATUSES, OrderStatusEnum), ...staffKeep, wire: 'status' },
  goodCauseId: {
    ...orNull(link),
    ...staffKeep,
    wire: 'goodCause_id',
    meaning: 'The cause that it benefits.',
  },
  adminNotes: { ...text(20_000), ...staffKeep, ...personal, wire: 'adminNotes' },
} satisfies FieldsOf<Omit<ImpactBoxOrder, WrittenByServer>, StaffViewer>;

export type ImpactBoxOrderChanges = ChangesTo<typeof impactBoxOrderFields>;

/** Orders as they are kept. */
export const impactBoxOrderRecords: RecordKind<ImpactBoxOrder> = {
  entity: ImpactBoxOrder,
  subject: ORDER_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(impactBoxOrderFields),
};
