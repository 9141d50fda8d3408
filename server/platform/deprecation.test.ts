import { deprecationHeaders, deprecationReason, readDeprecation } from './deprecation.js';

const SITE = { publicUrl: 'https://uplift.example' };

describe('deprecation of a part of the API', () => {
  it('names the replacement and both dates, and can be read back', () => {
    const deprecation = { since: '2026-11-30', removedAfter: '2027-06-01', use: 'suppliers' };
    const reason = deprecationReason(deprecation);
    expect(reason).toBe('Use `suppliers`. Deprecated since 2026-11-30. Removed after 2027-06-01.');
    expect(readDeprecation(reason)).toEqual(deprecation);
  });

  it('says that a part without a replacement should be left out', () => {
    const deprecation = { since: '2026-11-30', removedAfter: '2027-06-01' };
    expect(deprecationReason(deprecation)).toMatch(/^Leave it out\. /);
    expect(readDeprecation(deprecationReason(deprecation))).toEqual(deprecation);
  });

  it.each([
    ['2026-11-30', '2027-05-29', '2027-05-30'],
    ['2026-08-31', '2027-02-27', '2027-02-28'],
    ['2027-08-31', '2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-06-29', '2027-06-30'],
  ])('from %s does not end on %s, but can end on %s, six months later', (since, early, removedAfter) => {
    expect(() => deprecationReason({ since, removedAfter: early })).toThrow('at least 6 months after');
    expect(() => deprecationReason({ since, removedAfter })).not.toThrow();
  });

  it.each(['2027-13-01', '2027-06-31', '2028', 'next year'])('refuses %s, which is not a day', (text) => {
    expect(() => deprecationReason({ since: '2026-11-30', removedAfter: text })).toThrow();
    expect(() => deprecationReason({ since: text, removedAfter: '2029-01-01' })).toThrow();
  });

  it.each(['Ignored.', 'Use `x`.', 'Use `x`. Deprecated since 2026-11-30. Removed after 2027-01-01.'])(
    'is not read from a free text: %s',
    (reason) => expect(() => readDeprecation(reason)).toThrow(),
  );
});

describe('headers about deprecated parts', () => {
  it('have the earliest dates, as RFC 9745 and RFC 8594 write them', () => {
    const parts = [
      { since: '2026-12-01', removedAfter: '2027-06-30' },
      { since: '2026-11-30', removedAfter: '2027-12-31' },
    ];
    expect(deprecationHeaders(parts, SITE)).toEqual({
      deprecation: `@${Date.UTC(2026, 10, 30) / 1000}`,
      sunset: 'Wed, 30 Jun 2027 23:59:59 GMT',
      link: '<https://uplift.example/api/changelog>; rel="deprecation"; type="text/markdown"',
    });
  });

  it('are absent without deprecated parts', () => {
    expect(deprecationHeaders([], SITE)).toEqual({});
  });
});
