import sanitize from 'sanitize-html';
import {
  hasElements,
  plainTextOf,
  RICH_SCHEMES,
  RICH_TAGS,
  readRichText,
  safeLink,
  writeRichText,
} from '../../../shared/rich-text.js';
import { maxLength, type TextLimit } from '../../../shared/text-limit.js';
import { text } from '../input.js';
import type { FieldKind } from './field.js';
import { text as textKind } from './field-kinds.js';

/** Of marks for each character that is read, so that nobody stores a megabyte of nothing. */
const MARKS_PER_CHARACTER = 6;
const MARKS = 2000;

const CLEAN: sanitize.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: [...RICH_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (_, { href }) => {
      const address = safeLink(href);
      const attribs: sanitize.Attributes = address ? { href: address, rel: 'noopener nofollow' } : {};
      return { tagName: 'a', attribs };
    },
  },
};

/**
 * A rich text as it is stored: first only what the list allows (A40), then read and written anew, so that what a page
 * reads of it is what stands there. A text without elements stays plain.
 */
export function cleanRichText(typed: string): string {
  if (!/<[a-z!/?]/i.test(typed)) return typed.trim();
  const clean = sanitize(typed, CLEAN);
  const whole = hasElements(clean) ? clean : `<p>${clean}</p>`;
  return writeRichText(readRichText(whole));
}

const readable = (rich: string) => plainTextOf(readRichText(rich));

/** Headings, lists, links and emphasis (R051, A40) of at most so many readable characters; null when none is left. */
export function richText(limit: number | TextLimit): FieldKind<string | null> {
  const { max, message } = typeof limit === 'number' ? maxLength(limit) : limit;
  return {
    ...textKind(max),
    schema: text({ max: max * MARKS_PER_CHARACTER + MARKS, message })
      .transform(cleanRichText)
      .refine((rich) => readable(rich).length <= max, { message })
      .transform((rich) => (readable(rich) === '' ? null : rich))
      .nullable(),
  };
}
