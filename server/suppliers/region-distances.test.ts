import { regionsByDistance } from './region-distances.js';
import { NATIONWIDE, REGIONS } from './regions.js';

const LOCAL = REGIONS.map(({ name }) => name).filter((name) => name !== NATIONWIDE);

describe('the distance of regions', () => {
  it.each(LOCAL)('starts with %s itself and names each region once', (region) => {
    const order = regionsByDistance(region);
    expect(order[0]).toBe(region);
    expect([...order].sort()).toEqual([...LOCAL].sort());
  });

  it.each([
    ['Northland', ['Auckland', 'Waikato']],
    ['Wellington', ['Manawatu/Whanganui', 'Marlborough']],
    ['Nelson/Tasman', ['Marlborough', 'West Coast']],
    ['Canterbury', ['West Coast', 'Otago']],
    ['Southland', ['Otago', 'Canterbury']],
    ['Gisborne', ['Bay Of Plenty', "Hawke's Bay"]],
  ])('finds the two regions nearest to %s', (region, nearest) => {
    expect(regionsByDistance(region).slice(1, 3)).toEqual(nearest);
  });

  it('takes nationwide to be equally far from each region', () => {
    expect(regionsByDistance(NATIONWIDE)).toEqual(LOCAL);
  });
});
