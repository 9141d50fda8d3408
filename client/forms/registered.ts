import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { currentValue, type Field, renderedValue } from './browser-fields';

/** Registered fields, each with a function that passes its value to its form. */
const known = new WeakMap<Field, () => void>();

/** Passes the values of native fields to their form: password managers fill in some without an event. */
export function syncAutofill(element: HTMLFormElement): void {
  for (const field of element.elements) known.get(field as Field)?.();
}

/**
 * Connects a native field to its form, like react-hook-form's `register`, except that a field filled in before the
 * form's code has loaded keeps its value, which `register` would replace (client/ui/hydrate-on-interaction.tsx).
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
          form.setValue(name, currentValue(field) as FieldPathValue<Input, Name>, { shouldDirty: true });
        known.set(field, () => {
          if (field.type !== 'radio' && currentValue(field) !== (form.getValues(name) ?? '')) tell();
        });
        if (currentValue(field) !== renderedValue(field)) tell();
      }
      ref(field);
    },
  };
}
