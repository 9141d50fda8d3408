import { Field, NativeSelect, RadioGroup } from '@chakra-ui/react';
import { Controller, type FieldValues } from 'react-hook-form';
import { radioGroup } from '../theme/lazy-recipes/radio-group';
import { WarningIcon } from '../ui/icons';
import { ChevronDownIcon } from '../ui/pictograms';
import { FieldFrame, type FieldProps, fieldError, useDescription } from './field-frame';
import { registered } from './registered';

type Choice = { value: string; label: string; disabled?: boolean };

type ChoiceProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  options: readonly Choice[];
  /** The first, empty entry of a select. */
  placeholder?: string;
};

/** A native select with one choice. The form's value is the option's string. */
export function SelectField<Input extends FieldValues, Output>({
  options,
  placeholder,
  ...props
}: ChoiceProps<Input, Output>) {
  return (
    <FieldFrame {...props}>
      {(described) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            placeholder={placeholder}
            {...described}
            {...registered(props.form, props.name)}
          >
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronDownIcon />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
}

/** Radio buttons: one of a few choices, all visible. */
export function RadioField<Input extends FieldValues, Output>({
  options,
  ...props
}: ChoiceProps<Input, Output>) {
  const error = fieldError(props.form, props.name);
  const { ids, described } = useDescription(error, props.hint);
  return (
    <Field.Root ids={ids} invalid={Boolean(error)} required={props.required} disabled={props.disabled}>
      <Controller
        control={props.form.control}
        name={props.name}
        render={({ field }) => (
          <RadioGroup.Root
            recipe={radioGroup}
            name={field.name}
            value={field.value ?? null}
            onValueChange={(change) => field.onChange(change.value)}
            onBlur={field.onBlur}
            disabled={props.disabled}
            invalid={Boolean(error)}
            required={props.required}
            {...described}
          >
            <RadioGroup.Label>
              {props.label} <Field.RequiredIndicator />
            </RadioGroup.Label>
            {options.map(({ value, label, disabled }, index) => (
              <RadioGroup.Item key={value} value={value} disabled={disabled}>
                {/* The form focuses the first choice if none is made. */}
                <RadioGroup.ItemHiddenInput ref={index === 0 ? field.ref : undefined} />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </RadioGroup.Root>
        )}
      />
      {props.hint && <Field.HelperText>{props.hint}</Field.HelperText>}
      <Field.ErrorText>
        <WarningIcon /> {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
