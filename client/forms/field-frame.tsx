import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { WarningIcon } from '../ui/icons';

/** What every field takes: the form it belongs to, its name in the values, and its words. */
export type FieldProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
};

type FrameProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & { children: ReactNode };

/** The complaint about a field, if any. */
export function fieldError<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: FieldPath<Input>,
): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}

/** Label, control, hint and complaint, tied together for screen readers by `aria-describedby`. */
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
  return (
    <Field.Root invalid={Boolean(error)} required={required} disabled={disabled} readOnly={readOnly}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <WarningIcon /> {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
