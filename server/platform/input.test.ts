import { emailAddress, line, text } from './input.js';

describe('stored text', () => {
  it.each([
    ['👩‍🌾 Whānau 👨‍👩‍👧', '👩‍🌾 Whānau 👨‍👩‍👧'],
    ['ශ්‍රී', 'ශ්‍රී'],
    ['نمی‌دانم', 'نمی‌دانم'],
    ['van ’t Hof', 'van ’t Hof'],
    ['Pu\u0304keko', 'Pūkeko'],
    ['One\u000btwo', 'One\ntwo'],
    ['One\u000ctwo', 'One\ntwo'],
    ['One\u2028two\u2029three', 'One\ntwo\nthree'],
    ['co\u0002operative', 'cooperative'],
    ['It\u0092s', 'Its'],
    ['a\u0000b\u007fc\u009fd', 'abcd'],
    ['a\u200bb\ufeffc', 'abc'],
    ['\u200d\u200c\u2060', ''],
    ['\u00ad\ufe0f', ''],
  ])('stores %j as %j', (typed, stored) => {
    expect(text(50).parse(typed)).toBe(stored);
  });

  it('replaces unusual line separators by spaces, and rejects line breaks in a line (R343)', () => {
    expect(line(50).parse('One\u000btwo\u2028three')).toBe('One two three');
    for (const end of ['\n', '\r', '\r\n']) expect(line(50).safeParse(`One${end}two`).success).toBe(false);
  });

  it.each([
    ['👍'.repeat(30), 50],
    ['👨‍👩‍👧‍👦'.repeat(50), 50],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(50), 50],
    ['e\u0331'.repeat(50), 50],
    ['x'.repeat(50), 50],
  ])('counts characters as users see them: %s', (typed, max) => {
    expect(text(max).safeParse(typed).success).toBe(true);
    expect(text(max).safeParse(`${typed}${typed}`).success).toBe(false);
  });

  it('rejects a letter with too many combining marks', () => {
    expect(text(50).safeParse(`e${'\u0331'.repeat(5000)}`).success).toBe(false);
  });
});

describe('email address', () => {
  it.each([
    ["O'Brien@Example.nz", "o'brien@example.nz"],
    ['kate+uplift@example.nz ', 'kate+uplift@example.nz'],
    ['a&b/c=d@example.photography', 'a&b/c=d@example.photography'],
    ['o’brien@public.example', "o'brien@public.example"],
    ['kate@māori.nz', 'kate@xn--mori-qsa.nz'],
    ['kate@ma\u0304ori.nz', 'kate@xn--mori-qsa.nz'],
    ['KATE@XN--MORI-QSA.nz', 'kate@xn--mori-qsa.nz'],
    ['kate@пример.рф', 'kate@xn--e1afmkfd.xn--p1ai'],
    ['ka\u200bte\u200d@example\u00ad.nz', 'kate@example.nz'],
    [' member@demo.example\u2028', 'member@demo.example'],
    ['Ｋａｔｅ＠Ｅｘａｍｐｌｅ．ＮＺ', 'kate@example.nz'],
    ['kate@example。nz', 'kate@example.nz'],
    ['ka\u0304te@example.nz', 'kāte@example.nz'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(emailAddress.parse(typed)).toBe(stored);
  });

  it.each([
    'kate',
    'kate@',
    '@example.nz',
    'kate@example',
    'a@[127.0.0.1]',
    'a@b..nz',
    'a@127.0.0.1',
    'a b@example.nz',
    'a@b.nz\nBcc: c@d.nz',
    'a@b.nz/c',
    'a@b.nz:25',
    'a@b.nz?subject=hi',
    'a@b.nz#top',
    'a@b%2enz',
    'a@b%C4%81.nz',
    'a@b\t.nz',
    'a@b.nz\\c',
  ])('rejects %j', (typed) => {
    expect(emailAddress.safeParse(typed).success).toBe(false);
  });
});
