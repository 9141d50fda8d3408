import { whereabouts, whereaboutsTexts } from './service-area-summary';

it('says in few words where a supplier works', () => {
  const say = whereaboutsTexts.en;
  expect(whereabouts(['Nationwide', 'Otago'], [], say)).toBe('Nationwide');
  expect(whereabouts(['Auckland'], ['North Shore'], say)).toBe('North Shore, Auckland');
  expect(whereabouts(['Auckland'], [], say)).toBe('Auckland');
  expect(whereabouts(['Auckland', 'Otago'], [], say)).toBe('Auckland and Otago');
  expect(whereabouts(['Auckland', 'Otago', 'Waikato'], [], say)).toBe('Auckland and 2 more');
  expect(whereabouts([], [], say)).toBe('New Zealand');
});

it('says it in te reo Māori', () => {
  const say = whereaboutsTexts.mi;
  expect(whereabouts(['Auckland', 'Otago'], [], say)).toBe('Auckland me Otago');
  expect(whereabouts(['Auckland', 'Otago', 'Waikato'], [], say)).toBe('Auckland me ētahi atu e 2');
  expect(whereabouts(['Nationwide'], [], say)).toBe('Puta noa i Aotearoa');
});
