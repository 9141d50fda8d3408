/** The number of rows that the record of a demo sign-in must get. */
export interface Reservation<K extends string> {
  readonly who: K;
  readonly rows: number;
}

/**
 * Returns the positions among `count` rows in order of time that belong to the records of the demo sign-ins.
 * They are spread over all rows, with every third of the newest, so that each record has a history as well as
 * something new today. If there are too few rows, all shares shrink.
 */
export function reservedSlots<K extends string>(
  count: number,
  wanted: readonly Reservation<K>[],
  newest: number,
): Map<number, K> {
  const total = wanted.reduce((sum, one) => sum + one.rows, 0);
  const places = Math.min(total, Math.floor(count * 0.6));
  const queue: K[] = [];
  // Interleaved: the record that is furthest behind its share comes next.
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
