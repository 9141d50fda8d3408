import type { RouteObject } from 'react-router';
import { MODE_KEY } from '../../lib/audience-mode';
import { pageTitles } from '../../navigation/page-titles';
import { RESULT_PATHS } from '../../navigation/paths';
import { screen } from '../../navigation/screen';

/**
 * Search results and supplier profiles. The router ranks most of that itself; the order decides the ties: with the
 * results first, `service/business/Auckland` is a search for the word business and no profile.
 */
const profilePaths = [
  ...RESULT_PATHS.map((path) => `${path}/business/:id`),
  'business/:id',
  'buy/:keyword',
  'use/:keyword',
];

/** What narrows and pages the results; on a profile they lead back to them (R023). */
const parameters = ['service', 'subCategory', MODE_KEY, 'page'];

const profileScreen = () =>
  screen('routes/public/supplier-profile.tsx', () => import('../../routes/public/supplier-profile'), {
    title: pageTitles.supplier,
    parameters,
    loadLoader: async () => (await import('../../features/suppliers/profile-loader')).profileLoader,
  });

const resultsScreen = () =>
  screen('routes/public/search-results.tsx', () => import('../../routes/public/search-results'), {
    title: pageTitles.searchResults,
    parameters,
    loadLoader: async () => (await import('../../features/suppliers/results-loader')).resultsLoader,
  });

/** All 14 search paths (P019 to P032) and the other addresses of a profile (P033 to P035). */
export function searchRoutes(): RouteObject[] {
  return [
    // A screen for each path: the router takes what it has loaded out of the object that it was given.
    ...RESULT_PATHS.map((path) => ({ path, ...resultsScreen() })),
    ...profilePaths.map((path) => ({ path, ...profileScreen() })),
  ];
}
