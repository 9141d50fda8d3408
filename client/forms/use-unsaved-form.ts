import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Calls `onUnsaved` with true while closing the form's dialog would lose something: typed text, or a submission under
 * way.
 */
export function useUnsavedForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onUnsaved: (begun: boolean) => void,
): void {
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onUnsaved(isDirty || isSubmitting), [isDirty, isSubmitting, onUnsaved]);
}
