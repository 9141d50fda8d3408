import { useCallback, useRef } from 'react';

/** Saves part of one record; `leaving`: the page may be closing, so the request is sent without waiting for others. */
export type QueuedSave<Input> = (id: number, input: Input, leaving?: boolean) => Promise<void>;

/**
 * Saves one after the other, so that the latest value wins (R230, R236). `send` calls the server, and `show` receives
 * the answer. A request sent by a closing page may overtake an earlier one, whose older text would then win: so if the
 * page is still open, it is sent again in its turn, and only then counts as saved.
 */
export function useSaveQueue<Input, Answer>(
  send: (id: number, input: Input) => Promise<Answer>,
  show: (answer: Answer) => void,
): QueuedSave<Input> {
  const running = useRef<Promise<unknown> | null>(null);
  return useCallback(
    (id, input, leaving) => {
      const before = running.current;
      const early = leaving && send(id, input);
      // Whichever of the two ends last, neither is running when it is sent again.
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
