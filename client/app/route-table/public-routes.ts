import type { RouteObject } from 'react-router';
import type { Session } from '../../graphql/session';
import { requireSignedIn } from '../../navigation/guards';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { redirectTo } from '../../navigation/redirect-route';
import { screen } from '../../navigation/screen';
import { joiningRoutes } from './joining-routes';

function homeRoutes(): RouteObject[] {
  const home = () =>
    screen('routes/public/home.tsx', () => import('../../routes/public/home'), {
      title: pageTitles.home,
      banner: false,
      loadLoader: async () => (await import('../../features/site/home/home-loader')).homeLoader,
    });
  return [
    { index: true, ...home() },
    { path: 'thanksForFeedback/:emailFeedbackType/:supplierName', ...home() },
    { path: 'home', ...redirectTo(paths.home()) },
  ];
}

function aboutRoutes(): RouteObject[] {
  const texts = () => import('../../features/site/about/about-texts');
  const loader = async () => (await import('../../seo/static-page-meta')).staticPageLoader;
  return [
    {
      path: 'AboutUplift',
      ...screen('routes/public/about-uplift.tsx', () => import('../../routes/public/about-uplift'), {
        title: pageTitles.aboutUplift,
        loadLoader: async () =>
          (await loader())(pageTitles.aboutUplift, paths.aboutUplift(), (await texts()).aboutTexts),
      }),
    },
    {
      path: 'about',
      ...screen('routes/public/impact-areas.tsx', () => import('../../routes/public/impact-areas'), {
        title: pageTitles.impactAreas,
        banner: false,
        loadLoader: async () =>
          (await import('../../features/site/about/impact-areas-loader')).impactAreasLoader,
      }),
    },
    {
      path: 'ourTeam',
      ...screen('routes/public/our-team.tsx', () => import('../../routes/public/our-team'), {
        title: pageTitles.ourTeam,
        loadLoader: async () =>
          (await loader())(pageTitles.ourTeam, paths.ourTeam(), (await texts()).teamTexts),
      }),
    },
  ];
}

function impactBuyerRoutes(): RouteObject[] {
  const report = () =>
    screen('routes/public/impact-report.tsx', () => import('../../routes/public/impact-report'), {
      title: pageTitles.impactBuyer,
      parameters: ['suppliers'],
      loadLoader: async () =>
        (await import('../../features/directory/impact-buyers/report-loader')).reportLoader,
    });
  return [
    {
      path: 'impactBusiness',
      ...screen('routes/public/impact-buyers.tsx', () => import('../../routes/public/impact-buyers'), {
        title: pageTitles.impactBuyers,
        parameters: ['search', 'type', 'page'],
        loadLoader: async () =>
          (await import('../../features/directory/impact-buyers/buyers-loader')).impactBuyersLoader,
      }),
    },
    // By keyword or by ID, under either name (R144).
    { path: 'impactBusinessProfile/:keyword', ...report() },
    { path: 'ImpactBuyer/:keyword', ...report() },
    {
      path: 'certificate/:number',
      ...screen('routes/public/certificate.tsx', () => import('../../routes/public/certificate'), {
        title: pageTitles.certificate,
        banner: false,
        noindex: true,
        loadLoader: async () =>
          (await import('../../features/reports/certificates/certificate-loader')).certificateLoader,
      }),
    },
  ];
}

function goodCauseRoutes(): RouteObject[] {
  return [
    {
      path: 'GoodCauses',
      ...screen('routes/public/good-causes.tsx', () => import('../../routes/public/good-causes'), {
        title: pageTitles.goodCauses,
        loadLoader: async () =>
          (await import('../../features/directory/good-causes/causes-loader')).goodCausesLoader,
      }),
    },
    {
      path: 'GoodCauses/:id',
      ...screen('routes/public/good-cause.tsx', () => import('../../routes/public/good-cause'), {
        title: pageTitles.goodCause,
        parameters: ['buyers', 'suppliers'],
        banner: false,
        loadLoader: async () =>
          (await import('../../features/directory/good-causes/cause-report-loader')).goodCauseLoader,
      }),
    },
  ];
}

/** Returns the pages inside the public chrome, apart from search. */
export function publicRoutes(session: Session): RouteObject[] {
  return [
    ...homeRoutes(),
    {
      path: 'userProfile',
      ...screen('routes/account/user-profile.tsx', () => import('../../routes/account/user-profile'), {
        title: pageTitles.userProfile,
        clientOnly: true,
        noindex: true,
        loader: () => requireSignedIn(session),
      }),
    },
    ...aboutRoutes(),
    ...joiningRoutes(),
    ...impactBuyerRoutes(),
    ...goodCauseRoutes(),
  ];
}
