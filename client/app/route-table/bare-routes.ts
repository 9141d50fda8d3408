import type { LoaderFunction, RouteObject } from 'react-router';
import type { Session } from '../../graphql/session';
import { MODE_KEY } from '../../lib/audience-mode';
import { isGoogleCallback } from '../../lib/google-callback';
import { leaveWhenSignedIn, requireSignedIn } from '../../navigation/guards';
import { pageTitles } from '../../navigation/page-titles';
import { redirectToDocument } from '../../navigation/redirect-route';
import { type RouteHandle, screen } from '../../navigation/screen';

/** Pages that search engines must not index. */
const unlisted = { noindex: true } as const;
/** Pages that only the browser renders, either. */
const own = { ...unlisted, clientOnly: true } as const;

/** Returns the pages without the public chrome: sign-in and related pages (R037). */
export function bareRoutes(session: Session): RouteObject[] {
  const whenSignedOut: LoaderFunction = () => leaveWhenSignedIn(session);
  const login = () =>
    screen('routes/account/login.tsx', () => import('../../routes/account/login'), {
      title: pageTitles.login,
      // The page itself redirects users who return from Google, since it knows the target.
      loader: (args) =>
        isGoogleCallback(new URL(args.request.url).search) ? null : leaveWhenSignedIn(session),
      ...own,
    });
  return [
    { path: 'login', ...login() },
    { path: 'login/:redirect', ...login() },
    {
      path: 'register',
      ...screen('routes/account/register.tsx', () => import('../../routes/account/register'), {
        title: pageTitles.register,
        loader: whenSignedOut,
        ...unlisted,
      }),
    },
    {
      path: 'forgot-password',
      ...screen('routes/account/forgot-password.tsx', () => import('../../routes/account/forgot-password'), {
        title: pageTitles.forgotPassword,
        ...unlisted,
      }),
    },
    // Rendered without its parameter: the secret in its address must not reach the server or its caches.
    {
      path: 'reset-password',
      ...screen('routes/account/reset-password.tsx', () => import('../../routes/account/reset-password'), {
        title: pageTitles.newPassword,
        ...unlisted,
      }),
    },
    {
      path: 'confirm-email',
      ...screen('routes/account/confirm-email.tsx', () => import('../../routes/account/confirm-email'), {
        title: pageTitles.confirmEmail,
        ...own,
      }),
    },
    {
      path: 'supplier-alert',
      ...screen('routes/account/supplier-alert.tsx', () => import('../../routes/account/supplier-alert'), {
        title: pageTitles.supplierAlert,
        ...own,
      }),
    },
    {
      path: 'unsubscribe',
      ...screen('routes/account/unsubscribe.tsx', () => import('../../routes/account/unsubscribe'), {
        title: pageTitles.unsubscribe,
        ...own,
      }),
    },
    {
      path: 'yearlyReport/:of/:id/:year',
      ...screen('routes/account/yearly-report.tsx', () => import('../../routes/account/yearly-report'), {
        title: pageTitles.yearlyReport,
        loader: () => requireSignedIn(session),
        ...own,
      }),
    },
    {
      path: 'searchResults_api',
      ...screen('routes/public/embedded-results.tsx', () => import('../../routes/public/embedded-results'), {
        title: pageTitles.searchResults,
        parameters: ['service', 'servicing', 'category', 'subCategory', MODE_KEY],
        loadLoader: async () =>
          (await import('../../features/directory/suppliers/embedded-loader')).embeddedLoader,
      }),
    },
  ];
}

/** Returns the secret link pages, without the public chrome (R037, R226). They are in English. */
export function linkRoutes(): RouteObject[] {
  const link = (title: string, entry: string) => ({
    ...redirectToDocument(),
    handle: { title, entry: `client/app/${entry}.tsx`, ...own } satisfies RouteHandle,
  });
  const opportunities = link('Your opportunities', 'entry-opportunities');
  return [
    { path: 'EntityLink/:linkKey', ...opportunities },
    { path: 'EntityLink/:linkKey/:leadId', ...opportunities },
    {
      path: 'ProspectingBuyers/:linkKey',
      ...link('Prospecting', 'entry-prospecting'),
    },
  ];
}
