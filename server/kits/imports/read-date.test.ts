import { readDate, showsStoredDate, unclearYear } from './read-date.js';

describe('a date in an imported file', () => {
  it.each([
    '4/03/2026',
    '04/03/2026',
    '4/03/26',
    '4/3/26',
    '4.3.2026',
    '04-03-26',
    '4-Mar-26',
    '4-Mar-2026',
    '04-MAR-26',
    '4 Mar 2026',
    '4 March 2026',
    '4th March 2026',
    '4Mar2026',
    '4. March 2026',
    'March 4, 2026',
    'Wednesday, 4 March 2026',
    'Wed 4 Mar 26',
    '2026-03-04',
    '2026/03/04',
    '2026/3/4',
    '2026.03.04',
    '４/０３/２０２６',
    '4\u201003\u20102026',
    '4\u2011Mar\u201126',
    '4th of March 2026',
  ])('reads %s day first', (text) => {
    expect(readDate(text)).toBe('2026-03-04');
  });

  it.each([
    ['4/03/2026 14:30', '2026-03-04T14:30:00'],
    ['4/03/2026 2:30', '2026-03-04T02:30:00'],
    ['4/03/26 2:30 PM', '2026-03-04T14:30:00'],
    ['4/03/2026 2:30:05 p.m.', '2026-03-04T14:30:05'],
    ['4/03/2026 12:05 am', '2026-03-04T00:05:00'],
    ['4/03/2026 12:05 PM', '2026-03-04T12:05:00'],
    ['4-Mar-26 14:30', '2026-03-04T14:30:00'],
    ['4 March 2026, 2:30 pm', '2026-03-04T14:30:00'],
    ['2026/03/04 14:30:05.250', '2026-03-04T14:30:05'],
    ['2026-03-04T14:30', '2026-03-04T14:30:00'],
  ])('reads the time of %s', (text, wire) => {
    expect(readDate(text)).toBe(wire);
  });

  it.each([
    ['1/01/29', '2029-01-01'],
    ['1/01/00', '2000-01-01'],
    ['31/02/2026', '2026-02-31'],
    ['3/25/2026', '2026-25-03'],
  ])('reads %s as exactly that day', (text, wire) => {
    expect(readDate(text)).toBe(wire);
  });

  it.each(['1/07/31', '1-Jul-31', '1.7.99', '１/７/３０', '31-12-30', '1/07/31 14:30'])(
    'reports an ambiguous century for %s',
    (text) => {
      expect(unclearYear(text)).toMatch(/^(?:30|31|99)$/);
    },
  );

  it.each(['1/07/29', '1-Jul-00', '1/07/2031', '2031-07-01', '31/07/2026 14:31', 'soon'])(
    'reports no ambiguous century for %s',
    (text) => {
      expect(unclearYear(text)).toBeNull();
    },
  );

  it.each([
    ['1/07/31', '2031-07-01', true],
    ['1-Jul-31', '2031-07-01', true],
    ['1-Jul-31', '1931-07-01', true],
    ['4/03/26', '1926-03-04', true],
    ['4/03/26 14:30', '1926-03-04 14:30', true],
    ['4/03/26', '2027-03-04', false],
    ['4/03/1926', '2026-03-04', false],
    ['soon', '2026-03-04', false],
    ['4/03/26', '', false],
  ])('%s matches the stored date %s: %s', (text, stored, shows) => {
    expect(showsStoredDate(text, stored)).toBe(shows);
  });

  it.each([
    '46085',
    '20260304',
    '4 Mar',
    'March 2026',
    '4/03',
    '4/03-2026',
    '4 Mxr 2026',
    '4/03/026',
    'soon',
    '4/03/2026 13:00 PM',
    '4/03/2026 25:00',
    '4/03/2026 12:60',
    '4/03/2026 24:01',
    '4 Ma 2026',
    '',
  ])('refuses %s', (text) => {
    expect(readDate(text)).toBeNull();
  });
});
