import type { Fields, NameIn } from '../editing/field-table';
import type { GridColumn } from './grid-column';

/**
 * Makes columns editable in place, by a table of fields; `recordOf` converts rows whose shape differs from the
 * records'.
 */
export const editableColumns =
  <Row>(recordOf: (row: Row) => unknown = (row) => row) =>
  <Table extends Fields<never>>(fields: Table) =>
  <Name extends NameIn<Table> & keyof Row, Column extends GridColumn<Row>>(
    name: Name,
    column: Column,
  ): Column => ({
    ...column,
    edit: { name, field: fields[name], recordOf: (row) => recordOf(row as Row) as never },
  });
