import { GraphQLDateTime } from 'graphql-scalars';
import sql, { raw } from 'sql-template-tag';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { defineStaffNoun } from '../../kits/nouns/define-staff-noun.js';
import { instantValue, jsonList } from '../../platform/database/json-object.sql.js';
import { ImpactBoxResolver } from './impact-box.resolver.js';
import { ImpactBoxOrder } from './impact-box-order.entity.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';
import { ORDER_SUBJECT } from './impact-boxes.js';

@ObjectType('OrderedBox', { description: 'A box of an order.' })
class OrderedBoxLine {
  @Field({ description: 'The name of the box.' }) name!: string;
  @Field(() => Float, {
    description: 'The price of one box on the day of the order, in New Zealand dollars including GST.',
  })
  price!: number;
  @Field(() => Int, { description: 'The number of boxes.' }) quantity!: number;
}

/** The orders of Impact Boxes, latest first (R300). */
export const impactBoxOrders = defineStaffNoun({
  name: 'Order',
  subject: ORDER_SUBJECT,
  tokenResource: 'orders',
  label: ['order', 'orders'],
  description: 'An order of Impact Boxes, for staff.',
  entity: ImpactBoxOrder,
  table: 'impact_box_order',
  fields: impactBoxOrderFields,
  links: {
    goodCauseId: {
      table: 'good_cause',
      label: 'good cause',
      shown: {
        as: 'goodCause',
        description: 'The good cause that the order benefits. Null if none was chosen.',
        column: 'goodCause',
      },
    },
  },
  computed: {
    items: {
      graphql: () => [OrderedBoxLine],
      description: impactBoxOrderFields.items.meaning,
      json: jsonList(
        { name: sql`i.name`, price: sql`i.price`, quantity: sql`i.quantity` },
        sql`FROM jsonb_to_recordset(o.items) AS i (name text, price float8, quantity integer)`,
      ),
    },
    updatedAt: {
      graphql: () => GraphQLDateTime,
      json: instantValue(sql`o.updated_at`),
      column: { kind: 'instant', value: raw('o.updated_at') },
    },
  },
  list: {
    alias: 'o',
    title: 'full_name',
    search: quickSearch('o', ['o.full_name', 'o.email', 'o.address', 'o.mobile']),
    sums: {
      total: 'The total of all orders in the list in New Zealand dollars including GST.',
    },
    sort: { column: 'createdAt', direction: 'DESC' },
  },
  externalRefs: true,
  allow: {
    change: { many: ['status'] },
    remove: { rememberedBy: ['status', 'total'], title: ['fullName'] },
  },
  quickFind: {
    kind: 'order',
    title: 'full_name',
    detail: 'status',
    foundBy: 'found_by(full_name, email, address, phone_digits(mobile))',
  },
  resolvers: [ImpactBoxResolver],
});
