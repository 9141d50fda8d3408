import type { AudienceMode } from '../lib/audience-mode';
import type { Language } from '../lib/language';
import { rememberedAddress } from './remembered-address';

const cases: [string, Language | null, AudienceMode, string][] = [
  ['/', null, 'General', '/'],
  ['/', 'mi', 'General', '/mi'],
  ['/about?x=1', 'mi', 'General', '/mi/about?x=1'],
  ['/about', 'en', 'General', '/about'],
  ['/mi/about', 'en', 'General', '/mi/about'],
  ['/MI/about', 'mi', 'General', '/MI/about'],
  ['/admin/leads', 'mi', 'General', '/admin/leads'],
  ['/EntityLink/secret', 'mi', 'General', '/EntityLink/secret'],
  ['//evil.example/x', 'mi', 'General', '/mi/evil.example/x'],
  ['/searchResults', null, 'General', '/searchResults'],
  ['/searchResults', null, 'Commercial', '/searchResults?type=Commercial'],
  ['/searchResults/Otago?page=2', 'mi', 'Consumer', '/mi/searchResults/Otago?page=2&type=Consumer'],
  ['/searchResults?type=Consumer', null, 'Commercial', '/searchResults?type=Consumer'],
  ['/searchResults/business/5', null, 'Commercial', '/searchResults/business/5'],
  ['/about', null, 'Commercial', '/about'],
];

it.each(cases)('%s, with stored language %s and mode %s, shows %s R017', (address, language, mode, shown) => {
  const [pathname = '', query] = address.split('?');
  const search = query ? `?${query}` : '';
  expect(rememberedAddress({ pathname, search }, language, mode)).toBe(shown);
});
