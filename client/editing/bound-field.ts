import type { FieldPath } from 'react-hook-form';
import type { Fields, NameIn, ValuesOf } from './field-table';
import type { RecordForm } from './use-record-form';

/** What a field component needs to know of a field; closed to those who may not change it (R089). */
export type BoundField<Table, Name> = {
  form: RecordForm<Table>;
  name: Name & FieldPath<ValuesOf<Table>>;
  label: string;
  disabled: boolean;
};

/** Binds the fields of a table to its form: `fieldOf('name')` gives a field component all that it asks for. */
export const boundFields =
  <Table extends Fields<never>>(
    fields: Table,
    form: RecordForm<Table>,
    mayChange: (name: NameIn<Table>) => boolean = () => true,
  ) =>
  <Name extends NameIn<Table>>(name: Name): BoundField<Table, Name> => ({
    form,
    name: name as BoundField<Table, Name>['name'],
    label: fields[name]?.label ?? name,
    disabled: !mayChange(name),
  });
