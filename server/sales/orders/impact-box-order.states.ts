import { registerEnumType } from 'type-graphql';

/** The status of an order. As nothing is paid through the site (A115), only staff change it. */
export const OrderStatusEnum = {
  NEW: 'New',
  CONFIRMED: 'Confirmed',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
} as const;
export type OrderStatus = (typeof OrderStatusEnum)[keyof typeof OrderStatusEnum];
export const ORDER_STATUSES = Object.values(OrderStatusEnum);
registerEnumType(OrderStatusEnum, {
  name: 'OrderStatus',
  description: 'The status of an order.',
  valuesConfig: {
    NEW: { description: 'A new order.' },
    CONFIRMED: { description: 'An order that staff have confirmed.' },
    SENT: { description: 'An order that has been sent.' },
    CANCELLED: { description: 'An order that was cancelled.' },
  },
});
