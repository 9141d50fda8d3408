import { isDay, readDay, readTime, showDay, showTime, todayInNewZealand } from './parse-days';

/** Late on the 21st in London and San Francisco, and the 22nd in New Zealand. */
const now = new Date('2026-11-21T18:00:00Z');

it.each([
  ['22-Nov-2026', '2026-11-22'],
  ['22/11/2026', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['5/11/26', '2026-11-05'],
  ['22-11-26', '2026-11-22'],
  ['22 Nov', '2026-11-22'],
  ['22 november', '2026-11-22'],
  ['22nd of November 2026', '2026-11-22'],
  ['Sunday 22 Nov 2026', '2026-11-22'],
  ['Sat, 28 Nov', '2026-11-28'],
  ['Nov 22nd 2026', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026/1/2', '2026-01-02'],
  ['1/7/95', '1995-07-01'],
  ['29 Feb 2028', '2028-02-29'],
  ['today', '2026-11-22'],
  ['Tomorrow', '2026-11-23'],
  ['yesterday', '2026-11-21'],
])('reads %s as %s R323', (typed, day) => expect(readDay(typed, now)).toBe(day));

it('a day without a year is the nearest one R323', () => {
  expect(readDay('3 Jan', now)).toBe('2027-01-03');
  expect(readDay('30/6', now)).toBe('2026-06-30');
  expect(readDay('3 Dec', new Date('2027-01-04T00:00:00Z'))).toBe('2026-12-03');
});

it.each([
  '',
  'soon',
  '31 Feb 2026',
  '11/22/2026',
  '22',
  '22 No',
  '22 Nov 202',
  '1 2 3 4',
  '0/1/2026',
  '22-13-26',
])('rejects %j as a day R323', (typed) => expect(readDay(typed, now)).toBeNull());

it('today follows New Zealand time A166', () => expect(todayInNewZealand(now)).toBe('2026-11-22'));

it('shows a day with its year and an invalid one as typed R323', () => {
  expect(showDay('2026-11-22')).toBe('22-Nov-2026');
  expect(showDay('2026-11-31')).toBe('2026-11-31');
  expect(showDay('soon')).toBe('soon');
  expect(isDay('2026-11-22T00:00')).toBe(false);
});

it.each([
  ['2:07 pm', '14:07'],
  ['2.07pm', '14:07'],
  ['2 p.m.', '14:00'],
  ['14:07', '14:07'],
  ['1407', '14:07'],
  ['207pm', '14:07'],
  ['12 am', '00:00'],
  ['12:30 pm', '12:30'],
  ['9:05', '09:05'],
  ['noon', '12:00'],
])('reads the time %s as %s A166', (typed, time) => expect(readTime(typed)).toBe(time));

it.each(['', '25:00', '13 pm', '9:75', 'later', '7', '12345'])('rejects %j as a time A166', (typed) =>
  expect(readTime(typed)).toBeNull(),
);

it('a time shows as 2:07 pm A166', () => {
  expect([showTime('14:07'), showTime('00:00'), showTime('later')]).toEqual(['2:07 pm', '12:00 am', 'later']);
});
