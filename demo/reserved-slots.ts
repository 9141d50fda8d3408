/** Somebody whose record must hold enough of a kind of row, with how many it gets. */
export interface Reservation<K extends string> {
  readonly who: K;
  readonly rows: number;
}

/**
 * Which of `count` rows in order of time belong to the demo sign-ins' records: spread over all of them, and
 * every third of the newest, so that each of them has a history as well as something new today.
 * The shares shrink together when there are too few rows.
 */
export function reservedSlots<K extends string>(
  count: number,
  wanted: readonly Reservation<K>[],
  newest: number,
): Map<number, K> {
  const total = wanted.reduce((sum, one) => sum + one.rows, 0);
  const places = Math.min(total, Math.floor(count * 0.6));
  const queue: K[] = [];
  // Interleaved: whoever is furthest behind its share comes next.
  const given = new Map<K, number>(wanted.map((one) => [one.who, 0]));
  for (let place = 0; place < places; place += 1) {
    const next = wanted.reduce((best, one) =>
      (given.get(one.who) ?? 0) / one.rows < (given.get(best.who) ?? 0) / best.rows ? one : best,
    );
    given.set(next.who, (given.get(next.who) ?? 0) + 1);
    queue.push(next.who);
  }
  const slots = new Map<number, K>();
  for (const [place, who] of queue.entries()) slots.set(Math.floor(((place + 0.5) / places) * count), who);
  for (let place = 0; place < newest && place * 3 + 1 <= count; place += 1) {
    const who = queue[place % queue.length];
    if (who !== undefined) slots.set(count - 1 - place * 3, who);
  }
  return slots;
}
