import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { drawnWith, type Field, held } from './browser-fields';

/** Fields that have told what they held when they came, each with what tells its form what it holds. */
const known = new WeakMap<Field, () => void>();

/** Tells a form what its fields hold: password managers fill in some without an event. */
export function readFilledIn(element: HTMLFormElement): void {
  for (const field of element.elements) known.get(field as Field)?.();
}

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
        const tell = () =>
          form.setValue(name, held(field) as FieldPathValue<Input, Name>, { shouldDirty: true });
        known.set(field, () => {
          if (field.type !== 'radio' && held(field) !== (form.getValues(name) ?? '')) tell();
        });
        if (held(field) !== drawnWith(field)) tell();
      }
      ref(field);
    },
  };
}
