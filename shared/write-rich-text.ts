import type { RichNode } from './rich-text.js';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Returns the markup of a tree. */
export function writeRichText(nodes: readonly RichNode[]): string {
  const write = (node: RichNode): string => {
    if (typeof node === 'string') return escaped(node);
    if (node.tag === 'br') return '<br>';
    const address = node.href === undefined ? '' : ` href="${escaped(node.href)}" rel="noopener nofollow"`;
    return `<${node.tag}${address}>${node.children.map(write).join('')}</${node.tag}>`;
  };
  return nodes.map(write).join('');
}
