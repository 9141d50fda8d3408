import type { Field } from '../platform/records/field.js';

/** A long number as spreadsheets show it in a narrow column, with a comma or a dot before its decimals. */
const SHORTENED = /^[+-]?\d(?:[.,](\d+))?E[+-]?\d{1,3}$/i;
/** Digits, in groups or not, that a spreadsheet takes for a number: it drops a plus sign and leading zeros. */
const LIKE_A_NUMBER = /^\+?0*(\d+)$/;
const GROUPS = /(?<=\d)[ \u00a0-](?=\d)/g;
/** The suffix that some programs write after a number. */
const POINT_ZERO = /\.0$/;

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
  const said = cell.replace(POINT_ZERO, '');
  return digits !== undefined && /^\d+$/.test(said) && trimmed(said) === trimmed(number);
}

const trimmed = (digits: string) => digits.replace(/^0+(?=\d)/, '');

const plainForm = (cell: string, decimals: number) => Number(cell.replace(',', '.')).toExponential(decimals);

/** The signs in a cell whose column is too narrow for its number. */
const TOO_NARROW = /^#{2,}$/;
/** The errors of formulas in Excel, Google Sheets, Numbers and LibreOffice. */
const ERROR =
  /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|GETTING_DATA)|Err:\d{3})$/i;
/** Days since 1900, with the time behind the dot: dates from 1927 to 2119. */
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
  if (digits === 'postCode' && (/^\d{1,3}$/.test(cell) || /^\d+\.0$/.test(cell)))
    return `This postcode has lost a 0 at its beginning. ${AS_TEXT} then write all 4 digits, like 0610.`;
  if (digits === 'phone' && /^[2-9]\d{7,9}(?:\.0)?$/.test(cell))
    return `This phone number has lost the 0 at its beginning. ${AS_TEXT} then write it like 021 555 0100.`;
  return null;
}
