import { readableText } from '../../shared/readable-text';
import type { GridColumn } from './grid-column';

/** Short ways to write the columns of a noun's list. */
export function columnsOf<Row, Sort extends string>() {
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
  /** Not shown before somebody chooses it, and not on cards. */
  const further = (column: Column): Column => ({ ...column, startsHidden: true, onCard: 'hidden' });
  return { text, number, time, flag, further };
}

/** What a rich text says, in a cell. */
export const readable = (text: string | null | undefined): string => (text ? readableText(text) : '');

/** The names of records that a row names, in one line. */
export const namesOf = (records: readonly { name: string }[]): string =>
  records.map(({ name }) => name).join(', ');
