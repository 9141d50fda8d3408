/** A piece of markup: a tag, a comment, or text (without a name). */
export interface MarkupToken {
  /** The original text. */
  text: string;
  /** The name in lower case. Empty for text and for ignored tokens. */
  name: string;
  closes: boolean;
  attributes: string;
  /** True for a comment or an instruction, such as `<![if !supportLists]>`, which is not part of the text. */
  silent: boolean;
}

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"<>]*"|'[^'<>]*'){0,4000})>|[^<]+|</gi;

/** Returns the tokens of a markup in order. Together they are the whole markup. */
export const markupTokens = (markup: string): MarkupToken[] =>
  Array.from(markup.matchAll(TOKEN), ([text, slash, name = '', attributes = '']) => ({
    text,
    name: name.toLowerCase(),
    closes: slash === '/',
    attributes,
    silent: /^<[!?]/.test(text),
  }));
