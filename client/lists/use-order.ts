import { useRef, useState } from 'react';

type Options = {
  /** IDs of the rows in their current order. */
  ids: readonly number[];
  /** Returns the name of a row. */
  nameOf: (id: number) => string;
  /** Moves a row before another, or to the end; resolves once `ids` has the new order. */
  save: (id: number, before: number | null) => Promise<void>;
};

/** The state of ordering rows by hand. */
export type Order = {
  /** IDs of the rows in the order to show. */
  shown: readonly number[];
  /** The latest move, for screen readers. */
  announcement: string;
  /** Moves a row to this place, from 0, and saves that. */
  put: (id: number, place: number) => void;
  /** Shows a row at this place while it is being dragged. */
  preview: (id: number, place: number) => void;
  /** Drops a row that was dragged from this place. */
  drop: (id: number, from: number) => void;
  cancel: () => void;
};

const movedTo = (ids: readonly number[], id: number, place: number): number[] => {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
};

/** Returns the wanted order, with rows that were added meanwhile and without those that were removed. */
const among = (ids: readonly number[], wanted: readonly number[] | null): readonly number[] =>
  wanted ? [...wanted.filter((id) => ids.includes(id)), ...ids.filter((id) => !wanted.includes(id))] : ids;

/** Moves rows: shown at once, saved one after the other, and reverted if saving fails (R060, R287). */
export function useOrder({ ids, nameOf, save }: Options): Order {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const shown = among(ids, wanted);
  // The next move continues from here, even before it is rendered.
  const latest = useRef(shown);
  latest.current = shown;
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  const show = (order: readonly number[]) => {
    latest.current = order;
    setWanted(order);
  };
  const cancel = () => {
    if (waiting.current === 0) setWanted(null);
  };
  const saveAsShown = (id: number) => {
    const order = latest.current;
    const place = order.indexOf(id);
    setAnnouncement(`${nameOf(id)} is now ${place + 1} of ${order.length}`);
    waiting.current += 1;
    queue.current = queue.current
      .then(() => save(id, order[place + 1] ?? null))
      .finally(() => {
        waiting.current -= 1;
        cancel();
      });
  };
  return {
    shown,
    announcement,
    put: (id, place) => {
      const order = latest.current;
      if (place < 0 || place >= order.length || order.indexOf(id) === place) return;
      show(movedTo(order, id, place));
      saveAsShown(id);
    },
    preview: (id, place) => {
      if (latest.current.indexOf(id) !== place) show(movedTo(latest.current, id, place));
    },
    drop: (id, from) => {
      if (latest.current.indexOf(id) === from) cancel();
      else saveAsShown(id);
    },
    cancel,
  };
}
