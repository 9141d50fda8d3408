import { readRichText } from '../../../shared/rich-text.js';
import { namesIn, textsIn } from './fill-rich-text.js';
import { nameInLink, type Placeholders, piecesOf, written } from './placeholders.js';

/** The maximum edit distance of a misspelt name. */
const MAX_SLIPS = 3;

/** Returns the number of letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1];
      next.push(Math.min((row[to - 1] ?? 0) + (same ? 0 : 1), (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function unknown(name: string, placeholders: Placeholders): string {
  const known = Object.keys(placeholders)
    .map((each) => ({ each, slips: distance(each.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips);
  const nearest = known[0];
  const advice =
    nearest && nearest.slips <= MAX_SLIPS
      ? `Did you mean ${written(nearest.each)}?`
      : `Use one of ${Object.keys(placeholders).map(written).join(', ')}.`;
  return `There is no placeholder ${written(name.slice(0, 60))}. ${advice}`;
}

const half = (placeholders: Placeholders) =>
  `A placeholder is incomplete. Write it in one piece, for example ${written(Object.keys(placeholders)[0] ?? '')}.`;

/** Returns the fault of the placeholders in a text, or null. */
function validateText(text: string, placeholders: Placeholders): string | null {
  for (const piece of piecesOf(text)) {
    if ('words' in piece) {
      if (/\{\{|\}\}/.test(piece.words)) return half(placeholders);
    } else if (!Object.hasOwn(placeholders, piece.name)) return unknown(piece.name, placeholders);
  }
  return null;
}

function validateLink(href: string, placeholders: Placeholders): string | null {
  if (!/\{\{|\}\}/.test(href)) return null;
  const name = nameInLink(href);
  if (name !== null && !Object.hasOwn(placeholders, name)) return unknown(name, placeholders);
  if (name !== null && placeholders[name]?.link) return null;
  const links = Object.keys(placeholders).filter((each) => placeholders[each]?.link);
  return links.length > 0
    ? `A link must be exactly ${links.map(written).join(' or ')}, with nothing added.`
    : 'This email has no placeholder that can be a link.';
}

/** Returns the fault of the subject of a template, or null. A subject cannot contain links. */
export function validateSubject(subject: string, placeholders: Placeholders): string | null {
  const wrong = validateText(subject, placeholders);
  if (wrong) return wrong;
  const link = piecesOf(subject).find((piece) => 'name' in piece && placeholders[piece.name]?.link);
  return link && 'name' in link ? `${written(link.name)} is a link, so it can’t go in the subject.` : null;
}

/**
 * Returns the fault of the body of a template, a rich text, or null: unknown placeholders, or missing ones.
 */
export function validateBody(body: string, placeholders: Placeholders): string | null {
  const nodes = readRichText(body);
  for (const { text, href } of textsIn(nodes)) {
    const wrong =
      href === undefined ? validateText(text ?? '', placeholders) : validateLink(href, placeholders);
    if (wrong) return wrong;
  }
  const there = new Set(namesIn(nodes));
  const missing = Object.keys(placeholders).find((name) => placeholders[name]?.needed && !there.has(name));
  return missing === undefined
    ? null
    : `Include ${written(missing)} in the email: ${placeholders[missing]?.needed}.`;
}

/** Returns the first unfilled placeholder in a rich or plain text that is about to be sent, or null. */
export const unfilledIn = (text: string, placeholders: Placeholders): string | null =>
  namesIn(readRichText(text)).find((name) => Object.hasOwn(placeholders, name)) ?? null;
