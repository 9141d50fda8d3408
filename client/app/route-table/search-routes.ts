import type { RouteObject } from 'react-router';
import { pageTitles } from '../chrome/chrome-texts';
import type { RouteContext } from '../route-context';
import { screen } from '../screen';

/**
 * Search results and supplier profiles. Literal segments win over parameters, the longest first (A06); the router
 * ranks most of that itself, the order decides the ties.
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

export function searchRoutes(context: RouteContext): RouteObject[] {
  const profile = screen(
    'routes/public/supplier-profile.tsx',
    () => import('../../routes/public/supplier-profile'),
    {
      title: pageTitles.supplier,
      loadLoader: async () =>
        (await import('../../features/suppliers/profile-loader')).profileLoader(context),
    },
  );
  const results = screen(
    'routes/public/search-results.tsx',
    () => import('../../routes/public/search-results'),
    {
      title: pageTitles.searchResults,
      loadLoader: async () =>
        (await import('../../features/suppliers/results-loader')).resultsLoader(context),
    },
  );
  return [
    ...profilePaths.map((path) => ({ path, ...profile })),
    ...resultPaths.map((path) => ({ path, ...results })),
  ];
}
