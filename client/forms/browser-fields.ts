/** A field of the browser's own. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds: of a tick whether it is set. */
export function held(field: Field): string | boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/** What a field was drawn with. */
export function drawnWith(field: Field): string | boolean {
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
