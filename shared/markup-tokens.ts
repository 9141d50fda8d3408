/** A piece of markup: a tag, a comment, or text (without a name). */
export interface MarkupToken {
  /** The original text. */
  text: string;
  /** In lower case; empty for text and for what is to be left out. */
  name: string;
  closes: boolean;
  attributes: string;
  /** A comment or an instruction, such as `<![if !supportLists]>`: no part of what is read. */
  silent: boolean;
}

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"<>]*"|'[^'<>]*'){0,4000})>|[^<]+|</gi;

/** The pieces of a markup in their order; together they are the whole of it. */
export const markupTokens = (markup: string): MarkupToken[] =>
  Array.from(markup.matchAll(TOKEN), ([text, slash, name = '', attributes = '']) => ({
    text,
    name: name.toLowerCase(),
    closes: slash === '/',
    attributes,
    silent: /^<[!?]/.test(text),
  }));
