import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { readableText } from '../../../shared/readable-text.js';
import { type RichElement, type RichNode, readRichText } from '../../../shared/rich-text.js';
import { firstCharacters } from '../../../shared/text-length.js';

const text = { fontSize: 16, lineHeight: '25px' };

/** Inline styles, since mail programs ignore style sheets. */
const STYLES: Record<RichElement['tag'], CSSProperties> = {
  h1: { fontSize: 22, lineHeight: '30px', margin: '20px 0 8px' },
  h2: { fontSize: 19, lineHeight: '27px', margin: '18px 0 8px' },
  h3: { fontSize: 16, lineHeight: '25px', margin: '16px 0 8px' },
  p: { ...text, margin: '12px 0' },
  ul: { ...text, margin: '12px 0', paddingLeft: 24 },
  ol: { ...text, margin: '12px 0', paddingLeft: 24 },
  li: { margin: '4px 0' },
  a: { color: '#0f4f43', textDecoration: 'underline' },
  strong: { fontWeight: 700 },
  em: {},
  br: {},
};

function drawn({ tag, href, children }: RichElement, key: number): ReactNode {
  if (tag === 'br') return <br key={key} />;
  const style = STYLES[tag];
  if (tag !== 'a') return createElement(tag, { key, style }, parts(children));
  return (
    <a key={key} href={href} target="_blank" rel="noopener" style={style}>
      {parts(children)}
    </a>
  );
}

const parts = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    typeof node === 'string' ? <Fragment key={index}>{node}</Fragment> : drawn(node, index),
  );

const BLOCKS = ['h1', 'h2', 'h3', 'p', 'ul', 'ol'];
const isBlock = (node: RichNode) => typeof node !== 'string' && BLOCKS.includes(node.tag);

/** The approximate number of characters that mail programs show in their list. */
const PREVIEW_LENGTH = 140;

/** Returns the preview of a rich text for mail lists: its first words on one line. */
export const previewOf = (text: string): string =>
  firstCharacters(readableText(text).replace(/\s+/g, ' '), PREVIEW_LENGTH);

/** A rich text in a mail, rendered as text and elements and never as markup (A40). */
export function EmailRichText({ text: written }: { text: string }) {
  const nodes = readRichText(written);
  // Text outside paragraphs gets its own paragraph.
  return <>{nodes.some(isBlock) ? parts(nodes) : <p style={STYLES.p}>{parts(nodes)}</p>}</>;
}
