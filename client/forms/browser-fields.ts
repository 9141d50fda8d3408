/** A native form field. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the current value of a field; for a checkbox, whether it is ticked. */
export function currentValue(field: Field): string | boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/** Returns the value that a field was rendered with. */
export function renderedValue(field: Field): string | boolean {
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
