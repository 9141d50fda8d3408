import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField } from './text-fields';

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** The labels of the fields. */
  email: string;
  mobile: string;
};

/** The contact fields: email and, optionally, phone. */
export function ContactFields<Input extends FieldValues & { email: string; mobile: string }, Output>({
  form,
  email,
  mobile,
}: Props<Input, Output>) {
  return (
    <>
      <TextField
        form={form}
        name={'email' as Path<Input>}
        label={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        form={form}
        name={'mobile' as Path<Input>}
        label={mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}
