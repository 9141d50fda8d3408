import type { Field, FieldTable } from '../platform/records/field.js';

/** Another value than `stored`, one that the field takes; undefined for files, which have to be sent first. */
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

/** The names of the fields that one may send at all over GraphQL. */
export const sentFields = (fields: FieldTable): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.graphql);

/** The names in a text of several lines, for lists that are written by hand. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Which fields each viewer sees, or changes, as the table says: compared with what a test says by hand. */
export function whoMay(fields: FieldTable, right: 'sees' | 'changes'): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const name of Object.keys(fields).sort())
    for (const viewer of fields[name]?.[right] ?? []) names[viewer] = [...(names[viewer] ?? []), name];
  return names;
}
