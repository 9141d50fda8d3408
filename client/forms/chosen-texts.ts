import { fold } from '../../shared/fold';
import { isWithin } from '../../shared/text-length';

/** The maximum number of suggestions shown at once. */
const SHOWN = 50;

/** The rules for choosing texts. */
export type ChipRules = {
  /** All known texts. */
  options: readonly string[];
  /** If true, other texts can be added as well (R064); otherwise only known ones (R063). */
  free?: boolean;
  /** The maximum number of chosen texts, and the maximum length of a text. */
  max?: number;
  longest?: number;
};

const among = (texts: readonly string[], text: string) => {
  const folded = fold(text);
  return texts.find((each) => fold(each) === folded);
};

/** Returns the options that begin with the typed text, ignoring case and macrons, and are not chosen yet (R065). */
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

/** The result of adding texts: the chosen ones, those added, those refused, and whether the maximum was reached. */
export type Added = { chosen: readonly string[]; added: string[]; refused: string[]; full: boolean };

/**
 * Adds typed or pasted texts, separated by commas or line breaks. A known text gets the spelling of the option; an
 * unknown one is refused unless texts are free (R063, R064). Texts that are already chosen are not added twice.
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

/** Moves the text at `index` by one step. */
export function moveText(texts: readonly string[], index: number, step: -1 | 1): readonly string[] {
  const [one, other] = [texts[index], texts[index + step]];
  if (one === undefined || other === undefined) return texts;
  return texts.map((text, at) => (at === index ? other : at === index + step ? one : text));
}
