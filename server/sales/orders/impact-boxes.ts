import { centsOf } from '../../../shared/cents.js';
import type { Language } from '../../platform/language.js';

/** A box that can be ordered. */
export interface ImpactBox {
  id: string;
  name: string;
  maoriName: string;
  /** The price in dollars including GST. */
  price: number;
}

/**
 * The Impact Boxes that can be ordered, the usual one first. Orders store the name and price of their day.
 */
export const IMPACT_BOXES: readonly ImpactBox[] = [
  { id: 'small', name: 'Impact Box, small', maoriName: 'Pouaka Awe, iti', price: 59 },
  { id: 'large', name: 'Impact Box, large', maoriName: 'Pouaka Awe, nui', price: 98 },
  { id: 'morning-tea', name: 'Morning tea for ten', maoriName: 'Te tī o te ata mā te tekau', price: 145 },
];

/** A box and its quantity, as stored in an order. */
export interface OrderedBox extends ImpactBox {
  quantity: number;
}

/** Returns the total price of the boxes in dollars, added up in whole cents. */
export const totalOf = (boxes: readonly OrderedBox[]): number =>
  boxes.reduce((cents, { price, quantity }) => cents + centsOf(price) * quantity, 0) / 100;

/** Returns a line such as `2 × Impact Box, small`. */
export const boxLine = ({ name, quantity }: OrderedBox): string => `${quantity} × ${name}`;

/** The subject type of mails and activities about an order. */
export const ORDER_SUBJECT = 'impact-box-order';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Returns the boxes and their total, for the mails about an order. */
export function orderLines(boxes: readonly OrderedBox[], total: number, language: Language = 'en'): string {
  const sum = dollars.format(total);
  const lines = boxes.map((box) => {
    const price = dollars.format(box.price);
    return language === 'en'
      ? `${boxLine(box)}, ${price} each`
      : `${box.quantity} × ${box.maoriName}, ${price} te utu o ia pouaka`;
  });
  const together = language === 'en' ? `Total ${sum}, GST included` : `Te tapeke: ${sum}, kei roto te GST`;
  return [...lines, together].join('\n');
}
