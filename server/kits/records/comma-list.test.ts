import fc from 'fast-check';
import { readCommaList, writeCommaList } from './comma-list.js';

/** Commas that separate addresses. Within addresses, commas are followed by a blank. */
const IN_ADDRESSES = /,(?! )/;

describe('comma-separated lists', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' , ,', []],
    ['Drains,Pipes', ['Drains', 'Pipes']],
    ['Drains, Pipes ,', ['Drains', 'Pipes']],
    ['"Pipes, drains"', ['Pipes, drains']],
    ['Roofs, "Pipes, drains" , Gutters', ['Roofs', 'Pipes, drains', 'Gutters']],
    ['"The ""best"", truly",Roofs', ['The "best", truly', 'Roofs']],
    ['"Best" plumbers,Roofs', ['"Best" plumbers', 'Roofs']],
    ['12" pipes,Roofs', ['12" pipes', 'Roofs']],
    ['"never closed, Roofs', ['"never closed', 'Roofs']],
    ['""', []],
  ])('read %j', (text, items) => {
    expect(readCommaList(text)).toEqual(items);
  });

  it.each<[string, string[]]>([
    ['Grey Lynn, Auckland,Ponsonby', ['Grey Lynn, Auckland', 'Ponsonby']],
    ['"Unit 1,2 Queen St",Ponsonby', ['Unit 1,2 Queen St', 'Ponsonby']],
    ['"A,B", "C,D"', ['A,B', 'C,D']],
  ])('read addresses in %j', (text, items) => {
    expect(readCommaList(text, IN_ADDRESSES)).toEqual(items);
  });

  it('quote only items that need it', () => {
    expect(writeCommaList(['Roofs', 'Pipes, drains'])).toBe('Roofs,"Pipes, drains"');
    expect(writeCommaList(['Grey Lynn, Auckland', 'Unit 1,2'], IN_ADDRESSES)).toBe(
      'Grey Lynn, Auckland,"Unit 1,2"',
    );
  });

  it.each([[/,/], [IN_ADDRESSES]])('read the written list back, separated by %s', (separator) => {
    const item = fc
      .oneof(fc.string({ maxLength: 12 }), fc.string({ unit: fc.constantFrom(',', '"', ' ', 'a', '\t') }))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (items) => {
        expect(readCommaList(writeCommaList(items, separator), separator)).toEqual(items);
      }),
      { numRuns: 2000 },
    );
  });
});
