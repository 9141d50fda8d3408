import { BLOCKS, type RichNode, readRichText } from './rich-text.js';

/** Returns the readable text, with each block on its own line. */
export function plainTextOf(nodes: readonly RichNode[]): string {
  const isBlock = (node: RichNode) =>
    typeof node !== 'string' && (node.tag === 'li' || BLOCKS.includes(node.tag));
  const write = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return '\n';
    const inner = writeAll(node.children);
    return isBlock(node) ? `${inner.replace(/\n+$/, '')}\n` : inner;
  };
  const writeAll = (several: readonly RichNode[]): string =>
    several.reduce<string>(
      (before, node) => `${before}${isBlock(node) && /[^\n]$/.test(before) ? '\n' : ''}${write(node)}`,
      '',
    );
  return writeAll(nodes).trim();
}

/** Returns the readable text of a rich or plain text. In SQL it is `readable_text`. */
export const readableText = (text: string): string => plainTextOf(readRichText(text));
