import type { RouteObject } from 'react-router';
import { pageTitles } from '../../navigation/page-titles';
import { screen } from '../../navigation/screen';

/** Returns the pages on which visitors write to Uplift, join it, or order from it (P006 to P011, P040, P076). */
export function joiningRoutes(): RouteObject[] {
  const loaders = () => import('../../features/site/contact/joining-loaders');
  const supplierJoin = () =>
    screen('routes/public/supplier-join.tsx', () => import('../../routes/public/supplier-join'), {
      title: pageTitles.supplierJoin,
      loadLoader: async () => (await loaders()).pageLoader('supplierJoin'),
    });
  return [
    {
      path: 'join',
      ...screen('routes/public/join.tsx', () => import('../../routes/public/join'), {
        title: pageTitles.join,
        loadLoader: async () => (await loaders()).pageLoader('join'),
      }),
    },
    { path: 'SupplierJoin', ...supplierJoin() },
    { path: 'SupplierJoinOld', ...supplierJoin() },
    {
      path: 'GoodCauseJoin',
      ...screen('routes/public/good-cause-join.tsx', () => import('../../routes/public/good-cause-join'), {
        title: pageTitles.goodCauseJoin,
        loadLoader: async () => (await loaders()).pageLoader('goodCauseJoin'),
      }),
    },
    {
      path: 'ImpactBusinessJoin',
      ...screen(
        'routes/public/impact-buyer-join.tsx',
        () => import('../../routes/public/impact-buyer-join'),
        {
          title: pageTitles.impactBuyerJoin,
          loadLoader: async () => (await loaders()).pageLoader('impactBuyerJoin'),
        },
      ),
    },
    {
      path: 'contact',
      ...screen('routes/public/contact.tsx', () => import('../../routes/public/contact'), {
        title: pageTitles.contact,
        parameters: ['search'],
        loadLoader: async () => (await loaders()).pageLoader('contact'),
      }),
    },
    {
      path: 'giftBox',
      ...screen('routes/public/gift-box.tsx', () => import('../../routes/public/gift-box'), {
        title: pageTitles.giftBox,
        loadLoader: async () => (await import('../../features/site/gift-box/gift-box-loader')).giftBoxLoader,
      }),
    },
    {
      path: 'coffee',
      ...screen('routes/public/coffee.tsx', () => import('../../routes/public/coffee'), {
        title: pageTitles.coffee,
        loadLoader: async () =>
          (await import('../../features/directory/suppliers/coffee-suppliers-loader')).coffeeLoader,
      }),
    },
  ];
}
