import { placeOnMap } from './place-coordinates';

it.each([
  ['Grey Lynn, Auckland', 324, 378, 79, 144],
  ['Ōamaru', 88, 320, 470, 560],
  ['Whangārei', 265, 342, 0, 96],
  ['Invercargill', 60, 140, 500, 640],
])('%s is placed within its region', (place, west, east, north, south) => {
  const spot = placeOnMap(place);
  expect(spot?.x).toBeGreaterThan(west);
  expect(spot?.x).toBeLessThan(east);
  expect(spot?.y).toBeGreaterThan(north);
  expect(spot?.y).toBeLessThan(south);
});

it('unknown places have no pin', () => {
  expect(placeOnMap('Atlantis')).toBeNull();
});
