import { useCallback, useRef } from 'react';

/** Saves part of one record; `leaving`: the page is being closed, so that it waits for no other call. */
export type SaveInTurn<Input> = (id: number, input: Input, leaving?: boolean) => Promise<void>;

/** Saves one after the other, so that what was said last stays (R230, R236). */
export function useSavesInTurn<Input>(send: (id: number, input: Input) => Promise<void>): SaveInTurn<Input> {
  const running = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (id, input, leaving = false) => {
      const turn = leaving ? send(id, input) : running.current.then(() => send(id, input));
      running.current = turn.catch(() => undefined);
      return turn;
    },
    [send],
  );
}
