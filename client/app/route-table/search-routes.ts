import type { RouteObject } from 'react-router';
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

const resultsScreen = () =>
  screen('routes/opens-soon.tsx', () => import('../../routes/opens-soon'), { title: 'Search Results' });

const profileScreen = () =>
  screen('routes/opens-soon.tsx', () => import('../../routes/opens-soon'), { title: 'Supplier' });

export function searchRoutes(_context: RouteContext): RouteObject[] {
  return [
    ...profilePaths.map((path) => ({ path, ...profileScreen() })),
    ...resultPaths.map((path) => ({ path, ...resultsScreen() })),
  ];
}
