import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Calls `onBegun` with true while closing the form's dialog would lose something: typed text, or a submission under
 * way.
 */
export function useBegun<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onBegun: (begun: boolean) => void,
): void {
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onBegun(isDirty || isSubmitting), [isDirty, isSubmitting, onBegun]);
}
