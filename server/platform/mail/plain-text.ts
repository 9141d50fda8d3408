import { toPlainText } from '@react-email/render';

/** Where links lead stands on a line of its own, so that mail programs let people open it or copy it whole. */
const OWN_LINE = ['\n', ''];

/** The words of a mail in HTML, as plain text; line breaks of what people wrote are kept. */
export function plainTextOf(html: string): string {
  return toPlainText(html, {
    preserveNewlines: true,
    selectors: [
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { linkBrackets: OWN_LINE, hideLinkHrefIfSameAsText: true } },
    ],
  });
}
