import { type RichElement, type RichNode, readRichText } from '../../../shared/rich-text.js';
import { writeRichText } from '../../../shared/write-rich-text.js';
import {
  addressOf,
  nameInLink,
  type Placeholders,
  type PlaceholderValues,
  piecesOf,
} from './placeholders.js';

/** Returns all texts and link addresses of a rich text. */
export function textsIn(nodes: readonly RichNode[]): { text?: string; href?: string }[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? [{ text: node }]
      : [...(node.href === undefined ? [] : [{ href: node.href }]), ...textsIn(node.children)],
  );
}

/** Returns the names of all placeholders in these nodes. */
export const namesIn = (nodes: readonly RichNode[]): string[] =>
  textsIn(nodes).flatMap(({ text, href }) => {
    if (href !== undefined) return nameInLink(href) ?? [];
    return piecesOf(text ?? '').flatMap((piece) => ('name' in piece ? piece.name : []));
  });

const LEFT_OUT_WHEN_EMPTY: ReadonlySet<string> = new Set(['p', 'li', 'h1', 'h2', 'h3']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);

/**
 * Fills the placeholders of a rich text. Values are inserted as text and never as markup, since the tree
 * treats them as text (A40). A paragraph or list item is left out if none of its placeholders has a value, so
 * that no label is without a value.
 */
export function fillRichText(
  template: string,
  placeholders: Placeholders,
  values: PlaceholderValues,
): string {
  const isEmpty = (name: string) => {
    const value = values[name];
    return placeholders[name]?.link ? addressOf(value) === null : !value?.trim();
  };
  const fillName = (name: string, inLink: boolean): RichNode[] => {
    if (isEmpty(name)) return [];
    const value = values[name]?.trim() ?? '';
    const href = placeholders[name]?.link && addressOf(value);
    if (href) return inLink ? [href] : [{ tag: 'a', href, children: [href] }];
    return value
      .split(/\r\n?|\n/)
      .flatMap((line, index): RichNode[] => (index === 0 ? [line] : [{ tag: 'br', children: [] }, line]));
  };
  const fillText = (text: string, inLink: boolean): RichNode[] =>
    piecesOf(text).flatMap((piece) => ('name' in piece ? fillName(piece.name, inLink) : [piece.words]));
  const fillLink = (element: RichElement, href: string): RichNode[] => {
    const children = fill(element.children, true);
    const name = nameInLink(href);
    if (name === null) return [{ ...element, children }];
    const address = addressOf(values[name]);
    // The text of a link without an address stays as plain text.
    return address === null ? children : [{ ...element, href: address, children }];
  };
  const fillElement = (element: RichElement, inLink: boolean): RichNode[] => {
    const { tag, href, children: inside } = element;
    if (tag === 'a' && href !== undefined) return fillLink(element, href);
    const names = namesIn(inside);
    if (LEFT_OUT_WHEN_EMPTY.has(tag) && names.length > 0 && names.every(isEmpty)) return [];
    const children = fill(inside, inLink);
    return LISTS.has(tag) && children.length === 0 ? [] : [{ ...element, children }];
  };
  const fill = (nodes: readonly RichNode[], inLink: boolean): RichNode[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? fillText(node, inLink) : fillElement(node, inLink)));
  return writeRichText(fill(readRichText(template), false));
}
