import type { Field } from '../records/field.js';

/** Matches a long number as spreadsheets show it in a narrow column, with a decimal comma or point. */
const SHORTENED = /^[+-]?\d(?:[.,](\d+))?E[+-]?\d{1,3}$/i;
/** Matches digits that a spreadsheet reads as a number, which drops a plus sign and leading zeros. */
const LIKE_A_NUMBER = /^\+?0*(\d+)$/;
const GROUPS = /(?<=\d)[ \u00a0-](?=\d)/g;
/**
 * Matches a whole number as spreadsheets format it: with separators between thousands, with decimals of zero,
 * or with both.
 */
const SHOWN_WHOLE = /^([1-9]\d{0,2}(?:([,.'’\u202f])\d{3})(?:\2\d{3})*|0|[1-9]\d*)(?:[.,]0{1,2})?$/;

const AS_TEXT = 'Format the column as Text in the spreadsheet,';

/** Returns true if the cell equals the stored value apart from the digits that spreadsheets lose. */
export function differsByLossOnly({ digits }: Pick<Field, 'digits'>, cell: string, stored: string): boolean {
  const [, number] = LIKE_A_NUMBER.exec(digits ? stored.replace(GROUPS, '') : stored) ?? [];
  if (number === undefined) return false;
  const shortened = SHORTENED.exec(cell);
  if (shortened) {
    const decimals = (shortened[1] ?? '').length;
    return decimals <= 20 && Number(number).toExponential(decimals) === plainForm(cell, decimals);
  }
  const said = shownWhole(cell) ?? cell;
  return digits !== undefined && /^\d+$/.test(said) && trimmed(said) === trimmed(number);
}

/**
 * Returns the digits of a number such as `215,550,100.00` or `610.0`, or null for plain digits and other
 * texts.
 */
function shownWhole(cell: string): string | null {
  const [, number] = SHOWN_WHOLE.exec(cell) ?? [];
  return number && /\D/.test(cell) ? number.replace(/\D/g, '') : null;
}

const trimmed = (digits: string) => digits.replace(/^0+(?=\d)/, '');

const plainForm = (cell: string, decimals: number) => Number(cell.replace(',', '.')).toExponential(decimals);

/** Matches the signs in a cell whose column is too narrow for its number. */
const TOO_NARROW = /^#{2,}$/;
/** Matches the errors of formulas in Excel, Google Sheets, Numbers and LibreOffice. */
const ERROR =
  /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|GETTING_DATA)|Err:\d{3})$/i;
/** Matches a date as days since 1900, with the time after the point, from 1927 to 2119. */
const DAYS_SINCE_1900 = /^[1-7]\d{4}(?:\.\d+)?$/;

/** Returns the advice for a cell in which a spreadsheet lost a value; null if nothing seems lost. */
export function lossOf(
  { column, long, digits }: Pick<Field, 'column' | 'long' | 'digits'>,
  cell: string,
): string | null {
  if (ERROR.test(cell))
    return `The spreadsheet shows the error ${cell} here. Correct the cell, then save the file again.`;
  if (TOO_NARROW.test(cell) && !long)
    return 'The column was too narrow for this value. Make the column wider, then save the file again.';
  if (DAYS_SINCE_1900.test(cell) && (column === 'day' || column === 'instant'))
    return `The spreadsheet shows this date as the number ${cell}. Format the column as Date, then save the file again.`;
  if (SHORTENED.test(cell) && (column === 'number' || (column === 'text' && !long)))
    return `The spreadsheet shortened this number to ${cell}. ${AS_TEXT} then enter the number again.`;
  if (digits) return lostDigits(digits, cell);
  return null;
}

function lostDigits(digits: NonNullable<Field['digits']>, cell: string): string | null {
  const number = shownWhole(cell);
  const [what, like] =
    digits === 'postCode'
      ? ['postcode', 'write all 4 digits, like 0610']
      : ['phone number', 'write it like 021 555 0100'];
  const lostZero = digits === 'postCode' ? /^\d{1,3}$/ : /^[2-9]\d{7,9}$/;
  if (lostZero.test(number ?? cell))
    return `This ${what} has lost ${digits === 'postCode' ? 'a' : 'the'} 0 at its beginning. ${AS_TEXT} then ${like}.`;
  if (number) return `The spreadsheet shows this ${what} as the number ${cell}. ${AS_TEXT} then ${like}.`;
  return null;
}
