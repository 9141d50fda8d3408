import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { drawnWith, type Field, held } from './browser-fields';

/** Fields that have told what they held when they came. */
const known = new WeakSet<Field>();

/**
 * Ties a field of the browser's own to its form, as react-hook-form's `register`, which would write the first value of
 * the form into it: one that was filled in before the form's code came keeps what it holds (client/ui/late-part.tsx).
 */
export function registered<Input extends FieldValues, Output, Name extends FieldPath<Input>>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Name,
) {
  const { ref, ...rest } = form.register(name);
  return {
    ...rest,
    ref: (field: Field | null) => {
      if (field && !known.has(field)) {
        known.add(field);
        if (held(field) !== drawnWith(field))
          form.setValue(name, held(field) as FieldPathValue<Input, Name>, { shouldDirty: true });
      }
      ref(field);
    },
  };
}
