import { UNUSABLE } from './characters.js';
import { asWindows1252 } from './windows-1252.js';

/**
 * The elements of a rich text: headings, lists, links and emphasis (R051, A40). The server removes all others
 * before it stores a text, and pages read texts with `readRichText`, whose result cannot contain anything
 * else.
 */
export const RICH_TAGS = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'] as const;
type RichTag = (typeof RICH_TAGS)[number];

/** A node of a rich text: plain text or an element. Only links have an `href`, which is safe. */
export type RichNode = string | RichElement;
export type RichElement = { readonly tag: RichTag; readonly href?: string; readonly children: RichNode[] };

/** The allowed schemes of links. */
export const RICH_SCHEMES = ['http', 'https', 'mailto'] as const;

/** Returns the address of a link if it is safe to follow, and null otherwise. */
export function safeLink(address: string | undefined): string | null {
  // Browsers ignore these characters when they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  const plain = (address ?? '').replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^(https?:\/\/[^/]|mailto:[^@]+@)/i.test(plain) ? plain : null;
}

const TAG = /<\/?(?:h[1-3]|p|ul|ol|li|a|strong|em|br)(?=[\s/>])[^<>]*>/i;

/**
 * Returns true if a text has elements. An older text without any is plain, and its `<` and `&` are literal.
 */
export const hasElements = (text: string): boolean => TAG.test(text);

const ALIASES: Record<string, RichTag> = { b: 'strong', i: 'em', div: 'p', h4: 'h3', h5: 'h3', h6: 'h3' };
/** Elements on lines of their own, besides list items. */
export const BLOCKS: readonly RichTag[] = ['h1', 'h2', 'h3', 'p', 'ul', 'ol'];
const LISTS: readonly RichTag[] = ['ul', 'ol'];
const SILENT =
  /^(script|style|title|textarea|template|noscript|iframe|xmp|noembed|noframes|math|svg|object)$/;
const MAX_DEPTH = 24;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Returns the character for a numeric reference, or nothing for invalid numbers and surrogates. Numbers of
 * Windows-1252 are read as browsers read them.
 */
const codePoint = (code: number) => {
  const character = code <= 0x10ffff ? asWindows1252(String.fromCodePoint(code)) : '';
  return UNUSABLE.test(character) ? '' : character;
};

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));?/gi, (whole, decimal, hex, name) => {
    if (decimal) return codePoint(Number(decimal));
    if (hex) return codePoint(Number.parseInt(hex, 16));
    return NAMED[String(name).toLowerCase()] ?? whole;
  });

const tagOf = (name: string): RichTag | undefined =>
  RICH_TAGS.find((tag) => tag === name) ?? (Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined);

const linkIn = (attributes: string) => {
  const [, double, single, bare] =
    /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return safeLink(decode(double ?? single ?? bare ?? ''));
};

/** Builds a valid tree, so that browsers, which repair wrong nesting, have nothing to repair. */
class Builder {
  readonly root: RichNode[] = [];
  private readonly open: RichElement[] = [];

  private get top(): RichElement | undefined {
    return this.open.at(-1);
  }

  private closeUntil(wanted: (element: RichElement) => boolean): void {
    while (this.top && !wanted(this.top)) this.open.pop();
  }

  private add(node: RichNode): void {
    // Nothing is allowed between list items.
    if (this.top && LISTS.includes(this.top.tag) && (typeof node === 'string' || node.tag !== 'li')) {
      if (typeof node === 'string' && node.trim() === '') return;
      this.begin('li');
    }
    (this.top?.children ?? this.root).push(node);
  }

  text(text: string): void {
    if (text) this.add(text);
  }

  begin(tag: RichTag, href?: string): void {
    if (tag === 'br') this.add({ tag, children: [] });
    if (tag === 'br' || this.open.length >= MAX_DEPTH) return;
    if (BLOCKS.includes(tag)) this.closeUntil((element) => element.tag === 'li');
    else if (tag === 'li') {
      if (!this.open.some((element) => LISTS.includes(element.tag))) return;
      this.closeUntil((element) => LISTS.includes(element.tag));
    } else if (this.open.some((element) => element.tag === tag)) return;
    const element: RichElement = { tag, ...(href !== undefined && { href }), children: [] };
    this.add(element);
    this.open.push(element);
  }

  end(tag: RichTag): void {
    if (!this.open.some((element) => element.tag === tag)) return;
    this.closeUntil((element) => element.tag === tag);
    this.open.pop();
  }
}

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"<>]*"|'[^'<>]*'){0,4000})>|[^<]+|</gi;

/** Returns the lines of a plain text. */
function plainParts(text: string): RichNode[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  return lines.flatMap((line, index): RichNode[] =>
    index === 0 ? [line] : [{ tag: 'br', children: [] }, line],
  );
}

/**
 * Parses a text to a tree of only the elements above. A plain text keeps its line breaks. Unknown markup
 * becomes text or is dropped, so that a tree rendered as text and elements contains nothing else.
 */
export function readRichText(text: string): RichNode[] {
  if (!hasElements(text)) return plainParts(text).filter((part) => part !== '');
  const builder = new Builder();
  let silentIn: string | null = null;
  for (const [token, slash, name = '', attributes = ''] of text.replaceAll('\0', '').matchAll(TOKEN)) {
    const lower = name.toLowerCase();
    if (silentIn) {
      if (slash && lower === silentIn) silentIn = null;
      continue;
    }
    if (token.startsWith('<!--')) continue;
    if (!name) {
      builder.text(decode(token));
      continue;
    }
    const tag = tagOf(lower);
    if (!tag) {
      if (!slash && SILENT.test(lower)) silentIn = lower;
      continue;
    }
    if (slash) builder.end(tag);
    else if (tag === 'a') {
      const href = linkIn(attributes);
      if (href) builder.begin('a', href);
    } else builder.begin(tag);
  }
  return builder.root;
}
