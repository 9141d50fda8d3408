import type { RouteObject } from 'react-router';
import { MODE_KEY } from '../../lib/audience-mode';
import { pageTitles } from '../../navigation/page-titles';
import { RESULT_PATHS } from '../../navigation/paths';
import { screen } from '../../navigation/screen';

/**
 * Paths of supplier profiles. The router ranks most of them itself; the order decides the ties: with the results first,
 * `service/business/Auckland` is a search for the word business and not a profile.
 */
const profilePaths = [
  ...RESULT_PATHS.map((path) => `${path}/business/:id`),
  'business/:id',
  'buy/:keyword',
  'use/:keyword',
];

/** Parameters that filter and page the results; on a profile they are for the link back to the results (R023). */
const parameters = ['service', 'subCategory', MODE_KEY, 'page'];

const profileScreen = () =>
  screen('routes/public/supplier-profile.tsx', () => import('../../routes/public/supplier-profile'), {
    title: pageTitles.supplier,
    parameters,
    loadLoader: async () => (await import('../../features/directory/suppliers/profile-loader')).profileLoader,
  });

const resultsScreen = () =>
  screen('routes/public/search-results.tsx', () => import('../../routes/public/search-results'), {
    title: pageTitles.searchResults,
    parameters,
    loadLoader: async () => (await import('../../features/directory/suppliers/results-loader')).resultsLoader,
  });

/** Returns all 14 search paths (P019 to P032) and the other addresses of a profile (P033 to P035). */
export function searchRoutes(): RouteObject[] {
  return [
    // A screen object for each path: the router removes loaded properties from the object that it was given.
    ...RESULT_PATHS.map((path) => ({ path, ...resultsScreen() })),
    ...profilePaths.map((path) => ({ path, ...profileScreen() })),
  ];
}
