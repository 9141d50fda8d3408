import { chakra } from '@chakra-ui/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { type RichElement, type RichNode, readRichText } from '../../shared/rich-text';

/** Styles of rich text, for readers and in the editor. */
export const RICH_TEXT_STYLES = {
  overflowWrap: 'anywhere',
  '& > * + *': { mt: '3' },
  '& [data-level]': { fontFamily: 'heading', fontWeight: 'display', lineHeight: 'snug' },
  '& > [data-level]:not(:first-of-type)': { mt: '5' },
  '& [data-level="1"]': { fontSize: '1.3125em' },
  '& [data-level="2"]': { fontSize: '1.125em' },
  '& :is(ul, ol)': { ps: '5' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  // Leaves room for a finger if a link is on a line of its own; the line spacing stays the same.
  '& a': { color: 'fg.brand', textDecoration: 'underline', textUnderlineOffset: '0.2em', py: '1' },
  '& strong': { fontWeight: 'semibold' },
} as const;

const Body = chakra('div', { base: RICH_TEXT_STYLES });

type Props = {
  /** The stored markup, or an older plain text, whose line breaks stay. */
  text: string | null | undefined;
  /** The level of the heading above it, to which the text's own headings are subordinate. */
  below?: 1 | 2 | 3;
};

function element({ tag, href, children }: RichElement, below: number, key: number): ReactNode {
  const inner = children.length > 0 ? parts(children, below) : undefined;
  if (tag === 'a') {
    // The address was checked again when the text was read.
    return (
      <a key={key} href={href} rel="noopener nofollow">
        {inner}
      </a>
    );
  }
  const [, level] = /^h([1-3])$/.exec(tag) ?? [];
  if (level) return createElement(`h${Number(level) + below}`, { key, 'data-level': level }, inner);
  return createElement(tag, { key }, inner);
}

const parts = (nodes: readonly RichNode[], below: number): ReactNode[] =>
  nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    typeof node === 'string' ? <Fragment key={index}>{node}</Fragment> : element(node, below, index),
  );

/**
 * A rich text, rendered as text and elements, never as markup: whatever its source, it can only contain the elements of
 * shared/rich-text.ts, on the server as in the browser (A40).
 */
export function RichText({ text, below = 1 }: Props) {
  if (!text) return null;
  return <Body>{parts(readRichText(text), below)}</Body>;
}
