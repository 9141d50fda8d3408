import sanitize from 'sanitize-html';
import sql from 'sql-template-tag';
import { readableText } from '../../../shared/readable-text.js';
import { hasElements, RICH_SCHEMES, RICH_TAGS, readRichText, safeLink } from '../../../shared/rich-text.js';
import { maxLength, type TextLimit } from '../../../shared/text-limit.js';
import { writeRichText } from '../../../shared/write-rich-text.js';
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

/** What begins no element, such as the address in `Ana <ana@example.nz>` or a sign that nothing closes. */
const NO_ELEMENT = /<(?=[\w.+-]+@|[^<>]*(?:<|$))(?!!--)/g;

const lines = (text: string) => text.trim().replace(/\r\n?|\n/g, '<br>');

/**
 * A rich text as it is stored: first only what the list allows (A40), then read and written anew, so that what a page
 * reads of it is what stands there. A text without elements stays plain.
 */
export function cleanRichText(typed: string): string {
  if (!/<[a-z!/?]/i.test(typed)) return typed.trim();
  const clean = sanitize(typed.replace(NO_ELEMENT, '&lt;'), CLEAN);
  const whole = hasElements(clean) ? clean : `<p>${lines(clean)}</p>`;
  return writeRichText(readRichText(whole));
}

/**
 * Headings, lists, links and emphasis (R051, A40) of at most so many readable characters; null when none is left. Lists
 * and files say it without its marks.
 */
export function richText(limit: number | TextLimit): FieldKind<string | null> & { meaning: string } {
  const { max, message } = typeof limit === 'number' ? maxLength(limit) : limit;
  const most = max * MARKS_PER_CHARACTER + MARKS;
  return {
    ...textKind(max),
    schema: text({ max: most, message })
      .transform(cleanRichText)
      .refine((rich) => readableText(rich).length <= max, { message })
      // Cleaning writes signs and links at greater length than they came.
      .refine((rich) => rich.length <= most, {
        message: 'This has more links or formatting than can be kept.',
      })
      .transform((rich) => (readableText(rich) === '' ? null : rich))
      .nullable(),
    readable: (column) => sql`readable_text(${column})`,
    meaning: 'HTML of headings, lists, links and emphasis, or plain text.',
  };
}
