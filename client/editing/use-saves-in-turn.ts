import { useCallback, useRef } from 'react';

/** Saves part of one record; `leaving`: the page may be closing, so that it waits for no other call. */
export type SaveInTurn<Input> = (id: number, input: Input, leaving?: boolean) => Promise<void>;

/**
 * Saves one after the other, so that what was said last stays (R230, R236). `send` asks the server, and `show` takes what
 * it answered. What a closing page sends while another call is under way may reach the server before that one, whose text
 * would stand then: it counts as saved once it has been sent again in its turn, if the page is there to do so.
 */
export function useSavesInTurn<Input, Answer>(
  send: (id: number, input: Input) => Promise<Answer>,
  show: (answer: Answer) => void,
): SaveInTurn<Input> {
  const running = useRef<Promise<unknown> | null>(null);
  return useCallback(
    (id, input, leaving) => {
      const before = running.current;
      const early = leaving && send(id, input);
      // Whichever of the two comes last, none is under way when it is sent again.
      const saved = Promise.allSettled([before, early])
        .then(() => (early && !before ? early : send(id, input)))
        .then(show);
      const ended = saved
        .catch(() => undefined)
        .then(() => {
          if (running.current === ended) running.current = null;
        });
      running.current = ended;
      return saved;
    },
    [send, show],
  );
}
