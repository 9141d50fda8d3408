import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that have told what they held when they came. */
const known = new WeakSet<Field>();

/** What a field holds: of a tick whether it is set. */
function held(field: Field): string | boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/** What a field was drawn with. */
function drawnWith(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const drawn =
      options.find((option) => option.defaultSelected) ?? options.find(({ disabled }) => !disabled);
    return drawn?.value ?? '';
  }
  return field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.defaultChecked
    : field.defaultValue;
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
        known.add(field);
        if (held(field) !== drawnWith(field))
          form.setValue(name, held(field) as FieldPathValue<Input, Name>, { shouldDirty: true });
      }
      ref(field);
    },
  };
}
