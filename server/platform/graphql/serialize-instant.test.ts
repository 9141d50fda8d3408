import { serializeInstant } from './serialize-instant.js';

describe('instants in responses', () => {
  it('are in UTC to the millisecond, in whatever format PostgreSQL returns them', () => {
    const written: [unknown, string][] = [
      ['2026-11-20T08:30:00+00:00', '2026-11-20T08:30:00.000Z'],
      ['2026-11-20T08:30:00.5+00:00', '2026-11-20T08:30:00.500Z'],
      ['2026-11-20T08:30:00.123999+00:00', '2026-11-20T08:30:00.123Z'],
      ['2026-11-20T08:30:00Z', '2026-11-20T08:30:00.000Z'],
      ['2026-11-20T21:30:00.25+13:00', '2026-11-20T08:30:00.250Z'],
      [new Date('2026-11-20T08:30:00Z'), '2026-11-20T08:30:00.000Z'],
    ];
    for (const [value, expected] of written)
      expect(JSON.parse(JSON.stringify(serializeInstant(value)))).toBe(expected);
  });

  it('reject values that are not instants', () => {
    for (const value of ['soon', '2026-13-45T00:00:00+13:00', {}])
      expect(() => serializeInstant(value)).toThrow('DateTime');
  });
});
