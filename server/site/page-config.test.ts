import { readConfig } from '../platform/config/config.js';
import { pageConfig } from './page-config.js';

const SITE = 'https://dev.uplift.example';

it.each([
  ['nothing where it is on the origin of the site', {}, undefined],
  ['nothing where it is named and the same', { PUBLIC_API_URL: `${SITE}/` }, undefined],
  [
    'its address elsewhere',
    { PUBLIC_API_URL: 'https://api.dev.uplift.example/' },
    'https://api.dev.uplift.example',
  ],
])('API address in the page configuration: %s R312 A154', (_, env, apiUrl) => {
  expect(pageConfig(readConfig({ NODE_ENV: 'test', PUBLIC_URL: SITE, ...env })).apiUrl).toBe(apiUrl);
});
