import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { Session } from '../graphql/session';
import { adminRoute } from './route-table/admin-routes';
import { createRoutes } from './routes';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const routes = createRoutes({ session: new Session(null), language: 'en' }, adminRoute);

/** The pages that e2e/walk.test.ts visits. */
const pages: string[] = [
  ...read('e2e/public-pages.json'),
  ...Object.values<{ path?: string }>(read('client/bundle-budget.json').pages).flatMap(
    ({ path }) => path ?? [],
  ),
  ...Object.values<{ pages: string[] }>(read('e2e/signed-in-pages.json')).flatMap((role) => role.pages),
];

/** Screens that the walk does not visit, with the reasons. */
const ELSEWHERE = {
  'client/routes/public/certificate.tsx': 'its number is drawn: e2e/certificates.test.ts',
  'client/app/entry-opportunities.tsx': 'needs a secret key: e2e/link-page.test.ts',
  'client/app/entry-prospecting.tsx': 'needs a secret key: e2e/link-page.test.ts',
};

const leavesOf = (route: RouteObject): RouteObject[] => route.children?.flatMap(leavesOf) ?? [route];

/** Returns the source file of a route's screen; undefined if the route only redirects. */
const screenOf = ({ handle }: RouteObject): string | undefined => handle?.module ?? handle?.entry;

/** Returns the screen of a page, unless the route is for a record and the page shows none. */
function shownAt(page: string): string[] {
  const { route, params } = matchRoutes(routes, page.split('?', 1)[0] ?? '')?.at(-1) ?? {};
  const screen = route && screenOf(route);
  return !screen || params?.id === 'new' || params?.linkKey === 'no-such-key' ? [] : [screen];
}

it('every screen is in the lists of the walk or excluded here with a reason', () => {
  const screens = new Set(routes.flatMap(leavesOf).flatMap((route) => screenOf(route) ?? []));
  const seen = new Set(pages.flatMap(shownAt));
  const missed = [...screens].filter((screen) => !seen.has(screen));
  expect(screens.size).toBeGreaterThan(50);
  expect(missed.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});

it('every page in the lists of the walk has a route', () => {
  const unknown = (page: string) =>
    matchRoutes(routes, page.split('?', 1)[0] ?? '')?.at(-1)?.route.path === '*';
  expect(pages.filter((page) => !page.startsWith('/mi')).filter(unknown)).toEqual([]);
});
