import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

type Hold = {
  /** The record was deleted, and is on the screen for what was typed into it alone. */
  gone: boolean;
  /** Told whether something that was typed into the record is not saved. */
  hold: (unsaved: boolean) => void;
};

const HoldContext = createContext<Hold>({ gone: false, hold: () => undefined });
export const HoldProvider = HoldContext.Provider;

type Result = { error?: unknown; loading: boolean; variables?: unknown };

/**
 * The record to show. One that is no longer there stays as it was while something that was typed into it is not saved:
 * nobody loses words because somebody else has deleted the record, or the network is gone.
 */
export function useHeldRecord<Stored>(record: Stored | null | undefined, result: Result) {
  const { error, loading, variables } = result;
  const [unsaved, hold] = useState(false);
  const asked = JSON.stringify(variables);
  const last = useRef<{ record: Stored; asked: string } | null>(null);
  useEffect(() => {
    if (record) last.current = { record, asked };
  }, [record, asked]);
  const held = unsaved && last.current?.asked === asked ? last.current.record : null;
  const shown = record ?? held;
  const gone = Boolean(shown) && !record && !loading && !error;
  return { shown, holding: useMemo(() => ({ gone, hold }), [gone]) };
}

/** Has the record stay on the screen while something is not saved; answers whether it was deleted meanwhile. */
export function useHold(unsaved: boolean): Hold {
  const holding = useContext(HoldContext);
  const { hold } = holding;
  useEffect(() => {
    hold(unsaved);
    return () => hold(false);
  }, [hold, unsaved]);
  return holding;
}
