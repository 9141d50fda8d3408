import type { ApolloClient } from '@apollo/client';
import { createMemoryRouter, matchRoutes } from 'react-router';
import { Session, type SignedInUser } from '../graphql/session';
import type { Language } from '../lib/language';
import { withContext } from '../navigation/route-context';
import type { RouteHandle } from '../navigation/screen';
import { deepestHandle } from '../navigation/use-route-handle';
import { titleIn } from '../seo/page-meta';
import { lazyAdminRoutes } from './lazy-admin-routes';
import { adminRoute } from './route-table/admin-routes';
import { createRoutes } from './routes';

const routes = createRoutes({ session: new Session(null), language: 'en' }, adminRoute);

function match(path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  const handle: RouteHandle = deepestHandle(matches.map(({ route }) => ({ handle: route.handle })));
  return {
    title: titleIn(handle.title, 'en'),
    banner: handle.banner,
    params: matches.at(-1)?.params,
    path: matches.at(-1)?.route.path,
  };
}

const results = 'Search Results';
const supplier = 'Supplier';

const searchPaths: [string, string, string, Record<string, string>][] = [
  ['P019', '/searchResults', results, {}],
  ['P020', '/searchResults/service/blocked%20drain', results, { service: 'blocked drain' }],
  ['P021', '/searchResults/category/7', results, { category: '7' }],
  ['P022', '/searchResults/Manawatu%2FWhanganui', results, { servicing: 'Manawatu/Whanganui' }],
  ['P023', '/searchResults/Otago/7', results, { servicing: 'Otago', category: '7' }],
  ['P024', '/searchResults/service/Plumbing/Otago', results, { service: 'Plumbing', servicing: 'Otago' }],
  [
    'P025',
    '/searchResults/service/Plumbing/Otago/7',
    results,
    { service: 'Plumbing', servicing: 'Otago', category: '7' },
  ],
  ['P026', '/searchResults/business/5', supplier, { id: '5' }],
  ['P027', '/searchResults/service/Plumbing/business/5', supplier, { service: 'Plumbing', id: '5' }],
  ['P028', '/searchResults/category/7/business/5', supplier, { category: '7', id: '5' }],
  ['P029', '/searchResults/Otago/business/5', supplier, { servicing: 'Otago', id: '5' }],
  ['P030', '/searchResults/Otago/7/business/5', supplier, { servicing: 'Otago', category: '7', id: '5' }],
  [
    'P031',
    '/searchResults/service/Plumbing/Otago/business/5',
    supplier,
    { service: 'Plumbing', servicing: 'Otago', id: '5' },
  ],
  [
    'P032',
    '/searchResults/service/Plumbing/Otago/7/business/5',
    supplier,
    { service: 'Plumbing', servicing: 'Otago', category: '7', id: '5' },
  ],
];

it.each(searchPaths)('%s: %s is %s R023', (_, path, title, params) => {
  expect(match(path)).toMatchObject({ title, params });
  expect(match(path).params).toEqual(params);
});

const otherCase = (literal: string) =>
  literal === literal.toLowerCase() ? literal.toUpperCase() : literal.toLowerCase();
/** Returns the same address with its literal segments in the other case; values keep theirs. */
const inOtherCase = (path: string) =>
  path.replace(/\/(searchResults|service|category|business)(?=\/|$)/g, otherCase);

it.each(searchPaths)('%s ignores the case of %s and a trailing slash A05', (_, path, title, params) => {
  for (const variant of [inOtherCase(path), `${path}/`]) {
    expect(variant).not.toBe(path);
    expect(match(variant)).toMatchObject({ title, params });
  }
});

it('the path segments service and category take precedence over search texts A06', () => {
  const searched = (path: string) => [match(path).title, match(path).params];
  for (const service of ['service', 'category', 'business']) {
    expect(searched(`/searchResults/service/${service}`)).toEqual([results, { service }]);
    expect(searched(`/searchResults/service/${service}/Auckland`)).toEqual([
      results,
      { service, servicing: 'Auckland' },
    ]);
    expect(searched(`/searchResults/service/${service}/Auckland/7`)).toEqual([
      results,
      { service, servicing: 'Auckland', category: '7' },
    ]);
    expect(searched(`/searchResults/service/${service}/business/5`)).toEqual([
      supplier,
      { service, id: '5' },
    ]);
    expect(searched(`/searchResults/category/${service}`)).toEqual([results, { category: service }]);
  }
});

it('every search path opens from every other without reloading R023', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/zzz'] });
  for (const [, path] of [...searchPaths, ...searchPaths.toReversed()]) {
    await router.navigate(path);
    const { route } = router.state.matches.at(-1) ?? {};
    // A screen that still had to be loaded would be rendered as an empty page.
    expect([path, route?.lazy, Boolean(route?.element)]).toEqual([path, undefined, true]);
  }
});

it.each([
  ['/business/5', { id: '5' }],
  ['/buy/kowhai', { keyword: 'kowhai' }],
  ['/use/kowhai', { keyword: 'kowhai' }],
])('%s opens a supplier R024', (path, params) => {
  expect(match(path)).toMatchObject({ title: supplier, params });
});

