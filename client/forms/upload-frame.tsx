import { Field, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Controller, type ControllerRenderProps, type FieldPath, type FieldValues } from 'react-hook-form';
import { WarningIcon } from '../ui/icons';
import { type FieldProps, fieldError } from './field-frame';

/** The props of an upload's control. */
export type UploadControl = {
  id: string;
  describedBy: string;
  invalid: boolean;
  value: string;
  onChange: (address: string) => void;
  onBlur: () => void;
  inputRef: ControllerRenderProps['ref'];
};

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  children: (control: UploadControl) => ReactNode;
  /** Arranges the control, such as beside other fields. */
  around?: (control: ReactNode) => ReactNode;
};

/**
 * The label, hint and error message of an upload. A group rather than an input: its button takes the place of a hidden
 * file input. The form's value is the address of the file, or an empty text.
 */
export function UploadFrame<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name, label, hint, required, disabled, children, around = (control) => control } = props;
  const error = fieldError(form, name);
  const id = useId();
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` };
  const describedBy = [error && ids.errorText, hint && ids.helperText].filter(Boolean).join(' ');
  return (
    <Field.Root
      ids={ids}
      invalid={Boolean(error)}
      required={required}
      disabled={disabled}
      aria-labelledby={`${id}-label`}
    >
      <Flex as="span" id={`${id}-label`} gap="1" textStyle="label">
        {label}
        <Field.RequiredIndicator />
      </Flex>
      {around(
        <Controller
          control={form.control}
          name={name as FieldPath<Input>}
          render={({ field }) => (
            <>
              {children({
                id: `${id}-button`,
                describedBy,
                invalid: Boolean(error),
                value: field.value ?? '',
                onChange: field.onChange,
                onBlur: field.onBlur,
                inputRef: field.ref,
              })}
            </>
          )}
        />,
      )}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <WarningIcon /> {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
