import type { ExportedColumn } from '../grid/grid-column';

/** Labels of a record type's fields: by the names of its input, as on its form. */
export type FieldLabels = Readonly<Record<string, string>>;

/** A column of the list, as exports contain it. */
type ListHeader = { sort?: string; header: string; exported?: readonly ExportedColumn<string>[] };

/** A field that a column can be assigned to. */
export type ImportTarget = { name: string; wire: string };

/** A section of a form, with its fields. */
export type FormSection = { label: string; fields: readonly string[] };

type Choice = { name: string; label: string };

/**
 * Groups the choices by the sections of the form, each sorted by label; fields without a section come first, without a
 * heading.
 */
export function bySection(
  choices: readonly Choice[],
  sections: readonly FormSection[],
): { heading: string | null; choices: Choice[] }[] {
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label));
  const headingOf = (name: string) => sections.find(({ fields }) => fields.includes(name))?.label ?? null;
  return [null, ...sections.map(({ label }) => label)]
    .map((heading) => ({ heading, choices: sorted.filter(({ name }) => headingOf(name) === heading) }))
    .filter((section) => section.choices.length > 0);
}

/** Converts LIST_TITLE to the server's field name: listTitle. */
const fieldOf = (column: string) =>
  column.toLowerCase().replace(/_([a-z\d])/g, (_, letter) => letter.toUpperCase());

/** Writes `searchWeight` as `Search weight`, for fields without a label. */
function spelledOut(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the label of each field: that of its form, or else of its list. */
export function labelsOf(
  fields: Readonly<Record<string, { label: string }>>,
  columns: readonly ListHeader[],
): FieldLabels {
  const labels: Record<string, string> = { id: 'ID' };
  for (const { field, header } of headersOf(columns)) labels[field] = header;
  for (const [name, { label }] of Object.entries(fields)) labels[name] = label;
  return labels;
}

/** Returns the headers that an export of the list writes, with their fields. */
export const headersOf = (columns: readonly ListHeader[]): { field: string; header: string }[] =>
  columns.flatMap(({ sort, header, exported }) =>
    (exported ?? (sort ? [{ column: sort, header }] : [])).map(({ column, header }) => ({
      field: fieldOf(column),
      header,
    })),
  );

export const labelOf = (labels: FieldLabels, name: string): string => labels[name] ?? spelledOut(name);

const plain = (text: string) => text.toLowerCase().replace(/[\s_.:*-]+/g, '');

/** Returns the approximate singular of a header: categories, category. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** The minimum length of a part of a label, in letters: a shorter one could belong to any. */
const LEAST_LETTERS = 3;

/** A label or name of a field. `listed`: it is the header of a column of the list. */
type Called = { label: string; field: string; listed: boolean };

/**
 * Returns the list's field whose header has one word before this one (`Title` for `Listing title`), or else the only
 * field with a label that begins with it (`GST`).
 */
function partly(header: string, called: readonly Called[]): string | undefined {
  const said = plain(header);
  if (said.length < LEAST_LETTERS) return undefined;
  const isLast = ({ label, listed }: Called) => {
    const words = label.toLowerCase().split(' ');
    return listed && words.length === 2 && words[1] === said;
  };
  const isFirst = ({ label }: Called) => plain(label).startsWith(said);
  for (const matches of [isLast, isFirst]) {
    const fields = new Set(called.filter(matches).map(({ field }) => field));
    if (fields.size > 0) return fields.size === 1 ? [...fields][0] : undefined;
  }
  return undefined;
}

/**
 * Returns the field that a header almost matches: in singular or plural, or with the record type before it (`Supplier
 * name`).
 */
function nearly(header: string, one: string, known: ReadonlyMap<string, string>): string | undefined {
  const words = header.startsWith(plain(one)) ? [header.slice(plain(one).length), header] : [header];
  for (const word of words) {
    const same = known.get(word) ?? [...known].find(([said]) => singular(said) === singular(word))?.[1];
    if (same) return same;
  }
  return undefined;
}

/**
 * Suggests a field for each column: the user's earlier choice, or else the field that exports, the form or REST call
 * so, or almost so. No field is assigned to two columns.
 */
export function suggestFields(
  headers: readonly string[],
  readable: readonly ImportTarget[],
  {
    remembered,
    labels,
    listed,
    one,
  }: {
    remembered: readonly { header: string; field: string | null }[];
    labels: FieldLabels;
    listed: readonly { field: string; header: string }[];
    /** The name of the record type, singular. */
    one: string;
  },
): (string | null)[] {
  const names = new Set(readable.map(({ name }) => name));
  const called: Called[] = [
    ...readable.flatMap(({ name, wire }) =>
      [wire, name, labelOf(labels, name)].map((word) => ({
        label: word,
        field: name,
        listed: false,
      })),
    ),
    // Headers of exports take precedence, since exported files are imported most often.
    ...listed.map(({ field, header }) => ({
      label: header,
      field: names.has(field) ? field : '',
      listed: true,
    })),
  ];
  const known = new Map(called.map(({ label, field }) => [plain(label), field]));
  const before = new Map(remembered.map(({ header, field }) => [header, field]));
  const ways: ((header: string) => string | null | undefined)[] = [
    (header) => before.get(header),
    (header) => known.get(plain(header)),
    (header) => nearly(plain(header), one, known),
    (header) => partly(header, called),
  ];
  const taken = new Set<string>();
  // A guess takes no field from a column that matches it exactly. Null and '' stand for a column to leave out.
  const found = headers.map((): string | null | undefined => undefined);
  for (const way of ways)
    headers.forEach((header, at) => {
      if (found[at] !== undefined) return;
      const field = way(header);
      if (field && (!names.has(field) || taken.has(field))) return;
      found[at] = field;
      if (field) taken.add(field);
    });
  return found.map((field) => field || null);
}
