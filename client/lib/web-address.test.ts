import { webAddress } from './web-address';
import { whereabouts } from './whereabouts';

it('links lead to web pages alone', () => {
  expect(webAddress('kowhai.example')).toBe('https://kowhai.example/');
  expect(webAddress('http://kowhai.example/a')).toBe('http://kowhai.example/a');
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '', null])
    expect(webAddress(bad)).toBeNull();
});

it('says in few words where a supplier works', () => {
  expect(whereabouts(['Nationwide', 'Otago'], [])).toBe('Nationwide');
  expect(whereabouts(['Auckland'], ['North Shore'])).toBe('North Shore, Auckland');
  expect(whereabouts(['Auckland', 'Otago'], [])).toBe('Auckland and Otago');
  expect(whereabouts(['Auckland', 'Otago', 'Waikato'], [])).toBe('Auckland and 2 more');
  expect(whereabouts([], [])).toBe('New Zealand');
});
