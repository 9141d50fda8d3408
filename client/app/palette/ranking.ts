import { fold, foldedWords } from '../../../shared/fold';
import type { Command, Group } from './commands';

/** Ranks of how well a command matches the typed text; lower is better. */
const EXACT = 0;
const BEGINS = 1;
const WHOLE_WORDS = 2;
const WORDS = 3;
const OTHERWISE_CALLED = 4;
const WITHIN = 5;
const LOOSELY = 6;
const HIDDEN = 7;
const NOT = 8;

/** The minimum number of letters for matches within a word: fewer match everything. */
const FEWEST_WITHIN = 3;
const SHOWN_OF_HIDDEN = 5;
/** The order of equally good groups: screens and actions stay in place when records arrive. */
const ORDER: readonly Group[] = ['Pages', 'Actions', 'Records', 'Matching address, email or phone'];

const wordsOf = (text: string) => foldedWords(text).split(' ').filter(Boolean);

/** Returns true if the letters occur in these words in order, the first of them at the start of a word. */
function looselyIn(words: readonly string[], letters: string): boolean {
  return words.some((word, place) => {
    if (!word.startsWith(letters[0] ?? ' ')) return false;
    const text = words.slice(place).join('');
    let at = -1;
    return [...letters].every((letter) => {
      at = text.indexOf(letter, at + 1);
      return at >= 0;
    });
  });
}

function rank({ label, detail, words: called = '', number }: Command, typed: string): number {
  const text = fold(typed);
  const name = fold(label);
  if (name === text || String(number) === text.replace(/^#/, '')) return EXACT;
  if (name.startsWith(text)) return BEGINS;
  const searchWords = wordsOf(typed);
  const all = (of: readonly string[], meets: (has: string, word: string) => boolean) =>
    searchWords.length > 0 && searchWords.every((word) => of.some((has) => meets(has, word)));
  const begins = (has: string, word: string) => has.startsWith(word);
  if (all(wordsOf(label), (has, word) => has === word)) return WHOLE_WORDS;
  if (all(wordsOf(label), begins)) return WORDS;
  if (all(wordsOf(`${label} ${called} ${detail ?? ''}`), begins)) return OTHERWISE_CALLED;
  if (text.length < FEWEST_WITHIN) return NOT;
  if (fold(`${label} ${detail ?? ''}`).includes(text)) return WITHIN;
  return looselyIn(wordsOf(label), searchWords.join('')) ? LOOSELY : NOT;
}

/**
 * Returns the matching commands and records in display order: the group with the best match comes first, and within
 * each group the better matches. Without typed text, returns all commands; loose matches are only included if there are
 * no better ones.
 */
export function rankCommands(
  commands: readonly Command[],
  records: readonly Command[],
  typed: string,
): Command[] {
  if (typed.trim() === '') return [...commands];
  const ranked = [
    ...commands.map((command) => ({ command, by: rank(command, typed) })).filter(({ by }) => by < HIDDEN),
    ...records.map((command) => {
      const by = rank(command, typed);
      return by < LOOSELY
        ? { command, by }
        : { command: { ...command, group: 'Matching address, email or phone' as const }, by: HIDDEN };
    }),
  ];
  const best = Math.min(...ranked.map(({ by }) => by));
  const matched = ranked.filter(({ by }) => by !== LOOSELY || best === LOOSELY);
  const bestOf = (group: Group) =>
    Math.min(...matched.filter(({ command }) => command.group === group).map(({ by }) => by));
  return ORDER.toSorted((one, other) => bestOf(one) - bestOf(other) || 0).flatMap((group) =>
    matched
      .filter(({ command }) => command.group === group)
      .toSorted((one, other) => one.by - other.by)
      .slice(0, group === 'Matching address, email or phone' && best < HIDDEN ? SHOWN_OF_HIDDEN : undefined)
      .map(({ command }) => command),
  );
}
