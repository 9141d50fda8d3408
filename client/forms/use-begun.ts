import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Tells whoever shows a form in a dialog whether closing it would lose something: what was typed, or is being sent. */
export function useBegun<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onBegun: (begun: boolean) => void,
): void {
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onBegun(isDirty || isSubmitting), [isDirty, isSubmitting, onBegun]);
}
