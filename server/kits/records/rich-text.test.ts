import pg from 'pg';
import { readableText } from '../../../shared/readable-text.js';
import { readRichText } from '../../../shared/rich-text.js';
import { HOSTILE_MARKUP } from '../../../shared/testing/hostile-markup.js';
import { maxLength } from '../../../shared/text-limit.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { cleanRichText, richText } from './rich-text.js';

const MARKUP =
  /<(?!\/?(?:h[1-3]|p|ul|ol|li|strong|em)>|br>|\/a>|a>|a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow">)/;

it.each(HOSTILE_MARKUP)('stores %j as plain text without markup A40', (markup) => {
  const stored = cleanRichText(markup);
  expect(stored).not.toMatch(MARKUP);
  // Cleaning the stored text again changes nothing.
  expect(cleanRichText(stored)).toBe(stored);
});

it('preserves headings, lists, links and emphasis A40', () => {
  const text =
    '<h1>Who</h1><h4>we</h4><p><b>a</b> <i>b</i><br><a href="https://a.nz" target="_blank" class="x">c</a></p><ol><li>d</li></ol>';
  expect(cleanRichText(text)).toBe(
    '<h1>Who</h1><h3>we</h3><p><strong>a</strong> <em>b</em><br><a href="https://a.nz" rel="noopener nofollow">c</a></p><ol><li>d</li></ol>',
  );
});

it('stores a plain text as typed', () => {
  expect(cleanRichText(' 1 < 2 & 3\nso ')).toBe('1 < 2 & 3\nso');
});

it('stores text that resembles an element as typed', () => {
  expect(readableText(cleanRichText('Ring Ana <ana@a.nz>\nor <sara@a.nz>'))).toBe(
    'Ring Ana <ana@a.nz>\nor <sara@a.nz>',
  );
  expect(readableText(cleanRichText('less than <last year & more'))).toBe('less than <last year & more');
  expect(cleanRichText('<p>Ana <ana@a.nz></p>')).toBe('<p>Ana &lt;ana@a.nz&gt;</p>');
  expect(readRichText('<a@a.nz>')).toEqual(['<a@a.nz>']);
});

it.each([
  'Ask for <section> 5 or <Summary> or <video>',
  'Code <kiwi20/> or <KIWI20 />',
  'Enter the <title> and the <label> here',
  'Press <b> then <q>',
])('stores an element without an end tag as text: %j', (typed) => {
  expect(readableText(cleanRichText(typed))).toBe(typed);
  expect(cleanRichText(typed)).not.toMatch(/<(?!\/?p>)/);
});

it.each([
  ['<dl><dt>Mon</dt><dd>9-5</dd></dl>', '<p>Mon</p><p>9-5</p>'],
  ['<section>a</section><article>b</article>c', '<p>a</p><p>b</p>c'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '<p>a</p><p>b</p>'],
])('stores blocks of %j on separate lines', (typed, stored) => {
  expect(cleanRichText(typed)).toBe(stored);
});

describe('rich text field', () => {
  const { schema } = richText(maxLength(10, 'Max'));
  const validationError = (typed: unknown) => schema.safeParse(typed).error?.issues[0]?.message;

  it('stores null for a value without text', () => {
    expect(schema.parse('<p> </p><ul><li><br></li></ul>')).toBeNull();
    expect(schema.parse('<script>alert(1)</script>')).toBeNull();
    expect(schema.parse(null)).toBeNull();
  });

  it('counts visible characters, and rejects a text that is too long A91', () => {
    expect(schema.parse('<p><strong>0123456789</strong></p>')).toBe('<p><strong>0123456789</strong></p>');
    expect(validationError('<p>01234567890</p>')).toBe('Max 10 characters.');
    expect(validationError(`<p>${'<b></b>'.repeat(400)}a</p>`)).toBe('Max 10 characters.');
  });

  it('rejects a text that becomes too long after cleaning A40', () => {
    const links = '<a href=https://a.nz></a>'.repeat(80);
    expect(validationError(`<p>a${links}</p>`)).toBe('This text has too many links or too much formatting.');
  });
});

describe('readable text in PostgreSQL', () => {
  let test: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    test = await createTestDatabase();
    client = new pg.Client({ connectionString: test.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await test.drop();
  });

  it.each([
    ...HOSTILE_MARKUP,
    '',
    'plain <b>text</b> & lines\nof it',
    '<h1>A &amp; &lt;b&gt;</h1><p>One<br>two<br></p><p></p><p><strong>three<br></strong></p>',
    '<ul><li><p>a</p><ol><li>b</li><li>c<ul><li>d</li></ul></li></ol></li></ul>e<p>f</p>g',
    '<p>Ask <a href="https://a.nz/?b=&quot;1&quot;&amp;c">us</a>, &amp;lt; \u00a0</p>\n<p>\nso\n</p>',
  ])('matches the readable text of the product for %j A40', async (text) => {
    const stored = cleanRichText(text);
    const { rows } = await client.query('SELECT readable_text($1) AS text', [stored]);
    expect(rows).toEqual([{ text: readableText(stored) }]);
  });
});
