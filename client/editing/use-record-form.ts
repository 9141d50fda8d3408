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
import type { RecordStore, Versioned } from './record-store';
import { notifySaved } from './saved-notices';
import { threeWayMerge } from './three-way-merge';
import { undoOf } from './undo';

/** The form over a table of fields. */
export type RecordForm<Table> = UseFormReturn<ValuesOf<Table>, unknown, ValuesOf<Table>>;

/** A notice only, which does not interrupt typing: the panel takes the focus when the user saves. */
const BOTH_CHANGED = {
  kind: 'warning',
  title: 'Someone else saved changes to this record',
  description: 'Choose which version to keep, then save.',
} as const;

/**
 * The form of a stored record. Saves only the changes, on the version that they are based on. If another user saved
 * meanwhile, their other changes are merged; fields that both changed wait in `conflicts` for a decision.
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
  // The version of the record that the form is based on.
  const [loaded, setLoaded] = useState(record);
  const [conflicts, setConflicts] = useState<Name[]>([]);
  // The number of saves that have waited for a decision about them.
  const [attempts, setAttempts] = useState(0);
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

  /** Merges a newer version; returns the fields that need a decision. */
  const adopt = (newer: Record): Name[] => {
    const theirs = valuesOf(fields, newer);
    const merge = threeWayMerge(fields, valuesOf(fields, loaded), form.getValues(), theirs);
    form.reset(theirs);
    put(changedFields(fields, theirs, merge.values), merge.values);
    setLoaded(newer);
    setConflicts((open) => [...new Set([...open, ...merge.conflicts])]);
    return merge.conflicts;
  };

  const adoptLatest = useRef(adopt);
  adoptLatest.current = adopt;
  const { version } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new version
  useEffect(() => {
    // Changes without conflicts, such as a sent reply or a supplier's visit, are merged silently.
    if (version > loaded.version && adoptLatest.current(record).length > 0) notify(BOTH_CHANGED);
  }, [version]);

  const ask = () => {
    setAttempts((times) => times + 1);
    return false;
  };

  /** Returns true if everything is saved. */
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
      setAttempts(0);
      store.refresh(client.cache, saved);
      notifySaved(store.recordLabel, undoOf(client, store, saved));
      return true;
    } catch (failure) {
      const { code } = toAppError(failure);
      // Deleted meanwhile: fetching tells the screen, which shows it.
      if (code === 'NOT_FOUND' && (await store.fetchNewest(client, from.id)) === null) return false;
      if (code !== 'CONFLICT' || retried) throw failure;
      const newer = await store.fetchNewest(client, from.id);
      if (!newer) throw failure;
      // Without conflicts their changes are merged, and ours are saved on their version.
      return adopt(newer).length === 0 ? attempt(newer, true) : ask();
    }
  };

  return {
    form,
    loaded,
    conflicts,
    attempts,
    /** Saves only once all conflicts with another user's changes are resolved. */
    submit: async () => (conflicts.length > 0 ? ask() : attempt(loaded, false)),
    discard: () => {
      form.reset(valuesOf(fields, loaded));
      setConflicts([]);
      setAttempts(0);
    },
    resolveConflict: (names: readonly Name[], take: 'mine' | 'theirs') => {
      if (take === 'theirs') put(names, valuesOf(fields, loaded));
      const rest = conflicts.filter((name) => !names.includes(name));
      setConflicts(rest);
      // The pressed button disappears: the focus moves to the next decision, or to the resolved field.
      if (rest.length > 0) ask();
      else form.setFocus(names[0] as string as Path);
    },
  };
}
