import { toPlainText } from '@react-email/render';

/** Puts the addresses of links on separate lines, so that mail programs let people open or copy them. */
const OWN_LINE = ['\n', ''];

/** Returns the text of an HTML mail as plain text. Line breaks in user text are preserved. */
export function plainTextOf(html: string): string {
  return toPlainText(html, {
    preserveNewlines: true,
    selectors: [
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { linkBrackets: OWN_LINE, hideLinkHrefIfSameAsText: true } },
    ],
  });
}
