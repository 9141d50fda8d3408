import type { LoaderFunction, RouteObject } from 'react-router';
import type { Session } from '../../graphql/session';
import { MODE_KEY } from '../../lib/audience-mode';
import { leaveWhenSignedIn } from '../../navigation/guards';
import { pageTitles } from '../../navigation/page-titles';
import { type ScreenLoad, screen } from '../../navigation/screen';
import type { RouteTitle } from '../../seo/page-meta';

/** Only the browser draws these pages, and no search engine keeps them. */
const own = { clientOnly: true, noindex: true } as const;

/** Pages without the public chrome: sign-in and what belongs to it (R037). */
export function bareRoutes(session: Session): RouteObject[] {
  const whenSignedOut: LoaderFunction = () => leaveWhenSignedIn(session);
  const account = (name: string, load: ScreenLoad, title: RouteTitle, loader?: LoaderFunction) => ({
    path: name,
    ...screen(`routes/account/${name}.tsx`, load, { title, loader, ...own }),
  });
  const login = () =>
    account('login', () => import('../../routes/account/login'), pageTitles.login, whenSignedOut);
  return [
    login(),
    { ...login(), path: 'login/:redirect' },
    account('register', () => import('../../routes/account/register'), pageTitles.register, whenSignedOut),
    account(
      'forgot-password',
      () => import('../../routes/account/forgot-password'),
      pageTitles.forgotPassword,
    ),
    account('reset-password', () => import('../../routes/account/reset-password'), pageTitles.newPassword),
    account('confirm-email', () => import('../../routes/account/confirm-email'), pageTitles.confirmEmail),
    {
      path: 'searchResults_api',
      ...screen('routes/public/embedded-results.tsx', () => import('../../routes/public/embedded-results'), {
        title: pageTitles.searchResults,
        parameters: ['service', 'servicing', 'category', 'subCategory', MODE_KEY],
        loadLoader: async () => (await import('../../features/suppliers/embedded-loader')).embeddedLoader,
      }),
    },
  ];
}

/** The secret link pages, without the public chrome (R037, R226). They are in English. */
export function linkRoutes(): RouteObject[] {
  const link = (title: string) =>
    screen('routes/opens-soon.tsx', () => import('../../routes/opens-soon'), { title, ...own });
  return [
    { path: 'EntityLink/:linkKey', ...link('Your opportunities') },
    { path: 'EntityLink/:linkKey/:leadId', ...link('Your opportunities') },
    { path: 'ProspectingBuyers/:linkKey', ...link('Prospecting') },
  ];
}
