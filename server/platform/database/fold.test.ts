import { fold } from '../../../shared/fold.js';
import { TestUplift } from '../../testing/test-uplift.js';

let uplift: TestUplift;
beforeAll(async () => {
  uplift = await TestUplift.start();
});
afterAll(() => uplift.stop());

/** A character of Unicode 17, which PostgreSQL 18 does not know yet. */
const TOO_NEW = '\ua7f1';

/** All characters except surrogates and the zero, which a database cannot store. */
function* characters() {
  for (let code = 1; code <= 0x1_ffff; code++)
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code);
  for (let code = 0xe_0000; code <= 0xe_0fff; code++) yield String.fromCodePoint(code);
}

describe('comparison key of a text', () => {
  it.each([
    ['Nguyễn', 'nguyen'],
    ['Đặng Thị', 'dang thi'],
    ['Hawke’s  Bay', "hawke's bay"],
    ['Hawkeʻs\u00a0Bay', "hawke's bay"],
    ['Ｐｌｕｍｂｉｎｇ', 'plumbing'],
    ['“Tāmaki” – Ōtautahi', '"tamaki" - otautahi'],
    ['Kō\u00adwhai\u200b', 'kowhai'],
    ['Ćwikła Ærø Straße', 'cwikla aero strasse'],
    ['Ελλάς', 'ελλασ'],
    ['Ёлка', 'елка'],
    ['أحمد', 'احمد'],
    [' a\u3000b\tc ', 'a b c'],
  ])('folds %j to %j, in code and in the database', async (text, key) => {
    const { manager } = uplift.app.database;
    const [row] = await manager.query('SELECT fold($1) AS folded', [text]);
    expect([fold(text), row.folded, fold(key)]).toEqual([key, key, key]);
  });

  it('is the same in code and in the database for every character with a capital known to both', async () => {
    const texts = [...characters()].map((character) => `a ${character}b`);
    const rows: { text: string; folded: string; small: string }[] = await uplift.app.database.manager.query(
      'SELECT text, fold(text) AS folded, lower(text) AS small FROM unnest($1::text[]) AS text',
      [texts],
    );
    const differing = rows.filter(
      ({ text, folded, small }) =>
        fold(text) !== folded && small === text.toLowerCase() && !text.includes(TOO_NEW),
    );
    expect(differing.map(({ text }) => text.codePointAt(2)?.toString(16))).toEqual([]);
  });
});
