import { resultsTexts } from './results-texts';

const { mi } = resultsTexts;

it('counts in te reo Māori with e 3 ngā and a separate form for one', () => {
  expect(mi.found('12', ' mō te kāinga')).toMatch(/^E 12 ngā kaiwhakarato mō te kāinga, /);
  expect(mi.foundOne('')).toMatch(/^Kotahi te kaiwhakarato, /);
  expect(mi.description('1,204', 'Ngā kaiwhakarato katoa')).toMatch(/^E 1,204 ngā kaiwhakarato o Aotearoa: /);
  expect(mi.description('1', 'Plumbing')).toMatch(/^Kotahi te kaiwhakarato o Aotearoa: Plumbing\. /);
  expect(mi.testimonials('3')).toBe('e 3 ngā kupu tautoko');
  expect(mi.andMore('2')).toBe('me ētahi atu e 2');
  expect(mi.andMore('1')).toBe('me tētahi atu');
});
