import { choiceOfOne, email, record, required, text } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { OrderInput, OrderStatus } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import type { StatusTone } from '../../../ui/status-tag';
import type { OrderRowFragment } from './orders.generated';

export type Order = Omit<OrderRowFragment, ' $fragmentName'>;

/** Labels of the states of an order. */
export const orderStatuses: Record<OrderStatus, string> = {
  NEW: 'New',
  CONFIRMED: 'Confirmed',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
};

export const orderTones: Record<OrderStatus, StatusTone> = {
  NEW: 'new',
  CONFIRMED: 'active',
  SENT: 'good',
  CANCELLED: 'quiet',
};

/** Returns `2 × Impact Box, small` for each box, in one line. */
export const formatBoxes = (items: Order['items']): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ');

/** All fields of an order's form. */
export const orderFields = {
  status: field('Status', choiceOfOne(orderStatuses, 'NEW'), ({ status }: Order) => status),
  adminNotes: field('Admin notes', text(20_000), ({ adminNotes }: Order) => adminNotes),
  fullName: field('Name', required(text(200), 'Enter a name'), ({ fullName }: Order) => fullName),
  email: field('Email', required(email, 'Enter an email address'), (order: Order) => order.email),
  mobile: field('Mobile', text(50), ({ mobile }: Order) => mobile),
  address: field('Address', text(500), ({ address }: Order) => address),
  goodCauseId: field('Good cause', record(), ({ goodCause }: Order) => goodCause),
} satisfies FieldTable<Order, OrderInput>;

/** Names of fields and operations in the history of an order. */
export const orderHistory: HistoryLabels = {
  recordLabel: 'order',
  labels: { ...labelsOf(orderFields), total: 'Total' },
  money: ['total'],
  actions: { placed: 'placed this order' },
};
