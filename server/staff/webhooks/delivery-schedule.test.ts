import { nextPause } from './delivery-schedule.js';

describe('the attempts to deliver an event', () => {
  it('are ten in about three days', () => {
    const pauses = [];
    for (let attempt = 1; ; attempt++) {
      const pause = nextPause(attempt, undefined, () => 0);
      if (pause === null) break;
      pauses.push(pause);
    }
    expect(pauses).toHaveLength(9);
    expect(pauses.slice(0, 3)).toEqual([5, 300, 1800]);
    expect(pauses.reduce((sum, pause) => sum + pause) / 3600).toBeCloseTo(75.6, 1);
  });

  it('come up to a tenth later, so that they do not come all at once', () => {
    expect(nextPause(2, undefined, () => 1)).toBeCloseTo(330);
  });

  it('wait for as long as the receiver asks, at most a day', () => {
    expect(nextPause(1, '120')).toBe(120);
    expect(nextPause(1, '999999999')).toBe(86_400);
    expect(nextPause(4, '120')).toBeGreaterThanOrEqual(7200);
    expect(nextPause(1, 'Wed, 21 Oct 2026 07:28:00 GMT', () => 0)).toBe(5);
  });
});
