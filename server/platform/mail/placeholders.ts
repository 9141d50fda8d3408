import { safeLink } from '../../../shared/rich-text.js';

/** A property of the record that replaces `{{name}}` in a template. */
interface Placeholder {
  /** The name for people. */
  label: string;
  /** True if the value is the address of a page. It becomes a link, and links may lead to it. */
  link?: true;
  /**
   * The reason why the mail must contain the placeholder, to follow a colon. If absent, the placeholder is
   * optional.
   */
  needed?: string;
}

/** The placeholders of one kind of mail, by name. */
export type Placeholders = Readonly<Record<string, Placeholder>>;

/** The values of placeholders by name. Null or absent if unknown. */
export type PlaceholderValues = Readonly<Record<string, string | null | undefined>>;

const WRITTEN = /\{\{([^{}]*)\}\}/g;

/** Returns the written form of a placeholder. */
export const written = (name: string): string => `{{${name}}}`;

/** A piece of a text: plain words, or the name of a placeholder. */
export type Piece = { words: string } | { name: string };

/** Returns the pieces of a text in order. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(WRITTEN)
    .map((piece, index): Piece => (index % 2 === 0 ? { words: piece } : { name: piece.trim() }))
    .filter((piece) => 'name' in piece || piece.words !== '');
}

const LINKED = /^https?:\/\/\{\{([^{}]*)\}\}\/?$/i;

/** Returns the name of the placeholder that a link leads to. Null if it leads elsewhere. */
export const nameInLink = (href: string): string | null => LINKED.exec(href)?.[1]?.trim() ?? null;

/** Returns the address of a link with this value. Null if the value is unknown or not a web page. */
export function addressOf(value: string | null | undefined): string | null {
  const address = safeLink(value ?? undefined);
  return address?.startsWith('http') ? address : null;
}

/**
 * Fills the placeholders of a line of text. The result is one line, whatever the values contain, since it
 * becomes a header.
 */
export function fillLine(template: string, values: PlaceholderValues): string {
  return piecesOf(template)
    .map((piece) => ('name' in piece ? (values[piece.name] ?? '') : piece.words))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
