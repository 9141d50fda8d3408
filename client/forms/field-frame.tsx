import { Field } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { WarningIcon } from '../ui/icons';

/** The props of every field: its form, its name in the values, and its texts. */
export type FieldProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
};

type Described = { 'aria-describedby': string | undefined };

type FrameProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** Renders the control with the IDs of its hint and error message. */
  children: (described: Described) => ReactNode;
};

/** Returns the error message of a field, if any. */
export function fieldError<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: FieldPath<Input>,
): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}

/** Returns IDs for the hint and the error message of a field, and those that currently describe its control. */
export function useDescription(error: string | undefined, hint: ReactNode) {
  const id = useId();
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` };
  const described = [error && ids.errorText, hint && ids.helperText].filter(Boolean).join(' ');
  return { ids, described: { 'aria-describedby': described || undefined } };
}

/** Label, control, hint and error message, connected for screen readers by `aria-describedby`. */
export function FieldFrame<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  readOnly,
  children,
}: FrameProps<Input, Output>) {
  const error = fieldError(form, name);
  const { ids, described } = useDescription(error, hint);
  return (
    <Field.Root
      ids={ids}
      invalid={Boolean(error)}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
    >
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children(described)}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <WarningIcon /> {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
