import { instants, newZealandDay } from './calendar.js';
import { Random } from './random.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const all = [...instants(new Random('times'), 3000, '2018-01-08', NOW)];

describe('demo calendar', () => {
  it('returns the requested number of instants in order, none in the future', () => {
    expect(all).toHaveLength(3000);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all.at(-1)).toBeLessThanOrEqual(NOW.getTime());
  });

  it('spans from the first year to the last few days, with more instants in later years', () => {
    const perYear = (year: string) => all.filter((at) => newZealandDay(at).startsWith(year)).length;
    expect(perYear('2018')).toBeGreaterThan(50);
    expect(perYear('2025')).toBeGreaterThan(perYear('2020') * 2);
    expect(NOW.getTime() - (all.at(-1) ?? 0)).toBeLessThan(3 * 86_400_000);
  });

  it('places instants in New Zealand waking hours, in summer and in winter time', () => {
    const hours = all.slice(0, -5).map((at) =>
      Number(
        new Intl.DateTimeFormat('en-NZ', {
          hour: '2-digit',
          hourCycle: 'h23',
          timeZone: 'Pacific/Auckland',
        }).format(at),
      ),
    );
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(7);
    expect(Math.max(...hours)).toBeLessThanOrEqual(21);
  });

  it('returns the New Zealand date of an instant', () => {
    const formatted = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });
    for (const at of all.filter((_, index) => index % 50 === 0))
      expect(newZealandDay(at)).toBe(formatted.format(at));
  });
});
