import fc from 'fast-check';
import { characterCount, firstCharacters, isWithin } from '../../shared/text-length.js';

const character = fc.constantFrom('a', ' ', 'ē', 'e\u0304', '👍🏽', '👩‍👩‍👧‍👦', '🇳🇿', '한', '𝒜', '\n');

describe('beginning of a text', () => {
  it.each([
    ['Kia ora', 3, 'Kia'],
    ['👩‍👩‍👧‍👦👍🏽x', 2, '👩‍👩‍👧‍👦👍🏽'],
    ['ma\u0304', 2, 'ma\u0304'],
    ['🇳🇿🇦🇺', 1, '🇳🇿'],
    ['', 5, ''],
    ['abc', 0, ''],
    ['abc', -1, ''],
  ])('of %j with at most %d characters is %j', (text, max, beginning) => {
    expect(firstCharacters(text, max)).toBe(beginning);
  });

  it('has the requested length in visible characters and splits none of them', () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 30 }), fc.nat(35), (characters, max) => {
        const text = characters.join('');
        const beginning = firstCharacters(text, max);
        expect(text.startsWith(beginning)).toBe(true);
        expect(characterCount(beginning)).toBe(Math.min(max, characterCount(text)));
        expect(isWithin(beginning, max)).toBe(true);
        expect(beginning).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
