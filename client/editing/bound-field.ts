import type { FieldPath } from 'react-hook-form';
import type { Fields, NameIn, ValuesOf } from './field-table';
import type { RecordForm } from './use-record-form';

/** The props of a field's component; disabled for users who may not change the field (R089). */
export type BoundField<Table, Name> = {
  form: RecordForm<Table>;
  name: Name & FieldPath<ValuesOf<Table>>;
  label: string;
  disabled: boolean;
};

/** Binds the fields of a table to its form: `fieldOf('name')` returns all props that the field's component needs. */
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
