import { namesTag } from './entity-tag.js';

describe('If-None-Match', () => {
  it.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['W/"a"', 'W/"a"', true],
    ['*', '"a"', true],
    [' * ', '"a"', true],
    ['"b", "a"', '"a"', true],
    ['"b",W/"a"', '"a"', true],
    ['"b,c", "a"', '"a"', true],
    ['"a,b"', '"a"', false],
    ['"b", "c"', '"a"', false],
    ['"A"', '"a"', false],
    ['"a;br"', '"a"', true],
    ['W/"a;gzip"', '"a"', true],
    ['"b;br"', '"a"', false],
    ['', '"a"', false],
    [undefined, '"a"', false],
  ])('%j matches %j: %s', (given, etag, named) => {
    expect(namesTag(given, etag)).toBe(named);
  });
});
