import { fold } from '../../shared/fold';
import { isWithin } from '../../shared/text-length';

/** How many suggestions are shown at once. */
const SHOWN = 50;

/** What may be chosen, and how. */
export type ChipRules = {
  /** Everything that is known. */
  options: readonly string[];
  /** Whether other texts may be added as well (R064); else only known ones (R063). */
  free?: boolean;
  /** The most that may be chosen, and the longest text. */
  max?: number;
  longest?: number;
};

const among = (texts: readonly string[], text: string) => {
  const folded = fold(text);
  return texts.find((each) => fold(each) === folded);
};

/** What begins with the typed text, in capitals or not, with macrons or not, and is not chosen yet (R065). */
export function suggestionsFor(
  typed: string,
  chosen: readonly string[],
  options: readonly string[],
): string[] {
  const start = fold(typed);
  const taken = new Set(chosen.map(fold));
  const found: string[] = [];
  for (const option of options) {
    const folded = fold(option);
    if (folded.startsWith(start) && !taken.has(folded)) found.push(option);
    if (found.length === SHOWN) break;
  }
  return found;
}

/** What came of adding texts: what is chosen then, what was added, and what was not and why. */
export type Added = { chosen: readonly string[]; added: string[]; refused: string[]; full: boolean };

/**
 * Adds what was typed or pasted, several parted by commas or lines. A known text is taken as it is spelt among the
 * options; an unknown one is refused unless texts are free (R063, R064). What is chosen already is no second time.
 */
export function addTexts(chosen: readonly string[], typed: string, rules: ChipRules): Added {
  const result: Added = { chosen, added: [], refused: [], full: false };
  const texts = typed.split(/[,;\n\r\t]/).map((text) => text.replace(/\s+/g, ' ').trim());
  for (const text of texts.filter(Boolean)) {
    const known = among(rules.options, text) ?? (rules.free ? text : undefined);
    if (known === undefined || (rules.longest !== undefined && !isWithin(known, rules.longest)))
      result.refused.push(text);
    else if (among(result.chosen, known) === undefined) {
      if (result.chosen.length >= (rules.max ?? Number.POSITIVE_INFINITY)) {
        result.full = true;
        result.refused.push(text);
      } else {
        result.chosen = [...result.chosen, known];
        result.added.push(known);
      }
    }
  }
  return result;
}

/** The texts with the one at `index` a step further towards an end. */
export function moveText(texts: readonly string[], index: number, step: -1 | 1): readonly string[] {
  const [one, other] = [texts[index], texts[index + step]];
  if (one === undefined || other === undefined) return texts;
  return texts.map((text, at) => (at === index ? other : at === index + step ? one : text));
}
