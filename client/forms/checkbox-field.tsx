import { chakra, Field, useSlotRecipe } from '@chakra-ui/react';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { WarningIcon } from '../ui/icons';
import { Tick } from '../ui/tick';
import { type FieldProps, fieldError } from './field-frame';
import { registered } from './registered';

/** A single checkbox. The form's value is a boolean. */
export function CheckboxField<Input extends FieldValues, Output>(props: FieldProps<Input, Output>) {
  const { form, name, label, hint, required, disabled } = props;
  const error = fieldError(form, name);
  const styles = useSlotRecipe({ key: 'checkbox' })();
  const id = useId();
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` };
  const described = [error && ids.errorText, hint && ids.helperText].filter(Boolean).join(' ');
  return (
    <Field.Root ids={ids} invalid={Boolean(error)} required={required} disabled={disabled}>
      <chakra.label css={styles.root} htmlFor={`${id}-tick`}>
        <Tick
          id={`${id}-tick`}
          type="checkbox"
          css={styles.control}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...registered(form, name)}
        />
        <chakra.span css={styles.label}>{label}</chakra.span>
      </chakra.label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <WarningIcon /> {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
