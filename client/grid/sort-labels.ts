import type { ColumnKind } from './grid-column';

/** The labels of a column's orders, ascending and descending. */
const WORDS: Record<ColumnKind, readonly [up: string, down: string]> = {
  text: ['A to Z', 'Z to A'],
  number: ['smallest first', 'largest first'],
  time: ['oldest first', 'newest first'],
  flag: ['no first', 'yes first'],
  icon: ['A to Z', 'Z to A'],
};

export const sortLabel = (kind: ColumnKind = 'text', desc: boolean): string => WORDS[kind][desc ? 1 : 0];
