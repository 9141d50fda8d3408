import type { ColumnKind } from './grid-column';

/** The order of a column in words: as the server sorts it, and backwards. */
const WORDS: Record<ColumnKind, readonly [up: string, down: string]> = {
  text: ['A to Z', 'Z to A'],
  number: ['smallest first', 'largest first'],
  time: ['oldest first', 'newest first'],
  flag: ['no first', 'yes first'],
  icon: ['A to Z', 'Z to A'],
};

export const orderInWords = (kind: ColumnKind = 'text', desc: boolean): string => WORDS[kind][desc ? 1 : 0];
