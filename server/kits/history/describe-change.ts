import { readableText } from '../../../shared/readable-text.js';
import { firstCharacters } from '../../../shared/text-length.js';
import type { ColumnKind, FieldTable } from '../records/field.js';
import { type HistoryList, type RecordHistory } from './record-history.js';
import type { TimelineChange, ValueKind } from './timeline.type.js';

const LONGEST = 200;

type Names = Readonly<Record<string, string>>;
type Pair = readonly [before: unknown, after: unknown];
type Row = { id?: number } & Record<string, unknown>;

/** Returns the text without markup, shortened for a timeline. */
function shortened(text: string): string {
  const plain = readableText(text);
  return plain.length > LONGEST ? `${firstCharacters(plain, LONGEST).trimEnd()}…` : plain;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The address of an uploaded file, which means nothing to people. */
const FILE = /^(?:https?:\/\/[^/]+)?\/files\/\S+\.(\w+)$/;
const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'avif'];

/** Returns the word that replaces the address of a file. Null if the value is not the address of a file. */
function describeFile(value: unknown): string | null {
  const [, ending] = (typeof value === 'string' && FILE.exec(value)) || [];
  if (!ending) return null;
  return PICTURES.includes(ending.toLowerCase()) ? 'picture' : 'file';
}

function wordsOf(value: unknown, names?: Names | null): string | null {
  if (isEmpty(value)) return null;
  const file = describeFile(value);
  if (file) return `a ${file}`;
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, names) ?? '').join(', ');
  if (names !== undefined && typeof value === 'number') return names?.[value] ?? `No. ${value}`;
  if (typeof value === 'object')
    return shortened(
      Object.entries(value as object)
        .map(([name, said]) => `${name}: ${wordsOf(said) ?? ''}`)
        .join('; '),
    );
  return shortened(String(value));
}

const KINDS: Partial<Record<ColumnKind, ValueKind>> = {
  number: 'number',
  day: 'day',
  instant: 'instant',
  choice: 'choice',
  flag: 'flag',
  list: 'list',
};

function kindOf(
  { fields, follows = {}, links = {} }: RecordHistory,
  name: string,
  [, after]: Pair,
): ValueKind {
  if (links[name]) return 'list';
  const field = fields[name];
  if (field) return KINDS[field.column ?? 'text'] ?? 'text';
  return follows[name] && !isEmpty(after) ? 'instant' : 'text';
}

/** Describes the change of a field for people. */
export function fieldChange(
  history: RecordHistory,
  name: string,
  pair: Pair | null,
  names: Readonly<Record<string, Names | null>>,
): TimelineChange {
  if (!pair) return { field: name, kind: 'text', before: null, after: null, valuesStored: false };
  const linked = history.links?.[name] ? (names[name] ?? null) : undefined;
  const [before, after] = pair.map((value) => wordsOf(value, linked));
  const another = describeFile(pair[0]) && describeFile(pair[1]);
  return {
    field: name,
    kind: kindOf(history, name, pair),
    before: before ?? null,
    after: another ? `another ${another}` : (after ?? null),
    valuesStored: true,
  };
}

const TITLES = ['title', 'fullName', 'name', 'description'];

const titleOf = (row: Row): string =>
  TITLES.map((name) => row[name]).find((said): said is string => typeof said === 'string' && said !== '') ??
  'Untitled';

/** Returns the fields of a row that are described by name. Titles and positions are described separately. */
const saidFields = (fields: FieldTable) =>
  Object.keys(fields).filter((name) => fields[name]?.graphql && ![...TITLES, 'position'].includes(name));

/**
 * Describes the values in which a row differs from another. For a row alone, describes its values, without
 * flags that are off.
 */
const saidIn = (fields: FieldTable, row: Row, other: Row | null): string[] =>
  saidFields(fields)
    .filter((name) => JSON.stringify(row[name] ?? null) !== JSON.stringify(other?.[name] ?? null))
    .filter((name) => other || row[name] !== false)
    .map((name) =>
      typeof row[name] === 'boolean' ? `${row[name] ? '' : 'not '}${name}` : (wordsOf(row[name]) ?? ''),
    )
    .filter((said) => said !== '');

const describeRow = (fields: FieldTable, row: Row, other: Row | null) => {
  const said = saidIn(fields, row, other).join(', ');
  return shortened(said === '' ? titleOf(row) : `${titleOf(row)}: ${said}`);
};

/** Returns the position of a row. Rows without a position come last, in the order of the log. */
const placeOf = ({ position }: Row) => (typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER);
const inOrder = (rows: readonly Row[]) => [...rows].sort((one, other) => placeOf(one) - placeOf(other));

/** Describes the rows of a list that were added, removed or changed. */
export function listChanges({ list, fields }: HistoryList, pair: Pair | null): TimelineChange[] {
  const [before, after] = (pair ?? [[], []]).map((rows) => (rows ?? []) as Row[]) as [Row[], Row[]];
  const change = (was: string | null, is: string | null): TimelineChange => ({
    field: list,
    kind: 'row',
    before: was,
    after: is,
    valuesStored: true,
  });
  const common = before.filter((row) => after.some(({ id }) => id === row.id));
  const changes = [
    ...before
      .filter((row) => !common.includes(row))
      .map((row) => change(describeRow(fields, row, null), null)),
    ...after
      .filter(({ id }) => !common.some((row) => row.id === id))
      .map((row) => change(null, describeRow(fields, row, null))),
    ...common.flatMap((was) => {
      const is = after.find(({ id }) => id === was.id) as Row;
      const [one, other] = [describeRow(fields, was, is), describeRow(fields, is, was)];
      if (one !== other) return [change(one, other)];
      const onlyFiles = saidIn(fields, was, is).length > 0;
      return onlyFiles ? [change(one, other.replace(/\ba (picture|file)$/, 'another $1'))] : [];
    }),
  ];
  if (changes.length > 0) return changes;
  const [was, is] = [before, after].map((rows) => inOrder(rows).map(titleOf)) as [string[], string[]];
  const moved = (titles: string[]) => shortened(betweenDifferences(titles, was, is).join(', '));
  return [change(moved(was), moved(is))];
}

/** Returns the part in which two orders differ, since complete orders would be cut off before it. */
function betweenDifferences(titles: string[], one: string[], other: string[]): string[] {
  const differs = (title: string, place: number) => title !== other[place];
  return titles.slice(Math.max(0, one.findIndex(differs)), one.findLastIndex(differs) + 1 || undefined);
}
