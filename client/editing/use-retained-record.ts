import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

type Retain = {
  /** True if the record was deleted, and is shown only because of unsaved values. */
  gone: boolean;
  /** Called with true while the record has unsaved values. */
  hold: (unsaved: boolean) => void;
};

const RetainContext = createContext<Retain>({ gone: false, hold: () => undefined });
export const RetainProvider = RetainContext.Provider;

type Result = { error?: unknown; loading: boolean; variables?: unknown };

/**
 * Returns the record to show. A record that is gone stays visible while it has unsaved values, so that no typed text is
 * lost when another user deletes the record or the network fails.
 */
export function useRetainedRecord<Stored>(record: Stored | null | undefined, result: Result) {
  const { error, loading, variables } = result;
  const [unsaved, hold] = useState(false);
  const queryKey = JSON.stringify(variables);
  const last = useRef<{ record: Stored; queryKey: string } | null>(null);
  useEffect(() => {
    if (record) last.current = { record, queryKey };
  }, [record, queryKey]);
  const held = unsaved && last.current?.queryKey === queryKey ? last.current.record : null;
  const shown = record ?? held;
  const gone = Boolean(shown) && !record && !loading && !error;
  return { shown, holding: useMemo(() => ({ gone, hold }), [gone]) };
}

/** Keeps the record on the screen while it has unsaved values; returns whether it was deleted meanwhile. */
export function useRetain(unsaved: boolean): Retain {
  const holding = useContext(RetainContext);
  const { hold } = holding;
  useEffect(() => {
    hold(unsaved);
    return () => hold(false);
  }, [hold, unsaved]);
  return holding;
}
