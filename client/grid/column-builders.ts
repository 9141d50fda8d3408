import { readableText } from '../../shared/readable-text';
import type { GridColumn } from './grid-column';

/** Returns short functions for defining the columns of a list. */
export function columnBuilders<Row, Sort extends string>() {
  type Column = GridColumn<Row, Sort>;
  const text = (
    id: string,
    header: string,
    sort: Sort | undefined,
    width: number,
    cell: Column['cell'],
  ): Column => ({ id, header, sort, width, cell });
  const number = (...column: Parameters<typeof text>): Column => ({ ...text(...column), kind: 'number' });
  const time = (...column: Parameters<typeof text>): Column => ({ ...text(...column), kind: 'time' });
  const flag = (...column: Parameters<typeof text>): Column => ({ ...text(...column), kind: 'flag' });
  /** A column that is hidden until the user chooses it, and is not shown on cards. */
  const further = (column: Column): Column => ({ ...column, startsHidden: true, onCard: 'hidden' });
  return { text, number, time, flag, further };
}

/** Returns the plain text of a rich text, for a cell. */
export const readable = (text: string | null | undefined): string => (text ? readableText(text) : '');

/** Returns the names of a row's related records, in one line. */
export const namesOf = (records: readonly { name: string }[]): string =>
  records.map(({ name }) => name).join(', ');
