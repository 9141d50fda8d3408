import { Field, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Controller, type ControllerRenderProps, type FieldPath, type FieldValues } from 'react-hook-form';
import { WarningIcon } from '../ui/icons';
import { type FieldProps, fieldError } from './field-frame';

/** What the control of an upload has to know of its field. */
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
  /** Lays the control out, such as beside other fields. */
  around?: (control: ReactNode) => ReactNode;
};

/**
 * The label, hint and complaint around what uploads. A group and not an input: the button in it stands for a file input
 * that is out of sight. The value in the form is the address of the file, or an empty text.
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
