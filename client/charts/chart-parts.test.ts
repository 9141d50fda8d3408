import { bySource, eighteenTypes, twoYears } from '../testing/chart-fixtures';
import { barLayout } from './bar-layout';
import { chartTicks } from './chart-ticks';
import { nextMark } from './mark-navigation';
import { pieSlices } from './pie-slices';
import { keepTogether, wrapText } from './text-wrapping';

it.each([
  [[0], [0, 1]],
  [
    [1, 3],
    [0, 1, 2, 3],
  ],
  [
    [120, 7],
    [0, 50, 100, 150],
  ],
  [[12_100.5], [0, 5000, 10_000, 15_000]],
  [
    [0.5, 0.1],
    [0, 0.2, 0.4, 0.6],
  ],
  [
    [-40, 60],
    [-50, -25, 0, 25, 50, 75],
  ],
])('puts the grid lines for %j at %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

it('columns are vertical while their labels fit, and fill 55% of their band R283', () => {
  expect(barLayout(bySource, 600, false, '100')).toMatchObject({ lying: false, padding: 0.45 });
  expect(barLayout(bySource, 180, false, '100')).toMatchObject({ lying: true, above: true, padding: 0.45 });
  expect(barLayout(eighteenTypes, 1200, false, '$2K')).toMatchObject({ lying: true, above: false });
});

it('months stay vertical and skip labels that do not fit', () => {
  const layout = barLayout({ ...twoYears }, 100, false, '$20');
  expect(layout.lying).toBe(false);
  expect(layout.tick(2)).toBe('Mar');
  expect(layout.tick(1)).toBe('');
});

it('breaks labels between words and truncates long ones', () => {
  expect(wrapText('Solar power installation', 90, 2)).toEqual(['Solar power', 'installation']);
  expect(wrapText('Solar power installation and maintenance', 90, 2)).toEqual([
    'Solar power',
    'installation…',
  ]);
  expect(wrapText('Coffee', 90, 2)).toEqual(['Coffee']);
});

it('slices keep their colour by position, with the largest first R283', () => {
  expect(pieSlices(bySource).map(({ color }) => color)).toEqual(['first', 'second', 'third']);
  const own = {
    ...bySource,
    categories: bySource.categories.map((each) => ({ ...each, color: 'third' as const })),
  };
  expect(new Set(pieSlices(own).map(({ color }) => color))).toEqual(new Set(['third']));
  const slices = pieSlices({ ...eighteenTypes, categories: eighteenTypes.categories.toReversed() });
  expect(slices.map(({ value }) => value).slice(0, 2)).toEqual([1800.5, 1700.5]);
  expect(slices.at(-1)).toMatchObject({ label: 'Other (12)', color: 'other', category: null });
});

it('Home and End move to the first and last mark, and arrow keys follow the layout', () => {
  const marks = [0, 1].flatMap((series) => [0, 1].map((category) => ({ series, category })));
  const [first, second, third, last] = marks as [(typeof marks)[0], ...typeof marks];
  expect(nextMark(marks, first, 'End', false)).toBe(last);
  expect(nextMark(marks, first, 'ArrowDown', true)).toBe(second);
  expect(nextMark(marks, first, 'ArrowRight', true)).toBe(third);
  expect(nextMark(marks, first, 'x', true)).toBeUndefined();
});

it('keeps brackets and ranges on one line', () => {
  expect(keepTogether('Small Service Business ( 2 - 20 )')).toBe(
    'Small Service Business (\u00a02\u00a0-\u00a020\u00a0)',
  );
  expect(wrapText('Local Government ( District Entity )', 140, 2)).toEqual([
    'Local Government',
    '(\u00a0District Entity\u00a0)',
  ]);
});
