/**
 * Interleaves the sections: the first entry of each kind, then the second of each, so that the first row shows every
 * kind. A kind that has run out leaves its places to the others.
 */
export function interleave<K, E>(
  sections: readonly { kind: K; entries: readonly E[] }[],
): { kind: K; entry: E }[] {
  const rounds = Math.max(0, ...sections.map(({ entries }) => entries.length));
  return Array.from({ length: rounds }, (_, round) =>
    sections.flatMap(({ kind, entries }) =>
      entries.slice(round, round + 1).map((entry) => ({ kind, entry })),
    ),
  ).flat();
}
