import { type RouteObject, redirect } from 'react-router';
import type { RouteTitle } from '../../seo/page-meta';
import { pageTitles } from '../chrome/chrome-texts';
import { requireSignedIn } from '../guards';
import { paths } from '../paths';
import type { RouteContext } from '../route-context';
import { type RouteHandle, screen } from '../screen';
import { joiningRoutes } from './joining-routes';

const opensSoon = (path: string, title: RouteTitle, handle: Partial<RouteHandle> = {}): RouteObject => ({
  path,
  ...screen('routes/opens-soon.tsx', () => import('../../routes/opens-soon'), { title, ...handle }),
});

function homeRoutes(context: RouteContext): RouteObject[] {
  const home = () =>
    screen('routes/public/home.tsx', () => import('../../routes/public/home'), {
      title: pageTitles.home,
      banner: false,
      loadLoader: async () => (await import('../../features/home/home-loader')).homeLoader(context),
    });
  return [
    { index: true, ...home() },
    { path: 'thanksForFeedback/:emailFeedbackType/:supplierName', ...home() },
    { path: 'home', loader: () => redirect(paths.home()) },
  ];
}

/** The pages inside the public chrome, apart from search. */
export function publicRoutes(context: RouteContext): RouteObject[] {
  return [
    ...homeRoutes(context),
    {
      path: 'userProfile',
      ...screen('routes/account/user-profile.tsx', () => import('../../routes/account/user-profile'), {
        title: 'My Profile',
        clientOnly: true,
        noindex: true,
        loader: () => requireSignedIn(context.session),
      }),
    },
    opensSoon('AboutUplift', pageTitles.aboutUplift),
    opensSoon('about', pageTitles.impactAreas, { banner: false }),
    opensSoon('ourTeam', pageTitles.ourTeam),
    ...joiningRoutes(context),
    opensSoon('GoodCauses', pageTitles.goodCauses),
    opensSoon('GoodCauses/:id', pageTitles.goodCause, { banner: false }),
    opensSoon('impactBusiness', pageTitles.impactBuyers),
    opensSoon('impactBusinessProfile/:keyword', pageTitles.impactBuyer),
    opensSoon('ImpactBuyer/:keyword', pageTitles.impactBuyer),
    opensSoon('searchResults_api', pageTitles.searchResults),
  ];
}
