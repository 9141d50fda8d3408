import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../../../forms/field-frame';
import { PasswordField } from '../../../forms/text-fields';
import { useTexts } from '../../../lib/language';
import { accountTexts } from './account-texts';

type Props<Input extends FieldValues, Output> = Pick<FieldProps<Input, Output>, 'form' | 'name'> &
  Partial<Pick<FieldProps<Input, Output>, 'label' | 'hint'>>;

/** The field for a new password. States the minimum length, and lets browsers suggest and save a password. */
export function NewPasswordField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const text = useTexts(accountTexts);
  return (
    <PasswordField
      label={text.newPassword}
      hint={text.passwordHint}
      autoComplete="new-password"
      required
      {...props}
    />
  );
}
