import { type RouteObject, redirect } from 'react-router';
import type { Session } from '../../graphql/session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole, requireAdminArea, requireRole } from '../../navigation/guards';
import { recordId } from '../../navigation/path-segments';
import { paths } from '../../navigation/paths';
import { redirectTo } from '../../navigation/redirect-route';
import { contextOf } from '../../navigation/route-context';
import { screen } from '../../navigation/screen';
import { staffRoutes } from './staff-routes';

const named = (title: string) => ({ meta: { title } });

/** The title names the owner of the list (R185); good causes have a list of their own. */
async function enquiriesLoader(session: Session) {
  const user = await requireRole(session, 'ADMIN', 'BUSINESS', 'IMPACT_BUSINESS');
  return named(hasRole(user, 'ADMIN') ? 'Sales Tracking' : 'Your Enquiries');
}

/** The screens for several roles, in the order of the drawer. */
function openRoutes(session: Session): RouteObject[] {
  const admin = () => requireRole(session, 'ADMIN').then(() => null);
  return [
    {
      path: 'dashboard',
      ...screen('routes/admin/dashboard.tsx', () => import('../../routes/admin/dashboard'), {
        title: 'Dashboard',
      }),
    },
    {
      path: 'salesEnquiry',
      ...screen('routes/admin/sales-enquiries.tsx', () => import('../../routes/admin/sales-enquiries'), {
        title: 'Sales Tracking',
        loader: () => enquiriesLoader(session),
      }),
    },
    // The router ranks the literal before the parameter, so `new` is never taken for an ID.
    {
      path: 'salesEnquiry/new',
      ...screen('routes/admin/new-enquiry.tsx', () => import('../../routes/admin/new-enquiry'), {
        title: 'New Enquiry',
        loader: admin,
      }),
    },
    {
      path: 'salesEnquiry/:id',
      ...screen('routes/admin/sales-enquiry.tsx', () => import('../../routes/admin/sales-enquiry'), {
        title: 'Enquiry',
        loader: async (args) => {
          await requireRole(session, 'ADMIN', 'BUSINESS', 'IMPACT_BUSINESS');
          const { enquiryLoader } = await import('../../features/sales/sales-enquiries/enquiry-loader');
          return enquiryLoader(contextOf(args).client, args.params.id);
        },
      }),
    },
    {
      path: 'gcEnquiries',
      ...screen(
        'routes/admin/benefitting-enquiries.tsx',
        () => import('../../routes/admin/benefitting-enquiries'),
        {
          title: 'Enq. Benefitting',
          loader: () => requireRole(session, 'GOOD_CAUSE').then(() => null),
        },
      ),
    },
    {
      path: 'businesses',
      ...screen('routes/admin/suppliers.tsx', () => import('../../routes/admin/suppliers'), {
        title: 'Suppliers',
        loader: () => requireRole(session, 'ADMIN', 'BUSINESS').then(() => null),
      }),
    },
    {
      path: 'yourProfile/:of?',
      ...screen('routes/admin/your-profile.tsx', () => import('../../routes/admin/your-profile'), {
        title: 'Your Profile',
      }),
    },
    ...['businesses/:id', 'businesses/:id/:testimonialId'].map((path) => ({
      path,
      ...screen('routes/admin/supplier.tsx', () => import('../../routes/admin/supplier'), {
        title: 'Supplier',
        loader: () => requireRole(session, 'ADMIN', 'BUSINESS').then(() => null),
      }),
    })),
    {
      path: 'ImpactBusinessAdmin',
      ...screen('routes/admin/impact-buyers.tsx', () => import('../../routes/admin/impact-buyers'), {
        title: 'Impact Buyers',
        loader: admin,
      }),
    },
    {
      path: 'ImpactBusinessAdmin/:id',
      ...screen('routes/admin/impact-buyer.tsx', () => import('../../routes/admin/impact-buyer'), {
        title: 'Impact Buyer',
        loader: admin,
      }),
    },
    {
      path: 'users',
      ...screen('routes/admin/users.tsx', () => import('../../routes/admin/users'), {
        title: 'Users',
        loader: admin,
      }),
    },
    {
      path: 'users/:id',
      ...screen('routes/admin/user.tsx', () => import('../../routes/admin/user'), {
        title: 'User',
        loader: admin,
      }),
    },
    {
      path: 'GoodCauses',
      ...screen('routes/admin/good-causes.tsx', () => import('../../routes/admin/good-causes'), {
        title: 'Good Causes',
        loader: admin,
      }),
    },
    {
      path: 'GoodCauses/:id',
      ...screen('routes/admin/good-cause.tsx', () => import('../../routes/admin/good-cause'), {
        title: 'Good Cause',
        loader: () => requireRole(session, 'ADMIN', 'GOOD_CAUSE').then(() => null),
      }),
    },
    {
      path: 'categories',
      ...screen('routes/admin/categories.tsx', () => import('../../routes/admin/categories'), {
        title: 'Categories',
        loader: admin,
      }),
    },
    ...[
      ['businesses', 'suppliers'],
      ['ImpactBusinessAdmin', 'impact buyers'],
      ['categories', 'categories'],
    ].map(([list, called]) => ({
      path: `${list}/import`,
      ...screen('routes/admin/import-records.tsx', () => import('../../routes/admin/import-records'), {
        title: `Import ${called}`,
        loader: admin,
      }),
    })),
    {
      path: 'categories/order',
      ...screen('routes/admin/category-order.tsx', () => import('../../routes/admin/category-order'), {
        title: 'Order of categories',
        loader: admin,
      }),
    },
    {
      path: 'categories/:id',
      ...screen('routes/admin/category.tsx', () => import('../../routes/admin/category'), {
        title: 'Category',
        loader: admin,
      }),
    },
    {
      path: 'mailbox',
      ...screen('routes/admin/mailbox.tsx', () => import('../../routes/admin/mailbox'), {
        title: 'Mailbox',
        loader: async ({ request }) => {
          await admin();
          // The address of a mail before it had a page of its own.
          const mail = recordId(new URL(request.url).searchParams.get('mail') ?? undefined);
          return mail === null ? null : redirect(adminPaths.mail(mail));
        },
      }),
    },
    {
      path: 'mailbox/:id',
      ...screen('routes/admin/mail.tsx', () => import('../../routes/admin/mail'), {
        title: 'Email',
        loader: admin,
      }),
    },
    {
      path: 'jobs',
      ...screen('routes/admin/jobs.tsx', () => import('../../routes/admin/jobs'), {
        title: 'Background jobs',
        loader: admin,
      }),
    },
    {
      path: 'audit',
      ...screen('routes/admin/audit.tsx', () => import('../../routes/admin/audit'), {
        title: 'Audit log',
        loader: admin,
      }),
    },
    {
      path: 'heldSubmissions',
      ...screen('routes/admin/held-submissions.tsx', () => import('../../routes/admin/held-submissions'), {
        title: 'Submissions held for review',
        loader: admin,
      }),
    },
    {
      path: 'searchWords',
      ...screen(
        'routes/admin/zero-result-searches.tsx',
        () => import('../../routes/admin/zero-result-searches'),
        {
          title: 'Search words',
          loader: admin,
        },
      ),
    },
    {
      path: 'searchWords/synonyms',
      ...screen('routes/admin/search-synonyms.tsx', () => import('../../routes/admin/search-synonyms'), {
        title: 'Synonyms',
        loader: admin,
      }),
    },
    {
      path: 'searchWords/alerts',
      ...screen('routes/admin/supplier-alerts.tsx', () => import('../../routes/admin/supplier-alerts'), {
        title: 'Supplier alerts',
        loader: admin,
      }),
    },
    {
      path: 'searchWords/services',
      ...screen('routes/admin/services.tsx', () => import('../../routes/admin/services'), {
        title: 'Services',
        loader: admin,
      }),
    },
    {
      path: 'trash/:of',
      ...screen('routes/admin/trash.tsx', () => import('../../routes/admin/trash'), {
        title: 'Trash',
        loader: admin,
      }),
    },
  ];
}

/** Returns everything below /admin: one guard (R310), one frame, all of it client-only. */
export function adminRoute(session: Session, errors: Pick<RouteObject, 'ErrorBoundary'>): RouteObject {
  return {
    path: 'admin',
    ...screen('app/chrome/admin-layout.tsx', () => import('../chrome/admin-layout'), {
      title: 'Admin',
      clientOnly: true,
      noindex: true,
      loader: () => requireAdminArea(session).then(() => null),
    }),
    children: [
      {
        ...errors,
        // This file, so that a page with an address below /admin fetches it at once.
        handle: { module: 'client/app/route-table/admin-routes.ts' },
        children: [
          { index: true, ...redirectTo(paths.dashboard()) },
          ...openRoutes(session),
          ...staffRoutes(session),
          { path: '*', ...redirectTo(paths.home()) },
        ],
      },
    ],
  };
}
