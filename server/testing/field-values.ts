import type { Field, FieldTable } from '../kits/records/field.js';

/** Returns a valid value that differs from `stored`. Undefined for files, which have to be uploaded first. */
export function otherValue(name: string, field: Field, stored: unknown): unknown {
  if (field.folder) return undefined;
  switch (field.column) {
    case 'flag':
      return !stored;
    case 'number':
      return Number(stored ?? 0) + 10;
    case 'day':
      return stored === '2026-05-04' ? '2026-05-05' : '2026-05-04';
    case 'instant':
      return new Date('2026-05-04T01:00:00Z');
    case 'choice':
      return choicesOf(field).find((choice) => choice !== stored);
    case 'list':
      return [`New ${name}`];
    case 'text':
      return [`https://a.nz/${name.toLowerCase()}`, `${name}@demo.example`.toLowerCase(), `New ${name}`]
        .map((value) => value.slice(0, 20))
        .find((value) => field.schema.safeParse(value).data === value);
    case null:
      return { of: name };
  }
}

const choicesOf = (field: Field): unknown[] => {
  const { options, def } = field.schema as {
    options?: unknown[];
    def?: { innerType?: { options?: unknown[] } };
  };
  return options ?? def?.innerType?.options ?? [];
};

/** Returns a stored value in its GraphQL form, which is the name for values of an enum. */
export function inGraphql(field: Field, value: unknown): unknown {
  if (field.column !== 'choice') return value;
  const named = Object.entries(field.graphql?.() ?? {});
  return named.find(([, stored]) => stored === value)?.[0] ?? value;
}

/** Returns the names of the fields that can be sent over GraphQL. */
export const sentFields = (fields: FieldTable): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.graphql);

/** Returns the words of a text, for lists that are written by hand. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Returns the fields that each viewer sees or changes according to the table, to compare with a list in a
 * test.
 */
export function whoMay(fields: FieldTable, right: 'sees' | 'changes'): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const name of Object.keys(fields).sort())
    for (const viewer of fields[name]?.[right] ?? []) names[viewer] = [...(names[viewer] ?? []), name];
  return names;
}
