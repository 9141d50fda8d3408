import type { LoaderFunction, RouteObject } from 'react-router';
import { pageTitles } from '../chrome/chrome-texts';
import { leaveWhenSignedIn } from '../guards';
import type { RouteContext } from '../route-context';
import { screen } from '../screen';

/** Pages without the public chrome: sign-in, what belongs to it, and the secret link pages (R037). */
export function bareRoutes(context: RouteContext): RouteObject[] {
  const { session } = context;
  const whenSignedOut: LoaderFunction = () => leaveWhenSignedIn(session);
  const own = { clientOnly: true, noindex: true } as const;
  const login = () =>
    screen('routes/account/login.tsx', () => import('../../routes/account/login'), {
      title: 'Login',
      loader: whenSignedOut,
      ...own,
    });
  const link = (title: string) =>
    screen('routes/opens-soon.tsx', () => import('../../routes/opens-soon'), { title, ...own });
  return [
    { path: 'login', ...login() },
    { path: 'login/:redirect', ...login() },
    {
      path: 'register',
      ...screen('routes/account/register.tsx', () => import('../../routes/account/register'), {
        title: 'Create an account',
        loader: whenSignedOut,
        ...own,
      }),
    },
    {
      path: 'forgot-password',
      ...screen('routes/account/forgot-password.tsx', () => import('../../routes/account/forgot-password'), {
        title: 'Forgotten password',
        ...own,
      }),
    },
    {
      path: 'reset-password',
      ...screen('routes/account/reset-password.tsx', () => import('../../routes/account/reset-password'), {
        title: 'New password',
        ...own,
      }),
    },
    {
      path: 'confirm-email',
      ...screen('routes/account/confirm-email.tsx', () => import('../../routes/account/confirm-email'), {
        title: 'Confirm your email',
        ...own,
      }),
    },
    {
      path: 'searchResults_api',
      ...screen('routes/public/embedded-results.tsx', () => import('../../routes/public/embedded-results'), {
        title: pageTitles.searchResults,
        loadLoader: async () =>
          (await import('../../features/suppliers/embedded-loader')).embeddedLoader(context),
      }),
    },
    { path: 'EntityLink/:linkKey', ...link('Your opportunities') },
    { path: 'EntityLink/:linkKey/:leadId', ...link('Your opportunities') },
    { path: 'ProspectingBuyers/:linkKey', ...link('Prospecting') },
  ];
}
