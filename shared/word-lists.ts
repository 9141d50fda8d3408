import type { MarkupToken } from './markup-tokens.js';

/** Matches a paragraph that Word shows as a list item: `mso-list:l0 level1 lfo1`. */
const ENTRY = /mso-list\s*:\s*l\d+\s+level(\d+)/i;
/** Matches the marker before the text of an item: a bullet or a number. */
const MARK = /mso-list\s*:\s*ignore/i;
const NUMBER = /^[\s\u00a0(]*(?:&nbsp;)*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;
const PARAGRAPH = /^(p|div|h[1-6]|li)$/;
const BLOCK = /^(p|div|h[1-6]|ul|ol|li|table|blockquote|pre|hr|dl)$/;

type ListTag = 'ul' | 'ol';
interface OpenList {
  level: number;
  tag: ListTag;
}

interface Entry {
  markup: string;
  /** The index after the last token. */
  end: number;
}

/** Converts consecutive paragraphs that stand for list items to lists. */
export class WordLists {
  private readonly open: OpenList[] = [];

  /**
   * Returns the list item that starts here, with the tags that open and close lists before it. Null if no
   * item starts here.
   */
  entryAt(tokens: readonly MarkupToken[], start: number): Entry | null {
    const { name, closes, attributes } = tokens[start] as MarkupToken;
    const [, level] = (!closes && PARAGRAPH.test(name) && ENTRY.exec(attributes)) || [];
    if (!level) return null;
    const end = tokens.findIndex((token, at) => at > start && PARAGRAPH.test(token.name));
    const last = end < 0 ? tokens.length : end;
    const { mark, words } = parted(tokens.slice(start + 1, last));
    const tag = NUMBER.test(mark) ? 'ol' : 'ul';
    return {
      markup: `${this.step(Number(level), tag)}<li>${words}`,
      end: tokens[last]?.closes ? last + 1 : last,
    };
  }

  /** Returns the markup before a token outside of lists: the end of all lists. */
  around({ name, closes, text }: MarkupToken): string {
    const isSpace = name === '' && text.trim() === '';
    return isSpace || closes || (name !== '' && !BLOCK.test(name)) ? '' : this.end();
  }

  /** Ends all lists. */
  end(): string {
    return this.closeWhile(() => true);
  }

  private step(level: number, tag: ListTag): string {
    const ended = this.closeWhile((list) => list.level > level || (list.level === level && list.tag !== tag));
    const current = this.open.at(-1);
    if (current?.level === level) return `${ended}</li>`;
    this.open.push({ level, tag });
    return `${ended}<${tag}>`;
  }

  private closeWhile(ends: (list: OpenList) => boolean): string {
    let written = '';
    for (let list = this.open.at(-1); list && ends(list); list = this.open.at(-1)) {
      written += `</li></${list.tag}>`;
      this.open.pop();
    }
    return written;
  }
}

/** Splits an item into its marker and the rest. */
function parted(tokens: readonly MarkupToken[]): { mark: string; words: string } {
  let mark = '';
  let words = '';
  /** The number of open spans within the marker, including its own. */
  let depth = 0;
  for (const { name, closes, attributes, text, silent } of tokens) {
    if (silent) continue;
    const begins = depth === 0 && name === 'span' && !closes && MARK.test(attributes);
    if (begins) depth = 1;
    else if (depth === 0) words += text;
    else if (name === 'span') depth += closes ? -1 : 1;
    else if (name === '') mark += text;
  }
  return { mark, words: words.trim() };
}
