import { REGIONS } from './regions.js';

const districts = REGIONS.flatMap((region) => region.districts);

describe('regions', () => {
  it('names the 16 regions exactly, in order R025', () => {
    expect(REGIONS.map((region) => region.name)).toEqual([
      'Nationwide',
      'Auckland',
      'Bay Of Plenty',
      'Canterbury',
      'Gisborne',
      "Hawke's Bay",
      'Manawatu/Whanganui',
      'Marlborough',
      'Nelson/Tasman',
      'Northland',
      'Otago',
      'Southland',
      'Taranaki',
      'Waikato',
      'Wellington',
      'West Coast',
    ]);
  });

  it('has about 80 districts and cities, each once, none with the name of a region R026', () => {
    expect(districts.length).toBeGreaterThanOrEqual(75);
    expect(districts.length).toBeLessThanOrEqual(85);
    expect(new Set(districts).size).toBe(districts.length);
    expect(districts.filter((district) => REGIONS.some((region) => region.name === district))).toEqual([]);
  });

  it('covers every territorial authority: 13 cities, 53 districts and the Chatham Islands R026', () => {
    expect(districts.filter((name) => name.endsWith(' City'))).toHaveLength(13);
    expect(districts.filter((name) => name.endsWith(' District'))).toHaveLength(53);
    expect(districts).toContain('Chatham Islands');
  });

  it('Nationwide has no districts; every other region has some, in alphabetical order R010', () => {
    for (const region of REGIONS) {
      if (region.name === 'Nationwide') expect(region.districts).toEqual([]);
      else expect(region.districts.length).toBeGreaterThan(0);
      const sorted = [...region.districts].sort((a, b) => a.localeCompare(b, 'en-NZ'));
      if (region.name !== 'Auckland') expect(region.districts).toEqual(sorted);
    }
  });
});
