import { basenameOf, inLanguage, languageOf, withoutLanguage } from './language';

it.each([
  ['/', '/mi'],
  ['/?a=1', '/mi?a=1'],
  ['/searchResults/service/A%2FC?page=2', '/mi/searchResults/service/A%2FC?page=2'],
  ['/mission', '/mi/mission'],
])('%s has the address %s in te reo Māori, and back', (english, maori) => {
  expect(inLanguage('mi', english)).toBe(maori);
  expect(inLanguage('mi', maori)).toBe(maori);
  expect(inLanguage('en', maori)).toBe(english);
  expect(withoutLanguage(maori)).toBe(english);
});

it.each(['/admin', '/admin/leads?x=1', '/EntityLink/key', '/PROSPECTINGBUYERS/key', '/Admin#top'])(
  '%s is always in English',
  (path) => {
    expect(inLanguage('mi', path)).toBe(path);
    expect(inLanguage('mi', `/mi${path}`)).toBe(path);
  },
);

it.each(['/administration', '/login/%2Fadmin', '/userProfile'])('%s exists in both languages', (path) => {
  expect(inLanguage('mi', path)).toBe(`/mi${path}`);
});

it('no address turns into another host R307', () => {
  expect(withoutLanguage('/mi//evil.example')).toBe('/evil.example');
  expect(inLanguage('en', '/mi//evil.example/mi')).toBe('/evil.example/mi');
});

it('reads the language from the address in any case', () => {
  expect(['/mi', '/MI/about', '/mi?x', '/mine', '/'].map(languageOf)).toEqual(['mi', 'mi', 'mi', 'en', 'en']);
  expect([basenameOf('mi'), basenameOf('en')]).toEqual(['/mi', '/']);
});
