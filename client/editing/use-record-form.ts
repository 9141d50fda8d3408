import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { useZodForm } from '../forms/use-zod-form';
import { toAppError } from '../graphql/errors';
import { notify } from '../ui/notices';
import {
  changedFields,
  changesOf,
  type Fields,
  type InputOf,
  type NameIn,
  type SourceOf,
  schemaOf,
  type ValuesOf,
  valuesOf,
} from './field-table';
import { mergeNewer } from './merge-newer';
import type { RecordStore, Versioned } from './record-store';
import { notifySaved } from './saved-notices';
import { undoOf } from './undo';

/** The form over a table of fields. */
export type RecordForm<Table> = UseFormReturn<ValuesOf<Table>, unknown, ValuesOf<Table>>;

/** Nobody is torn out of what they type: the panel takes the focus once they save. */
const BOTH_CHANGED = {
  kind: 'warning',
  title: 'Somebody else has saved what you are changing',
  description: 'Choose above the form what should stand, then save.',
} as const;

/**
 * The form of a stored record. Saves only what was changed, on the version it was changed on. Where somebody else was
 * faster, their other changes come in; fields that both changed wait in `conflicts` for a decision.
 */
export function useRecordForm<Table extends Fields<never>>(
  fields: Table,
  store: RecordStore<SourceOf<Table> & Versioned, InputOf<Table>>,
  record: SourceOf<Table> & Versioned,
) {
  type Record = SourceOf<Table> & Versioned;
  type Name = NameIn<Table>;
  type Values = ValuesOf<Table>;
  type Path = FieldPath<Values>;
  const client = useApolloClient();
  // What the form was last brought in line with.
  const [loaded, setLoaded] = useState(record);
  const [conflicts, setConflicts] = useState<Name[]>([]);
  // How often saving has waited for a decision on them.
  const [asked, setAsked] = useState(0);
  const [schema] = useState(() => schemaOf(fields));
  const form = useZodForm<Values, Values>(schema, {
    defaultValues: valuesOf(fields, record) as DefaultValues<Values>,
  });
  const put = (names: readonly Name[], values: Values) => {
    for (const name of names) {
      const value = values[name] as FieldPathValue<Values, Path>;
      form.setValue(name as string as Path, value, { shouldDirty: true });
    }
  };

  /** Brings in a newer version; answers the fields that need a decision. */
  const adopt = (newer: Record): Name[] => {
    const theirs = valuesOf(fields, newer);
    const merge = mergeNewer(fields, valuesOf(fields, loaded), form.getValues(), theirs);
    form.reset(theirs);
    put(changedFields(fields, theirs, merge.values), merge.values);
    setLoaded(newer);
    setConflicts((open) => [...new Set([...open, ...merge.conflicts])]);
    return merge.conflicts;
  };

  const adoptLatest = useRef(adopt);
  adoptLatest.current = adopt;
  const { version } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what matters
  useEffect(() => {
    // A reply that went out, a supplier who looked: such changes come in without a word.
    if (version > loaded.version && adoptLatest.current(record).length > 0) notify(BOTH_CHANGED);
  }, [version]);

  const ask = () => {
    setAsked((times) => times + 1);
    return false;
  };

  /** Answers whether all is saved now. */
  const attempt = async (from: Record, retried: boolean): Promise<boolean> => {
    const input = changesOf(fields, valuesOf(fields, from), form.getValues());
    if (Object.keys(input).length === 0) {
      notify({ kind: 'success', title: 'Nothing to save', description: 'Nothing has changed.' });
      return false;
    }
    try {
      const saved = await store.save(client, from.id, from.version, input);
      if (!saved) return false;
      form.reset(valuesOf(fields, saved));
      setLoaded(saved);
      setConflicts([]);
      setAsked(0);
      store.refresh(client.cache, saved);
      notifySaved(store.noun, undoOf(client, store, saved));
      return true;
    } catch (failure) {
      const { code } = toAppError(failure);
      // Deleted meanwhile: the screen learns of it, and says so.
      if (code === 'NOT_FOUND' && (await store.fetchNewest(client, from.id)) === null) return false;
      if (code !== 'CONFLICT' || retried) throw failure;
      const newer = await store.fetchNewest(client, from.id);
      if (!newer) throw failure;
      // No field in dispute: their changes are in, ours follow on their version.
      return adopt(newer).length === 0 ? attempt(newer, true) : ask();
    }
  };

  return {
    form,
    loaded,
    conflicts,
    asked,
    /** Nothing is saved over what somebody else has saved before that has been decided. */
    submit: async () => (conflicts.length > 0 ? ask() : attempt(loaded, false)),
    discard: () => {
      form.reset(valuesOf(fields, loaded));
      setConflicts([]);
      setAsked(0);
    },
    settle: (names: readonly Name[], take: 'mine' | 'theirs') => {
      if (take === 'theirs') put(names, valuesOf(fields, loaded));
      const rest = conflicts.filter((name) => !names.includes(name));
      setConflicts(rest);
      // The button that was pressed goes: the focus goes on to the next decision, or to what was decided.
      if (rest.length > 0) ask();
      else form.setFocus(names[0] as string as Path);
    },
  };
}
