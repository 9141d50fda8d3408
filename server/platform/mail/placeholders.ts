import { safeLink } from '../../../shared/rich-text.js';

/** Something of the record that stands in a mail wherever the template says `{{name}}`. */
interface Placeholder {
  /** What people call it. */
  label: string;
  /** The address of a page: a link wherever it stands, and a link may lead there. */
  link?: true;
  /** It has to stand in the mail; the reason why, to follow on a colon. */
  needed?: string;
}

/** Those of one kind of mail, by their names. */
export type Placeholders = Readonly<Record<string, Placeholder>>;

/** What stands for each of them; nothing where it is not known. */
export type PlaceholderValues = Readonly<Record<string, string | null | undefined>>;

const WRITTEN = /\{\{([^{}]*)\}\}/g;

/** How one is written. */
export const written = (name: string): string => `{{${name}}}`;

/** A text in pieces: words as they are, and names of placeholders. */
export type Piece = { words: string } | { name: string };

/** The pieces of a text, in their order. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(WRITTEN)
    .map((piece, index): Piece => (index % 2 === 0 ? { words: piece } : { name: piece.trim() }))
    .filter((piece) => 'name' in piece || piece.words !== '');
}

const LINKED = /^https?:\/\/\{\{([^{}]*)\}\}\/?$/i;

/** The name of the placeholder that a link leads to; null where it leads elsewhere. */
export const nameInLink = (href: string): string | null => LINKED.exec(href)?.[1]?.trim() ?? null;

/** Where a link leads that stands for a placeholder; null where that is not known or no page. */
export function addressOf(value: string | null | undefined): string | null {
  const address = safeLink(value ?? undefined);
  return address?.startsWith('http') ? address : null;
}

/**
 * A line of text with what its placeholders stand for: one line again, whatever they hold, since it becomes the header
 * of a mail.
 */
export function fillLine(template: string, values: PlaceholderValues): string {
  return piecesOf(template)
    .map((piece) => ('name' in piece ? (values[piece.name] ?? '') : piece.words))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
