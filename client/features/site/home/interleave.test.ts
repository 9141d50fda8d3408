import { interleave } from './interleave';

it('alternates the kinds and shows every featured entry while there is room R125', () => {
  const buyers = { kind: 'buyer', entries: [1, 2, 3] };
  expect(interleave([buyers, { kind: 'tradie', entries: [] }, { kind: 'supplier', entries: [7] }])).toEqual([
    { kind: 'buyer', entry: 1 },
    { kind: 'supplier', entry: 7 },
    { kind: 'buyer', entry: 2 },
    { kind: 'buyer', entry: 3 },
  ]);
  expect(interleave([])).toEqual([]);
});
