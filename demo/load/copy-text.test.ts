import { Json } from '../row.js';
import { copyLine } from './copy-text.js';

describe('COPY text', () => {
  it('escapes characters that would break a line or a column', () => {
    expect(copyLine(['a', 'b'], { a: 'tab\there\nback\\slash', b: 'Kōwhai\r' })).toBe(
      'tab\\there\\nback\\\\slash\tKōwhai\\r\n',
    );
  });

  it('distinguishes null from an empty text, also in the first column', () => {
    expect(copyLine(['a', 'b', 'c'], { a: '', b: null, c: '' })).toBe('\t\\N\t\n');
  });

  it('writes arrays, JSON, booleans and instants in PostgreSQL format', () => {
    const row = {
      list: ['plain', 'with "quotes"', 'back\\slash', ''],
      json: new Json({ note: 'a "b"\n' }),
      yes: true,
      at: new Date('2026-11-20T20:00:00Z'),
    };
    expect(copyLine(['list', 'json', 'yes', 'at'], row)).toBe(
      '{"plain","with \\\\"quotes\\\\"","back\\\\\\\\slash",""}\t{"note":"a \\\\"b\\\\"\\\\n"}\tt\t2026-11-20T20:00:00.000Z\n',
    );
  });

  it('rejects a row that lacks one of the columns', () => {
    expect(() => copyLine(['a', 'missing'], { a: 1 })).toThrow('A row lacks the column missing');
  });
});
