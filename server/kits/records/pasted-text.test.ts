import fc from 'fast-check';
import { readableText } from '../../../shared/readable-text.js';
import { maxLength } from '../../../shared/text-limit.js';
import { cleanRichText, richText } from './rich-text.js';

const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Excel 15"><style><!--table {mso-displayed-decimal-separator:".";}
.xl65 {mso-number-format:Fixed;}--></style></head>
<body link="#0563C1"><!--StartFragment-->
<table border=0 cellpadding=0 width=128 style='border-collapse:collapse;width:96pt'>
 <col width=64 span=2 style='width:48pt'>
 <tr height=20><td height=20 class=xl65 width=64>Qty</td><td class=xl65>Price</td></tr>
 <tr height=20><td align=right>5</td><td align=right>12.50</td></tr>
</table><!--EndFragment--></body></html>`;

const entry = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-NZ style='font-family:Symbol;mso-bidi-font-family:"Times New Roman"'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>${words}</b><o:p></o:p></p>\n`;

describe('pasted tables', () => {
  it.each([
    [
      '<table><tr><td>Qty</td><td>Price</td></tr><tr><td>5</td><td>12.50</td></tr></table>',
      '<p>Qty | Price</p><p>5 | 12.50</p>',
    ],
    [
      '<p>Before</p><table><thead><tr><th>Qty<th>Price</thead><tbody><tr><td>5<td>12.50</table><p>After</p>',
      '<p>Before</p><p>Qty | Price</p><p>5 | 12.50</p><p>After</p>',
    ],
    [
      '<table><tr><td><p class=MsoNormal>Hours</p></td><td><p><b>Mon</b></p><p>Tue</p></td></tr></table>',
      '<p>Hours | <strong>Mon</strong><br>Tue</p>',
    ],
    [
      '<table><tr><td>a</td><td></td><td>c</td><td>&nbsp;</td></tr><tr><td> </td><td></td></tr></table>',
      '<p>a |  | c</p>',
    ],
    [
      '<table><tr><td><h1>Kia ora</h1><p>Words</p></td></tr><tr><td>More</td></tr></table>',
      '<h1>Kia ora</h1><p>Words</p><p>More</p>',
    ],
    ['<table><caption>Prices</caption><tr><td>a</td><td>1</td></tr></table>', '<p>Prices</p><p>a | 1</p>'],
    [
      '<table><tr><td>x</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
      '<p>x | 1 | 2</p>',
    ],
    [
      '<TABLE><TR><TD><a href="https://a.nz">Site</a></TD><TD>b</TD></TR></TABLE>',
      '<p><a href="https://a.nz" rel="noopener nofollow">Site</a> | b</p>',
    ],
  ])('%s are stored with separate cells', (pasted, stored) => {
    expect(cleanRichText(pasted)).toBe(stored);
  });

  it('store cells of a spreadsheet separately, without its styles', () => {
    expect(cleanRichText(EXCEL).replace(/\s*\n\s*/g, '')).toBe('<p>Qty | Price</p><p>5 | 12.50</p>');
  });

  it('never join two cells, whatever their content', () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9.,ā ]{0,6}[A-Za-z0-9]$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const table = `<table>${rows.map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`).join('')}</table>`;
          const wanted = rows.map((row) => row.map((each) => each.trim()).join(' | ')).join('\n');
          expect(readableText(cleanRichText(table))).toBe(wanted.replace(/ {2,}/g, ' '));
        },
      ),
    );
  });
});

describe('pasted Word lists', () => {
  it.each([
    [
      'bullets',
      entry(1, '·', 'One') + entry(1, '·', 'Two'),
      '<ul><li><strong>One</strong></li><li><strong>Two</strong></li></ul>',
    ],
    [
      'numbers',
      entry(1, '1.', 'One') + entry(1, '2.', 'Two'),
      '<ol><li><strong>One</strong></li><li><strong>Two</strong></li></ol>',
    ],
    ['letters', entry(1, 'a)', 'One'), '<ol><li><strong>One</strong></li></ol>'],
    [
      'lists in lists',
      entry(1, '1.', 'One') + entry(2, 'o', 'Inner') + entry(1, '2.', 'Two'),
      '<ol><li><strong>One</strong><ul><li><strong>Inner</strong></li></ul></li><li><strong>Two</strong></li></ol>',
    ],
    [
      'a list between paragraphs',
      `<p class=MsoNormal>Before</p>${entry(1, '·', 'One')}<p class=MsoNormal>After</p>`,
      '<p>Before</p><ul><li><strong>One</strong></li></ul><p>After</p>',
    ],
    [
      'two lists of different kinds',
      entry(1, '·', 'One') + entry(1, '1.', 'First'),
      '<ul><li><strong>One</strong></li></ul><ol><li><strong>First</strong></li></ol>',
    ],
  ])('%s become lists', (_, pasted, stored) => {
    expect(cleanRichText(pasted).replace(/\n/g, '')).toBe(stored);
  });
});

it('removes styles and conditional comments of Word', () => {
  const word =
    '<html><head><style><!-- p.MsoNormal {margin:0} --></style><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--></head><body><p class=MsoNormal><b>Kōrero<o:p></o:p></b></p></body></html>';
  expect(cleanRichText(word)).toBe('<p><strong>Kōrero</strong></p>');
});

describe('typed angle brackets', () => {
  it.each([
    'Use <KIWI20> at the till',
    'Dear <your name>,\nkia ora',
    'Dear <your-name>',
    'Use <KIWI20> or <TUI10>, <b> or <a>',
    'See <https://uplift.example/a?b=c> or <mailto:ana@a.nz>',
    'Ring Ana <ana@a.nz>',
    'a <b and c> d',
    '<insert text here>',
    '</KIWI20>',
    'x < 5 > y <3',
  ])('%j is stored as typed', (typed) => {
    expect(readableText(cleanRichText(typed))).toBe(typed);
    expect(readableText(cleanRichText(`<p>${typed.replaceAll('\n', '<br>')}</p>`))).toBe(typed);
    expect(cleanRichText(cleanRichText(typed))).toBe(cleanRichText(typed));
  });
});

describe('control characters', () => {
  const { schema } = richText(maxLength(40, 'Max'));

  it.each([
    ['One\u000bTwo', 'One\nTwo'],
    ['<p>One\u000bTwo</p>', '<p>One\nTwo</p>'],
    ['One\u0000\u0001\u001bTwo', 'OneTwo'],
    ['\u0093Kia ora\u0094 \u0096 \u0080', '“Kia ora” – €'],
    ['<p>&#147;Kia ora&#148;&#11;&#1;</p>', '<p>“Kia ora”\n</p>'],
    ['\ud83dKia', 'Kia'],
    ['Kia \ud83d\udc4d', 'Kia \ud83d\udc4d'],
  ])('%j is saved as %j', (typed, stored) => {
    expect(schema.parse(typed)).toBe(stored);
  });

  it('never prevent a text from being saved', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        expect(schema.safeParse(typed).success).toBe(true);
      }),
    );
  });
});
