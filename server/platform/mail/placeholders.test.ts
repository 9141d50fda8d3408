import { HOSTILE_MARKUP } from '../../../shared/testing/hostile-markup.js';
import { unfilledIn, validateBody, validateSubject } from './check-placeholders.js';
import { fillRichText } from './fill-rich-text.js';
import { fillLine, type Placeholders } from './placeholders.js';

const PLACEHOLDERS: Placeholders = {
  buyerName: { label: 'Buyer' },
  phone: { label: 'Phone' },
  page: { label: 'Page', link: true, needed: 'without it nobody can answer' },
};
const page = 'https://uplift.example/EntityLink/k/7';
const fill = (template: string, values: Record<string, string | null>) =>
  fillRichText(template, PLACEHOLDERS, { page, ...values });

describe('values of placeholders', () => {
  it('appear as text with line breaks, and never as markup A40', () => {
    const filled = fill('<p>Kia ora {{ buyerName }}, <strong>{{phone}}</strong></p>', {
      buyerName: '<b>Ana</b> & "co"\n<script>alert(1)</script>',
      phone: '{{buyerName}}',
    });
    expect(filled).toBe(
      '<p>Kia ora &lt;b&gt;Ana&lt;/b&gt; &amp; &quot;co&quot;<br>&lt;script&gt;alert(1)&lt;/script&gt;, <strong>{{buyerName}}</strong></p>',
    );
  });

  it.each(HOSTILE_MARKUP)('add no element for %j A40', (value) => {
    const tags = fill('<p>{{buyerName}}</p>', { buyerName: `x${value}` }).match(/<[^>]*>/g);
    expect(new Set(tags)).toEqual(
      new Set(['<p>', ...(/[\r\n]/.test(value.trimEnd()) ? ['<br>'] : []), '</p>']),
    );
  });

  it('appear as a link where the value is a page address', () => {
    expect(fill('<p>{{page}} <a href="https://{{page}}">this</a></p>', {})).toBe(
      `<p><a href="${page}" rel="noopener nofollow">${page}</a> <a href="${page}" rel="noopener nofollow">this</a></p>`,
    );
  });

  it.each(['javascript:alert(1)', 'mailto:a@b.nz', '/EntityLink/k', '', null])(
    'add no link for %j',
    (value) => {
      expect(fill('<p>See <a href="https://{{page}}">this</a>{{page}}</p>', { page: value })).toBe('');
      expect(
        fill('<p>{{buyerName}} <a href="https://{{page}}">this</a></p>', { page: value, buyerName: 'A' }),
      ).toBe('<p>A this</p>');
    },
  );

  it('omit paragraphs and list items without a value', () => {
    const template = '<p>Hi</p><ul><li><p>Phone: {{phone}}</p></li><li>{{buyerName}}{{phone}}</li></ul>';
    expect(fill(template, { buyerName: 'Ana' })).toBe('<p>Hi</p><ul><li>Ana</li></ul>');
    expect(fill(template, { phone: '  ' })).toBe('<p>Hi</p>');
  });

  it('appear on one line in a subject', () => {
    expect(fillLine('For {{buyerName}} {{phone}}!', { buyerName: 'Ana\r\nBcc: x@y.nz' })).toBe(
      'For Ana Bcc: x@y.nz !',
    );
  });
});

describe('placeholders in a template', () => {
  const body = (text: string) => validateBody(`<p>{{page}}</p>${text}`, PLACEHOLDERS);

  it.each([
    ['<p>{{buyrName}}</p>', 'There is no placeholder {{buyrName}}. Did you mean {{buyerName}}?'],
    ['<p>{{BUYERNAME}}</p>', 'There is no placeholder {{BUYERNAME}}. Did you mean {{buyerName}}?'],
    [
      '<p>{{whatever}}</p>',
      'There is no placeholder {{whatever}}. Use one of {{buyerName}}, {{phone}}, {{page}}.',
    ],
    ['<p>{{}}</p>', 'There is no placeholder {{}}. Use one of {{buyerName}}, {{phone}}, {{page}}.'],
    ['<p>{{buyerName</p>', 'A placeholder is incomplete. Write it in one piece, for example {{buyerName}}.'],
    [
      '<p>{{buyer<em>Name</em>}}</p>',
      'A placeholder is incomplete. Write it in one piece, for example {{buyerName}}.',
    ],
    ['<p><a href="https://{{pge}}">x</a></p>', 'There is no placeholder {{pge}}. Did you mean {{page}}?'],
    ['<p><a href="https://{{phone}}">x</a></p>', 'A link must be exactly {{page}}, with nothing added.'],
    ['<p><a href="https://a.nz/{{page}}">x</a></p>', 'A link must be exactly {{page}}, with nothing added.'],
    ['<p>{{ buyerName }} <a href="https://{{page}}">x</a> {braces}</p>', null],
  ])('report errors in %s: %s', (text, validationError) => expect(body(text)).toBe(validationError));

  it('report a missing required placeholder; a link target counts', () => {
    expect(validateBody('<p>Hi</p>', PLACEHOLDERS)).toBe(
      'Include {{page}} in the email: without it nobody can answer.',
    );
    expect(validateBody('<p><a href="https://{{page}}">Hi</a></p>', PLACEHOLDERS)).toBeNull();
  });

  it('accept only text values in a subject', () => {
    expect(validateSubject('{{buyerName}} {{phone}}', PLACEHOLDERS)).toBeNull();
    expect(validateSubject('{{page}}', PLACEHOLDERS)).toBe(
      '{{page}} is a link, so it can’t go in the subject.',
    );
    expect(validateSubject('{{pone}}', PLACEHOLDERS)).toMatch('Did you mean {{phone}}?');
  });

  it('are detected when unfilled in a mail', () => {
    expect(unfilledIn('<p>Hi <a href="https://{{page}}">x</a></p>', PLACEHOLDERS)).toBe('page');
    expect(unfilledIn('Hi {{buyerName}}', PLACEHOLDERS)).toBe('buyerName');
    expect(unfilledIn('Hi {{somebody}}', PLACEHOLDERS)).toBeNull();
  });
});
