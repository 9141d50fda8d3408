import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { type CellText, dayInCell } from '../editing/cell-text';
import { type Fields, type NameIn, rowOf, type ValuesOf } from '../editing/field-table';
import { CountedArea, CountedField } from '../forms/counted-fields';
import { DayField } from '../forms/day-fields';
import { FieldFrame, type FieldProps } from '../forms/field-frame';
import { TextAreaField, TextField } from '../forms/text-fields';
import { ChevronDownIcon } from '../ui/pictograms';

/** The props of a control in such a form. */
export type BulkEditFieldProps<Table> = {
  form: UseFormReturn<ValuesOf<Table>, unknown, ValuesOf<Table>>;
  name: FieldPath<ValuesOf<Table>>;
  label: string;
};

/** The fields that a list offers for changing many records. */
export type BulkEditFields<Table> = {
  fields: Table;
  /** Controls of fields that cannot be typed or chosen from a list, such as another record. */
  controls?: { readonly [Name in NameIn<Table>]?: (props: BulkEditFieldProps<Table>) => ReactNode };
};

const CLEARED = 'Leave blank to clear this field.';

/** Returns the control of a field, by its kind. */
export function bulkEditField<Table extends Fields<never>>(
  { fields, controls }: BulkEditFields<Table>,
  form: BulkEditFieldProps<Table>['form'],
  name: NameIn<Table>,
): ReactNode {
  const { label, inCell, limit } = rowOf(fields, name);
  type Values = ValuesOf<Table>;
  const props = { form, name: name as FieldPath<ValuesOf<Table>>, label };
  const control = controls?.[name];
  if (control) return control(props);
  if (inCell?.choices) return <ChosenField<Values, Values> {...props} inCell={inCell as CellText<unknown>} />;
  if ((inCell as unknown) === dayInCell) return <DayField<Values, Values> {...props} hint={CLEARED} />;
  const cleared = { ...props, hint: CLEARED };
  if (inCell?.lines && limit) return <CountedArea<Values, Values> {...cleared} limit={limit} />;
  if (inCell?.lines) return <TextAreaField<Values, Values> {...cleared} />;
  if (limit) return <CountedField<Values, Values> {...cleared} limit={limit} />;
  return <TextField<Values, Values> {...cleared} />;
}

type ChosenProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  inCell: CellText<unknown>;
};

/** A select, also for yes or no, so that "no" for many records must be chosen explicitly. */
function ChosenField<Input extends FieldValues, Output>({ inCell, ...props }: ChosenProps<Input, Output>) {
  return (
    <FieldFrame {...props}>
      {(described) => (
        <Controller
          control={props.form.control}
          name={props.name}
          render={({ field: { name, ref, value, onBlur, onChange } }) => (
            <NativeSelect.Root>
              <NativeSelect.Field
                {...described}
                name={name}
                ref={ref}
                value={inCell.toText(value)}
                onBlur={onBlur}
                onChange={({ target }) => onChange(inCell.fromText(target.value))}
              >
                {inCell.choices?.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {value === '' ? 'None' : label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator>
                <ChevronDownIcon />
              </NativeSelect.Indicator>
            </NativeSelect.Root>
          )}
        />
      )}
    </FieldFrame>
  );
}
