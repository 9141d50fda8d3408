import { ApolloLink } from '@apollo/client';
import { matchRoutes } from 'react-router';
import { createApolloClient } from '../graphql/apollo-client';
import { Session } from '../graphql/session';
import { createRoutes } from './routes';
import type { RouteHandle } from './screen';
import { deepestHandle } from './use-route-handle';

const client = createApolloClient({ link: ApolloLink.empty() });
const routes = createRoutes({ client, session: new Session(null) });

function match(path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  const handle: RouteHandle = deepestHandle(matches.map(({ route }) => ({ handle: route.handle })));
  return {
    title: handle.title,
    banner: handle.banner,
    params: matches.at(-1)?.params,
    path: matches.at(-1)?.route.path,
  };
}

const results = 'Search Results';
const supplier = 'Supplier';

it.each([
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
])('R023 %s: %s is %s', (_, path, title, params) => {
  expect(match(path)).toMatchObject({ title, params });
  expect(match(path).params).toEqual(params);
});

it.each([
  ['/business/5', { id: '5' }],
  ['/buy/kowhai', { keyword: 'kowhai' }],
  ['/use/kowhai', { keyword: 'kowhai' }],
])('R024 %s opens a supplier', (path, params) => {
  expect(match(path)).toMatchObject({ title: supplier, params });
});

it('matching ignores case', () => {
  expect(match('/SEARCHRESULTS/Category/7').title).toBe(results);
  expect(match('/impactbuyer/pohutukawa').title).toBe('Impact Buyer');
  expect(match('/entitylink/k').title).toBe('Your opportunities');
});

it('R029 the thanks page is Home', () => {
  expect(match('/thanksForFeedback/good/Te%20Awa').title).toBe('Home');
});

it('R031 /about is the Impact Areas page', () => {
  expect(match('/about').title).toBe('Impact Areas');
});

it.each(['/', '/about', '/GoodCauses/1', '/thanksForFeedback/a/b'])('R038 %s has no About banner', (path) => {
  expect(match(path).banner).toBe(false);
});

it.each(['/contact', '/AboutUplift', '/searchResults', '/business/5'])(
  'R038 %s has the About banner',
  (path) => {
    expect(match(path).banner ?? true).toBe(true);
  },
);

it('the literal new wins over an id', () => {
  expect(match('/admin/salesEnquiry/new').title).toBe('New Enquiry');
  expect(match('/admin/salesEnquiry/12')).toMatchObject({ title: 'Enquiry', params: { id: '12' } });
  expect(match('/admin/leads/addMultiple').title).toBe('Lead Add Multiple');
});

it('R032 an unknown path meets only the redirect to Home', () => {
  expect(match('/zzz').path).toBe('*');
  expect(match('/admin/zzz').path).toBe('*');
});
