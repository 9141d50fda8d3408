import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { type DraftOptions, useFormDraft } from './form-draft';

type Options<Input extends FieldValues> = {
  defaultValues: DefaultValues<Input>;
  values?: Input;
} & DraftOptions;

/**
 * A form whose rules are a zod schema. Fields are validated on blur, and after the first error on every change; a
 * refused submission focuses the first invalid field. Typed values survive a switch of the language.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: $ZodType<Output, Input>,
  { untilSent, about, ...options }: Options<Input>,
): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: true,
    ...options,
  });
  useFormDraft(form, options.defaultValues, { untilSent, about });
  return form;
}
