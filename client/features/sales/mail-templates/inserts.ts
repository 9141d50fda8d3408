import type { Insert } from '../../../forms/insert-bar';
import type { Template } from './template-fields';

/** Returns the placeholders as inserts; one that is a link is inserted as the address of a link text. */
export const insertsOf = (placeholders: Template['placeholders']): Insert[] =>
  placeholders.map(({ name, label, link, needed }) => ({
    label: needed ? `${label} (required)` : label,
    text: `{{${name}}}`,
    ...(link && { href: `https://{{${name}}}` }),
  }));
