import { fieldChange, listChanges } from './describe-change.js';
import type { RecordHistory } from './record-history.js';
import type { TimelineChange } from './timeline.type.js';

type Pair = [before: unknown, after: unknown];

/** The names of linked records, by field and id. */
export type LinkedNames = Record<string, Record<string, string> | null>;

/**
 * The values of a change as a statement returns them. Those of personal fields are null in `changes` and stored
 * separately, in `words`.
 */
export interface StoredValues {
  valuesStored: boolean;
  changes: Record<string, Pair | null> | null;
  words: Record<string, Pair> | null;
}

/** Returns the changes in the order of the field table, whatever their order in the log. */
export function changesOf(
  history: RecordHistory,
  { changes, words, valuesStored }: StoredValues,
  names: LinkedNames,
): TimelineChange[] {
  const said = changes ?? {};
  const lists = history.lists ?? [];
  const pairOf = (name: string): Pair | null => said[name] ?? (valuesStored ? (words?.[name] ?? null) : null);
  const places = Object.keys(history.fields);
  const placeOf = (name: string) => places.indexOf(name) + 1 || places.length + 1;
  return Object.keys(said)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((name) => {
      const list = lists.find((each) => each.list === name);
      return list ? listChanges(list, said[name] ?? null) : [fieldChange(history, name, pairOf(name), names)];
    })
    .filter(({ before, after, valuesStored: stored }) => !stored || before !== after);
}
