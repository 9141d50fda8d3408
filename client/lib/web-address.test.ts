import { webAddress } from './web-address';

it('links lead only to web pages', () => {
  expect(webAddress('kowhai.example')).toBe('https://kowhai.example/');
  expect(webAddress('http://kowhai.example/a')).toBe('http://kowhai.example/a');
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '', null])
    expect(webAddress(bad)).toBeNull();
});
