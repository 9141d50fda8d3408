import { formatTest, readCondition, writeCondition } from './column-conditions';

const columns = [
  { column: 'NAME', label: 'Name', kind: 'text' as const },
  { column: 'WEIGHT', label: 'Weight', kind: 'number' as const },
];

it.each([
  { column: 'NAME', test: 'CONTAINS', values: ['50% ~ off'] },
  { column: 'NAME', test: 'EMPTY', values: [] },
  { column: 'WEIGHT', test: 'BETWEEN', values: ['1', '2'] },
] as const)('a condition round-trips through the address: %j', (condition) => {
  expect(readCondition(writeCondition(condition), columns)).toEqual(condition);
});

it.each(['OTHER~EMPTY', 'NAME~AT_LEAST~1', 'NAME~CONTAINS', 'WEIGHT~BETWEEN~1', 'NAME', ''])(
  'drops an invalid condition: %j',
  (written) => expect(readCondition(written, columns)).toBeNull(),
);

it('day conditions read as on or after and on or before', () => {
  expect([formatTest('AT_LEAST', 'day'), formatTest('AT_LEAST', 'number')]).toEqual([
    'is on or after',
    'is at least',
  ]);
});
