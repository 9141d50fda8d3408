import { regionsByDistance } from './region-distances.js';
import { NATIONWIDE, REGIONS } from './regions.js';

const LOCAL = REGIONS.map(({ name }) => name).filter((name) => name !== NATIONWIDE);

describe('distances between regions', () => {
  it.each(LOCAL)('start with %s itself and list each region once', (region) => {
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
  ])('list the two regions nearest to %s', (region, nearest) => {
    expect(regionsByDistance(region).slice(1, 3)).toEqual(nearest);
  });

  it('put nationwide equally far from each region', () => {
    expect(regionsByDistance(NATIONWIDE)).toEqual(LOCAL);
  });
});
