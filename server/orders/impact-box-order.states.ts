import { registerEnumType } from 'type-graphql';

/** How far an order has come; nothing is paid through us (A115), so staff alone move it on. */
export const OrderStatusEnum = {
  NEW: 'New',
  CONFIRMED: 'Confirmed',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
} as const;
export type OrderStatus = (typeof OrderStatusEnum)[keyof typeof OrderStatusEnum];
export const ORDER_STATUSES = Object.values(OrderStatusEnum);
registerEnumType(OrderStatusEnum, { name: 'OrderStatus', description: 'How far an order has come.' });
