import type { RecordField } from '../editing/field-table';

/** What a cell edits: a field of the record, which the row carries under the name that the server gives it. */
export type EditableCell = {
  readonly name: string;
  readonly field: RecordField<never, unknown, unknown>;
  /** The row as far as it is the record that the field is read from. */
  recordOf(row: unknown): never;
};

/** Saves what was typed into a cell of a row. */
export type SaveCell<Row> = (row: Row, cell: EditableCell, typed: unknown) => void;

/** Whether the cell of this row can be edited in its place. */
export const canEdit = ({ field: { inCell, fromRecord }, recordOf }: EditableCell, row: unknown): boolean =>
  inCell !== undefined && (inCell.takes?.(fromRecord(recordOf(row))) ?? true);

/** What a cell of a row shows while it is edited. */
export const textOfCell = ({ field, recordOf }: EditableCell, row: unknown): string =>
  field.inCell?.toText(field.fromRecord(recordOf(row))) ?? '';
