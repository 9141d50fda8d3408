import { HOSTILE_MARKUP } from '../../../shared/testing/hostile-markup.js';
import { maxLength } from '../../../shared/text-limit.js';
import { cleanRichText, richText } from './rich-text.js';

const MARKUP =
  /<(?!\/?(?:h[1-3]|p|ul|ol|li|strong|em)>|br>|\/a>|a>|a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow">)/;

it.each(HOSTILE_MARKUP)('A40 stores nothing but a text of %j', (markup) => {
  const stored = cleanRichText(markup);
  expect(stored).not.toMatch(MARKUP);
  // What is read of it is what stands there.
  expect(cleanRichText(stored)).toBe(stored);
});

it('A40 keeps headings, lists, links and emphasis', () => {
  const text =
    '<h1>Who</h1><h4>we</h4><p><b>a</b> <i>b</i><br><a href="https://a.nz" target="_blank" class="x">c</a></p><ol><li>d</li></ol>';
  expect(cleanRichText(text)).toBe(
    '<h1>Who</h1><h3>we</h3><p><strong>a</strong> <em>b</em><br><a href="https://a.nz" rel="noopener nofollow">c</a></p><ol><li>d</li></ol>',
  );
});

it('a plain text stays as it was typed', () => {
  expect(cleanRichText(' 1 < 2 & 3\nso ')).toBe('1 < 2 & 3\nso');
});

describe('the kind of a field', () => {
  const { schema } = richText(maxLength(10, 'Max'));
  const complaint = (typed: unknown) => schema.safeParse(typed).error?.issues[0]?.message;

  it('empties what has no text', () => {
    expect(schema.parse('<p> </p><ul><li><br></li></ul>')).toBeNull();
    expect(schema.parse('<script>alert(1)</script>')).toBeNull();
    expect(schema.parse(null)).toBeNull();
  });

  it('A91 counts what is read, and refuses what is too long', () => {
    expect(schema.parse('<p><strong>0123456789</strong></p>')).toBe('<p><strong>0123456789</strong></p>');
    expect(complaint('<p>01234567890</p>')).toBe('Max 10 characters.');
    expect(complaint(`<p>${'<b></b>'.repeat(400)}a</p>`)).toBe('Max 10 characters.');
  });
});
