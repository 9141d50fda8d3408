import sanitize from 'sanitize-html';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { UNUSABLE } from '../../../shared/characters.js';
import { tidyPasted } from '../../../shared/pasted-markup.js';
import { readableText } from '../../../shared/readable-text.js';
import { hasElements, RICH_SCHEMES, RICH_TAGS, readRichText, safeLink } from '../../../shared/rich-text.js';
import { isWithin } from '../../../shared/text-length.js';
import { maxLength, type TextLimit } from '../../../shared/text-limit.js';
import { keepTypedSigns } from '../../../shared/typed-signs.js';
import { asWindows1252 } from '../../../shared/windows-1252.js';
import { writeRichText } from '../../../shared/write-rich-text.js';
import { text } from '../../platform/input.js';
import type { FieldKind } from './field.js';
import { text as textKind } from './field-kinds.js';

/** The markup allowed for each readable character, so that nobody stores a megabyte of empty markup. */
const MARKS_PER_CHARACTER = 6;
const MARKS = 2000;

/** Line ends besides the line feed: those of Word, mainframes and Unicode. */
const ENDS_OF_LINES = /[\v\f\u0085\u2028\u2029]/g;
const UNUSABLE_ANYWHERE = new RegExp(UNUSABLE.source, 'gu');

/** Block elements besides `div`, whose text is on separate lines. */
const BLOCKS =
  'address article aside blockquote caption center dd details dialog dl dt fieldset figcaption figure footer form header hgroup legend main nav pre search section summary';

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
    ...Object.fromEntries(BLOCKS.split(' ').map((name) => [name, 'p'])),
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

/** A paragraph that contains only other blocks, such as a section. */
const AROUND_BLOCKS = /<p>\s*(?=<(?:p|ul|ol|h[1-3])>)/g;

const lines = (text: string) => text.trim().replace(/\r\n?|\n/g, '<br>');

/**
 * Returns a rich text as it is stored: only allowed elements (A40), parsed and written again, so that pages
 * read exactly the stored text. A text without elements stays plain.
 */
export function cleanRichText(typed: string): string {
  const text = withoutControls(typed);
  if (!/<[a-z!/?]/i.test(text)) return text.trim();
  const clean = sanitize(keepTypedSigns(tidyPasted(text)), CLEAN).replace(AROUND_BLOCKS, '');
  const asHtml = hasElements(clean) ? clean : `<p>${lines(clean)}</p>`;
  return writeRichText(readRichText(withoutControls(asHtml)));
}

/**
 * Returns the text without invisible characters. Word uses some of them as line ends. Others are misread
 * quotation marks of Windows-1252.
 */
const withoutControls = (text: string): string =>
  asWindows1252(text.replace(ENDS_OF_LINES, '\n')).replace(UNUSABLE_ANYWHERE, '');

/**
 * Rich text with headings, lists, links and emphasis (R051, A40), limited by readable characters. Null if it
 * is empty. Lists and files contain it without markup.
 */
export function richText(limit: number | TextLimit): FieldKind<string | null> & { meaning: string } {
  const { max, message } = typeof limit === 'number' ? maxLength(limit) : limit;
  const most = max * MARKS_PER_CHARACTER + MARKS;
  return {
    ...textKind(max),
    schema: z
      .string({ error: 'This must be text.' })
      // Before the limit is checked, so that invisible characters in pasted text do not prevent saving.
      .transform(withoutControls)
      .meta({ maxLength: most })
      .pipe(text({ max: most, message }))
      .transform(cleanRichText)
      .refine((rich) => isWithin(readableText(rich), max), { message })
      // Cleaning may lengthen characters and links.
      .refine((rich) => rich.length <= most, {
        message: 'This text has too many links or too much formatting.',
      })
      .transform((rich) => (readableText(rich) === '' ? null : rich))
      .nullable(),
    readable: (column) => sql`readable_text(${column})`,
    meaning: 'Plain text, or HTML with headings, lists, links, bold and italics.',
  };
}