it.each([
  ['P001', '/', 'Home'],
  ['P002 R029', '/thanksForFeedback/good/Te%20Awa', 'Home'],
  ['P003', '/AboutUplift', 'About Uplift'],
  ['P004 R031', '/about', 'Impact Areas'],
  ['P005', '/ourTeam', 'Our Team'],
  ['P006', '/join', 'Join'],
  ['P007', '/SupplierJoinOld', 'Join as a supplier'],
  ['P008', '/SupplierJoin', 'Join as a supplier'],
  ['P009', '/GoodCauseJoin', 'Nominate a good cause'],
  ['P010', '/ImpactBusinessJoin', 'Join as an impact buyer'],
  ['P011', '/contact', 'Contact'],
  ['P012', '/GoodCauses', 'Good Causes'],
  ['P013', '/GoodCauses/1', 'Good Cause'],
  ['P014', '/impactBusiness', 'Impact Buyers'],
  ['P015', '/impactBusinessProfile/pohutukawa', 'Impact Buyer'],
  ['P016', '/impactBusinessProfile/1', 'Impact Buyer'],
  ['P017', '/ImpactBuyer/pohutukawa', 'Impact Buyer'],
  ['P018', '/impactbuyer/pohutukawa', 'Impact Buyer'],
  ['P036', '/EntityLink/key', 'Your opportunities'],
  ['P037', '/EntityLink/key/7', 'Your opportunities'],
  ['P038', '/entityLink/key', 'Your opportunities'],
  ['P039', '/ProspectingBuyers/key', 'Prospecting'],
  ['P040', '/coffee', 'Coffee'],
  ['P041', '/searchResults_api', results],
  ['P042', '/login', 'Login'],
  ['P043', '/login/%2Fadmin%2Fleads', 'Login'],
  ['P044', '/userProfile', 'My Profile'],
  ['P055', '/admin/ImpactBusinessAdmin', 'Impact Buyers'],
  ['P057', '/admin/impactBusinessAdmin', 'Impact Buyers'],
  ['P058', '/admin/ImpactBusinessAdmin/new', 'Impact Buyer'],
  ['P076', '/giftBox', 'Impact Box'],
])('%s: %s is %s in any case A05', (_, path, title) => {
  for (const variant of [path, path.toLowerCase(), path.toUpperCase()])
    expect([variant, match(variant).title]).toEqual([variant, title]);
});

it.each(['/home', '/HOME', '/Home/'])('%s redirects to Home A11 P045', (path) => {
  expect(match(path).path).toBe('home');
});

it.each(['/', '/about', '/GoodCauses/1', '/thanksForFeedback/a/b'])(
  '%s hides the About banner R038 A15',
  (path) => {
    expect(match(path).banner).toBe(false);
  },
);

it.each(['/contact', '/AboutUplift', '/searchResults', '/business/5'])(
  '%s shows the About banner R038',
  (path) => {
    expect(match(path).banner ?? true).toBe(true);
  },
);

it('the path segment new takes precedence over an id', () => {
  expect(match('/admin/salesEnquiry/new').title).toBe('New Enquiry');
  expect(match('/admin/salesEnquiry/12')).toMatchObject({ title: 'Enquiry', params: { id: '12' } });
  expect(match('/admin/leads/addMultiple').title).toBe('Lead Add Multiple');
});

it('an unknown path matches only the redirect to Home R032', () => {
  expect(match('/zzz').path).toBe('*');
  expect(match('/admin/zzz').path).toBe('*');
});

describe('routes of the admin area, which load on demand', () => {
  const admin = {
    id: 1,
    email: 'a@uplift.example',
    fullName: null,
    emailVerified: true,
    roles: ['ADMIN' as const],
  };
  const nobodys = { supplierId: null, impactBuyerId: null, goodCauseId: null, supplierName: null };
  const user = { ...admin, ...nobodys } as unknown as SignedInUser;

  /** Creates a router as in a browser, and opens Home. */
  async function browserRouter(language: Language = 'en') {
    const session = new Session(null);
    session.adopt({ accessToken: 'token', user });
    const context = { session, language, client: {} as ApolloClient };
    const router = createMemoryRouter(withContext(createRoutes(context), context), {
      initialEntries: ['/about'],
      patchRoutesOnNavigation: lazyAdminRoutes(context),
    });
    const known = () => matchRoutes(router.routes, '/admin/mailbox')?.at(-1)?.route.path;
    return { router, known };
  }

  it('are unknown before the first visit and complete after it', async () => {
    const { router, known } = await browserRouter();
    await router.navigate('/business/5');
    expect(known()).toBe('*');
    for (const path of ['/ADMIN/mailbox', '/admin/leads/7', '/admin/salesEnquiry/new', '/admin']) {
      await router.navigate(path);
      expect([path, router.state.matches.some(({ route }) => route.path === 'admin')]).toEqual([path, true]);
    }
    expect(known()).toBe('mailbox');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it.each([
    ['/admin/mailbox?q=tap&mail=12', '/admin/mailbox/12', ''],
    ['/admin/mailbox?mail=nonsense&q=tap', '/admin/mailbox', '?mail=nonsense&q=tap'],
  ])('redirect the former address of an email to its page: %s', async (from, pathname, search) => {
    const { router } = await browserRouter();
    await router.navigate(from);
    expect(router.state.location).toMatchObject({ pathname, search });
  });

  it('redirect an unknown admin address to Home R032', async () => {
    const { router } = await browserRouter();
    await router.navigate('/admin/zzz');
    expect(router.state.location.pathname).toBe('/');
  });

  it('are not loaded for addresses that only share the prefix', async () => {
    const { router, known } = await browserRouter();
    await router.navigate('/administration');
    expect(router.state.location.pathname).toBe('/');
    expect(known()).toBe('*');
  });
});
