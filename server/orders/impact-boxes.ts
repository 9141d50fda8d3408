/** A box that can be ordered. */
export interface ImpactBox {
  id: string;
  name: string;
  /** Dollars, GST included. */
  price: number;
}

/** The Impact Boxes on offer, the usual one first. Orders keep the name and price of their day. */
export const IMPACT_BOXES: readonly ImpactBox[] = [
  { id: 'small', name: 'Impact Box, small', price: 59 },
  { id: 'large', name: 'Impact Box, large', price: 98 },
  { id: 'morning-tea', name: 'Morning tea for ten', price: 145 },
];

/** A box and how many of it, as an order keeps it. */
export interface OrderedBox extends ImpactBox {
  quantity: number;
}

/** What the boxes come to, in whole cents. */
export const totalOf = (boxes: readonly OrderedBox[]): number =>
  boxes.reduce((cents, { price, quantity }) => cents + Math.round(price * 100) * quantity, 0) / 100;

/** `2 × Impact Box, small`. */
export const boxLine = ({ name, quantity }: OrderedBox): string => `${quantity} × ${name}`;

/** What mails and activities about an order say they are about. */
export const ORDER_SUBJECT = 'impact-box-order';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Boxes and their sum, as the mails about an order list them. */
export const orderLines = (boxes: readonly OrderedBox[], total: number): string =>
  [
    ...boxes.map((box) => `${boxLine(box)}, ${dollars.format(box.price)} each`),
    `Together ${dollars.format(total)}, GST included`,
  ].join('\n');
