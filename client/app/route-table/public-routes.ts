import type { RouteObject } from 'react-router';
import type { RouteTitle } from '../../seo/page-meta';
import { pageTitles } from '../chrome/chrome-texts';
import { requireSignedIn } from '../guards';
import { leadsTo } from '../leads-to';
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
    { path: 'home', ...leadsTo(paths.home()) },
  ];
}

function aboutRoutes(context: RouteContext): RouteObject[] {
  const texts = () => import('../../features/about/about-texts');
  const loader = async () => (await import('../../features/about/static-page-loader')).staticPageLoader;
  return [
    {
      path: 'AboutUplift',
      ...screen('routes/public/about-uplift.tsx', () => import('../../routes/public/about-uplift'), {
        title: pageTitles.aboutUplift,
        loadLoader: async () =>
          (await loader())(context, pageTitles.aboutUplift, paths.aboutUplift(), (await texts()).aboutTexts),
      }),
    },
    {
      path: 'about',
      ...screen('routes/public/impact-areas.tsx', () => import('../../routes/public/impact-areas'), {
        title: pageTitles.impactAreas,
        banner: false,
        loadLoader: async () =>
          (await import('../../features/about/impact-areas-loader')).impactAreasLoader(context),
      }),
    },
    {
      path: 'ourTeam',
      ...screen('routes/public/our-team.tsx', () => import('../../routes/public/our-team'), {
        title: pageTitles.ourTeam,
        loadLoader: async () =>
          (await loader())(context, pageTitles.ourTeam, paths.ourTeam(), (await texts()).teamTexts),
      }),
    },
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
    ...aboutRoutes(context),
    ...joiningRoutes(context),
    opensSoon('GoodCauses', pageTitles.goodCauses),
    opensSoon('GoodCauses/:id', pageTitles.goodCause, { banner: false }),
    opensSoon('impactBusiness', pageTitles.impactBuyers),
    opensSoon('impactBusinessProfile/:keyword', pageTitles.impactBuyer),
    opensSoon('ImpactBuyer/:keyword', pageTitles.impactBuyer),
  ];
}
