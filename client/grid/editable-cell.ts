import type { RecordField } from '../editing/field-table';

/** The field that a cell edits. The row carries it under the server's name. */
export type EditableCell = {
  readonly name: string;
  readonly field: RecordField<never, unknown, unknown>;
  /** Returns the record, as the field reads it, for a row. */
  recordOf(row: unknown): never;
};

/** Saves the value typed into a cell of a row. */
export type SaveCell<Row> = (row: Row, cell: EditableCell, typed: unknown) => void;

/** Returns true if the cell of this row can be edited in place. */
export const canEdit = ({ field: { inCell, fromRecord }, recordOf }: EditableCell, row: unknown): boolean =>
  inCell !== undefined && (inCell.takes?.(fromRecord(recordOf(row))) ?? true);

/** Returns the text of a cell while it is edited. */
export const textOfCell = ({ field, recordOf }: EditableCell, row: unknown): string =>
  field.inCell?.toText(field.fromRecord(recordOf(row))) ?? '';
