import { instants, newZealandDay } from './calendar.js';
import { Random } from './random.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const all = [...instants(new Random('times'), 3000, '2018-01-08', NOW)];

describe('calendar', () => {
  it('gives as many instants as asked for, in order, none after now', () => {
    expect(all).toHaveLength(3000);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all.at(-1)).toBeLessThanOrEqual(NOW.getTime());
  });

  it('reaches from the first year to the last days, with more in later years', () => {
    const perYear = (year: string) => all.filter((at) => newZealandDay(at).startsWith(year)).length;
    expect(perYear('2018')).toBeGreaterThan(50);
    expect(perYear('2025')).toBeGreaterThan(perYear('2020') * 2);
    expect(NOW.getTime() - (all.at(-1) ?? 0)).toBeLessThan(3 * 86_400_000);
  });

  it('falls into the waking hours of New Zealand, in summer and in winter time', () => {
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

  it('names the New Zealand day of an instant', () => {
    const formatted = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });
    for (const at of all.filter((_, index) => index % 50 === 0))
      expect(newZealandDay(at)).toBe(formatted.format(at));
  });
});
