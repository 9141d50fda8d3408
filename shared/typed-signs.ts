import { markupTokens } from './markup-tokens.js';

/** The names of HTML elements, including obsolete ones. */
const HTML = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
    'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe ' +
    'image img input ins kbd label legend li link listing main map mark marquee math menu meta meter nav nobr noembed ' +
    'noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp ' +
    'script search section select slot small source span strike strong style sub summary sup svg table tbody td template ' +
    'textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp'
  ).split(' '),
);
/**
 * Elements that are markup even without an end tag: void ones, those with an optional end tag, and those that
 * hide text.
 */
const ENDLESS = new Set(
  (
    'area base basefont bgsound br col embed frame hr image img input link meta param source spacer track wbr ' +
    'body caption colgroup dd div dt h1 h2 h3 h4 h5 h6 head html li ol optgroup option p rb rp rt rtc tbody td tfoot th thead tr ul ' +
    'applet frameset iframe math noembed noframes noscript object plaintext script style svg table template xmp'
  ).split(' '),
);

/** Matches a < that does not start an element: before an address, or without a closing sign. */
const NO_ELEMENT = /<(?=[\w.+-]+@|mailto:|[a-z][a-z\d+.-]*:\/\/|[^<>]*(?:<|$))(?!!--)/gi;

/**
 * Returns a text in which apparent elements, such as the code `<KIWI20>` or `<your name>`, are escaped as
 * text.
 */
export function keepTypedSigns(text: string): string {
  const tokens = markupTokens(text.replace(NO_ELEMENT, '&lt;'));
  const closed = new Set(tokens.filter(({ closes }) => closes).map(({ name }) => name));
  const isTyped = (name: string, attributes: string) => {
    const known = HTML.has(name);
    if (name === '' || name.includes(':') || /[=/]/.test(known ? attributes : attributes.replace(/\/$/, '')))
      return false;
    // Without an end tag of this name, no element was meant.
    if (known) return !ENDLESS.has(name) && !closed.has(name);
    return !(name.includes('-') && closed.has(name));
  };
  return tokens
    .map(({ name, attributes, text: written }) =>
      isTyped(name, attributes) ? written.replace('<', '&lt;').replace('>', '&gt;') : written,
    )
    .join('');
}
