import { halfWidth } from './half-width.js';

/** The number in a cell, or the problem with it. */
export type AmountRead = { amount: number } | { problem: string };

/** The number format of the column that contains the cell. */
export interface NumberStyle {
  /**
   * True if commas may be decimal separators: the file has another cell separator, or a cell of the column
   * shows it.
   */
  decimalComma: boolean;
}

const NOT_A_NUMBER = 'Write a number like 1250 or 1250.50.';
const UNCLEAR =
  'This number can be read in two ways. Write it like 1250.50, without separators between thousands.';

/** Matches the text around the digits: the currency, and the marks of a negative amount. */
const AROUND = /^(\()?(?:\+|([-\u2212]))?\s*(?:NZ\$|NZD|\$)?\s*([-\u2212])?([\d.,\s'’]+?)\s*(?:NZD)?(\))?$/i;
const SPACED = /^([1-9]\d{0,2}(?:([\s'’])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?$/;
const COMMAS = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;
const DOTS = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/;
const PLAIN = /^(\d*)(?:[.,](\d*))?$/;
/**
 * Matches a single separator with three digits after it. A leading zero fits neither thousands nor decimals.
 */
const EITHER = /^0*[1-9]\d{0,2}[.,]\d{3}$/;
/** The maximum number of digits that a number holds exactly. */
const MAX_DIGITS = 15;

/**
 * Reads an amount as people and spreadsheets write it, with a decimal comma or point. An amount that can be
 * read in two ways, such as 1.250, is refused. So are 1,250 in a column with decimal commas, and 01,250.
 * Otherwise the comma separates thousands, as in New Zealand.
 */
export function readAmount(text: string, { decimalComma }: NumberStyle): AmountRead {
  const [, opened, minus, innerMinus, digits = '', closed] = AROUND.exec(halfWidth(text)) ?? [];
  const signs = [opened, minus, innerMinus].filter(Boolean).length;
  if (signs > 1 || Boolean(opened) !== Boolean(closed) || !/\d/.test(digits))
    return { problem: NOT_A_NUMBER };
  if (EITHER.test(digits) && (decimalComma || /^0|\./.test(digits))) return { problem: UNCLEAR };
  const parts = [SPACED, COMMAS, DOTS, PLAIN].map((pattern) => pattern.exec(digits)).find(Boolean);
  if (!parts) return { problem: NOT_A_NUMBER };
  const integer = (parts[1] ?? '').replace(/\D/g, '');
  const decimals = (parts.length === 4 ? parts[3] : parts[2]) ?? '';
  if (integer.length + decimals.length > MAX_DIGITS) return { problem: NOT_A_NUMBER };
  const amount = Number(`${integer || '0'}.${decimals || '0'}`);
  return { amount: signs === 1 && amount !== 0 ? -amount : amount };
}
