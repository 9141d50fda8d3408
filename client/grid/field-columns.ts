import type { Fields, NameIn } from '../editing/field-table';
import { columnBuilders, readable } from './column-builders';
import { editableColumns } from './editable-columns';
import type { GridColumn } from './grid-column';

/** The server's name for sorting by a field, such as LIST_TITLE for listTitle. */
type SortOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${SortOf<Rest>}`
  : '';

const sortOf = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/**
 * Returns short functions for defining columns that show a field of the row as it is, are sorted by it, and are edited
 * in place. A column has the name of its field as its ID unless saved views use another `id`.
 */
export const fieldColumns =
  <Row, Sort extends string>() =>
  <Table extends Fields<never>>(fields: Table) => {
    type Named = NameIn<Table> & keyof Row;
    type Own<Value> = {
      [Name in Named]: Row[Name] extends Value ? (SortOf<Name> extends Sort ? Name : never) : never;
    }[Named];
    const { text, number, flag } = columnBuilders<Row, Sort>();
    const editable = editableColumns<Row>()(fields);
    const own =
      <Value>(column: typeof text, show: (value: Value) => string | number | null | undefined) =>
      (name: Own<Value>, header: string, width: number, id: string = name): GridColumn<Row, Sort> =>
        editable(
          name,
          column(id, header, sortOf(name) as Sort, width, (row) => show(row[name] as Value)),
        );
    return {
      text: own<string | null | undefined>(text, (said) => said),
      number: own<number | null | undefined>(number, (amount) => amount),
      flag: own<boolean>(flag, (holds) => (holds ? 'Yes' : 'No')),
      rich: own<string | null | undefined>(text, readable),
    };
  };
