import { whereabouts } from './whereabouts';

it('says in few words where a supplier works', () => {
  expect(whereabouts(['Nationwide', 'Otago'], [])).toBe('Nationwide');
  expect(whereabouts(['Auckland'], ['North Shore'])).toBe('North Shore, Auckland');
  expect(whereabouts(['Auckland', 'Otago'], [])).toBe('Auckland and Otago');
  expect(whereabouts(['Auckland', 'Otago', 'Waikato'], [])).toBe('Auckland and 2 more');
  expect(whereabouts([], [])).toBe('New Zealand');
});
