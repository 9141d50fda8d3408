import { plainTextOf } from '../../shared/readable-text';
import { readRichText, safeLink } from '../../shared/rich-text';
import { HOSTILE_MARKUP } from '../../shared/testing/hostile-markup';
import { writeRichText } from '../../shared/write-rich-text';
import { renderElement } from '../testing/render';
import { RichText } from './rich-text';

const ALLOWED = new Set(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br']);
const ATTRIBUTES = new Set(['href', 'rel', 'data-level']);

/** Returns everything in the rendered text that is not allowed. */
function excessIn(body: Element): string[] {
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = element.getAttributeNames().filter((attribute) => !ATTRIBUTES.has(attribute));
    const href = element.getAttribute('href');
    const leads = href !== null && !/^(https?:\/\/|mailto:)/i.test(href) ? [href] : [];
    return [...(ALLOWED.has(name) ? [] : [name]), ...attributes, ...leads];
  });
}

const show = (text: string) => renderElement(<RichText text={text} />).container.firstElementChild as Element;

it.each(HOSTILE_MARKUP)('renders only text for %j A40', (markup) => {
  expect(excessIn(show(markup))).toEqual([]);
  // A browser hydrates the server-rendered text without differences.
  const page = document.createElement('div');
  page.innerHTML = show(markup).innerHTML;
  expect(excessIn(page)).toEqual([]);
  expect(page.innerHTML).toBe(show(markup).innerHTML);
});

it('shows headings one level lower, lists, links and emphasis R051', () => {
  const text =
    '<h1>Who</h1><p>We are <strong>two</strong>, <em>really</em>.<br>Ask <a href="https://a.nz/?b=1&amp;c">us</a></p><ul><li>One</li><li><p>Two</p></li></ul>';
  expect(show(text).innerHTML).toBe(
    '<h2 data-level="1">Who</h2><p>We are <strong>two</strong>, <em>really</em>.<br>Ask <a href="https://a.nz/?b=1&amp;c" rel="noopener nofollow">us</a></p><ul><li>One</li><li><p>Two</p></li></ul>',
  );
});

it('keeps line breaks and special characters of a plain text', () => {
  expect(show('1 < 2 & 3 > 2\n<b>&amp;</b>').innerHTML).toBe(
    '1 &lt; 2 &amp; 3 &gt; 2<br>&lt;b&gt;&amp;amp;&lt;/b&gt;',
  );
});

it('repairs invalid nesting, so that the browser does not change it', () => {
  const mended = (text: string) => writeRichText(readRichText(text));
  expect(mended('<p>a<ul><li>b<li>c</ul>d')).toBe('<p>a</p><ul><li>b</li><li>c</li></ul>d');
  expect(mended('<li>a</li>')).toBe('a');
  expect(mended('<ul>a<p>b</p></ul>')).toBe('<ul><li>a<p>b</p></li></ul>');
  expect(mended('<p><b>a<p>b</b></p>')).toBe('<p><strong>a</strong></p><p>b</p>');
  expect(mended('<a href="https://a.nz"><a href="https://b.nz">c</a></a>')).toMatch(
    /^<a href="https:\/\/a.nz"[^<]*c<\/a>$/,
  );
});

it('counts only visible text', () => {
  expect(plainTextOf(readRichText('<h1>A&amp;B</h1><ul><li><p>c</p></li><li>d</li></ul><p>e<br>f</p>'))).toBe(
    'A&B\nc\nd\ne\nf',
  );
});

it('allows only links to web and email addresses', () => {
  expect(safeLink(' https://a.nz/b ')).toBe('https://a.nz/b');
  expect(safeLink('mailto:ana@a.nz')).toBe('mailto:ana@a.nz');
  expect(['/a', 'ftp://a', 'javascript:alert(1)', 'https:///', 'mailto:', ''].map(safeLink)).toEqual(
    Array(6).fill(null),
  );
});

it('reads long hostile markup quickly', () => {
  const texts = [
    '<'.repeat(50_000),
    '<a "'.repeat(20_000),
    '<p a='.repeat(20_000),
    '<ul><li>'.repeat(10_000),
    '<!--'.repeat(20_000),
  ];
  for (const text of texts) expect(readRichText(`<p>${text}`).length).toBeGreaterThan(0);
});
