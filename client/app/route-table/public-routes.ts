import type { RouteObject } from 'react-router';
import { homeLoader } from '../../features/home/home-loader';
import { PRODUCT_NAME } from '../../lib/product';
import { requireSignedIn } from '../guards';
import { leadsTo } from '../leads-to';
import { paths } from '../paths';
import type { RouteContext } from '../route-context';
import { type RouteHandle, screen } from '../screen';

const opensSoon = (path: string, title: string, handle: Partial<RouteHandle> = {}): RouteObject => ({
  path,
  ...screen('routes/opens-soon.tsx', () => import('../../routes/opens-soon'), { title, ...handle }),
});

function homeRoutes(context: RouteContext): RouteObject[] {
  const home = () =>
    screen('routes/public/home.tsx', () => import('../../routes/public/home'), {
      title: 'Home',
      banner: false,
      loader: homeLoader(context),
    });
  return [
    { index: true, ...home() },
    { path: 'thanksForFeedback/:emailFeedbackType/:supplierName', ...home() },
    { path: 'home', ...leadsTo(paths.home()) },
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
    opensSoon('AboutUplift', `About ${PRODUCT_NAME}`),
    opensSoon('about', 'Impact Areas', { banner: false }),
    opensSoon('ourTeam', 'Our Team'),
    opensSoon('join', 'Join'),
    opensSoon('SupplierJoin', 'Supplier Join'),
    opensSoon('SupplierJoinOld', 'Supplier Join'),
    opensSoon('GoodCauseJoin', 'Good Cause Join'),
    opensSoon('ImpactBusinessJoin', 'Impact Buyer Join'),
    opensSoon('contact', 'Contact'),
    opensSoon('GoodCauses', 'Good Causes'),
    opensSoon('GoodCauses/:id', 'Good Cause', { banner: false }),
    opensSoon('impactBusiness', 'Impact Buyers'),
    opensSoon('impactBusinessProfile/:keyword', 'Impact Buyer'),
    opensSoon('ImpactBuyer/:keyword', 'Impact Buyer'),
    opensSoon('coffee', 'Coffee'),
    opensSoon('searchResults_api', 'Search Results'),
    opensSoon('giftBox', 'Impact Box'),
  ];
}
