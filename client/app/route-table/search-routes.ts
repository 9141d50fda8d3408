import type { RouteObject } from 'react-router';
import { pageTitles } from '../chrome/chrome-texts';
import type { RouteContext } from '../route-context';
import { screen } from '../screen';

/**
 * Search results and supplier profiles. Literal segments win over parameters, the longest first (A06); the router
 * ranks most of that itself. The order decides the ties: with the results first, `service/business/Auckland` is a
 * search for the word business and no profile.
 */
const resultPaths = [
  'searchResults/service/:service/:servicing/:category',
  'searchResults/service/:service/:servicing',
  'searchResults/service/:service',
  'searchResults/category/:category',
  'searchResults/:servicing/:category',
  'searchResults/:servicing',
  'searchResults',
];

const profilePaths = [
  ...resultPaths.map((path) => `${path}/business/:id`),
  'business/:id',
  'buy/:keyword',
  'use/:keyword',
];

const profileScreen = (context: RouteContext) =>
  screen('routes/public/supplier-profile.tsx', () => import('../../routes/public/supplier-profile'), {
    title: pageTitles.supplier,
    loadLoader: async () => (await import('../../features/suppliers/profile-loader')).profileLoader(context),
  });

const resultsScreen = (context: RouteContext) =>
  screen('routes/public/search-results.tsx', () => import('../../routes/public/search-results'), {
    title: pageTitles.searchResults,
    loadLoader: async () => (await import('../../features/suppliers/results-loader')).resultsLoader(context),
  });

/** All 14 search paths (P019 to P032) and the other addresses of a profile (P033 to P035). */
export function searchRoutes(context: RouteContext): RouteObject[] {
  return [
    // A screen for each path: the router takes what it has loaded out of the object that it was given.
    ...resultPaths.map((path) => ({ path, ...resultsScreen(context) })),
    ...profilePaths.map((path) => ({ path, ...profileScreen(context) })),
  ];
}
