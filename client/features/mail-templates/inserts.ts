import type { Insert } from '../../forms/insert-bar';
import type { Template } from './template-fields';

/** How placeholders are written; one that is a link is an address where words lead. */
export const insertsOf = (placeholders: Template['placeholders']): Insert[] =>
  placeholders.map(({ name, label, link, needed }) => ({
    label: needed ? `${label} (needed)` : label,
    text: `{{${name}}}`,
    ...(link && { href: `https://{{${name}}}` }),
  }));
