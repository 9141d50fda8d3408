import { type RouteObject, redirect } from 'react-router';
import type { Role } from '../../graphql/schema.generated';
import { requireAdminArea, requireRole } from '../guards';
import { paths } from '../paths';
import type { RouteContext } from '../route-context';
import { screen } from '../screen';

type Soon = { path: string; title: string; roles?: Role[] };

/** Screens announced in the drawer that are not open yet. Without roles: all four of the admin area. */
const soon: Soon[] = [
  { path: 'dashboard', title: 'Dashboard' },
  { path: 'yourProfile', title: 'Your Profile', roles: ['BUSINESS', 'IMPACT_BUSINESS'] },
  { path: 'salesEnquiry', title: 'Sales Tracking' },
  { path: 'salesEnquiry/new', title: 'New Enquiry', roles: ['ADMIN'] },
  { path: 'salesEnquiry/:id', title: 'Enquiry' },
  { path: 'gcEnquiries', title: 'Enq. Benefitting', roles: ['GOOD_CAUSE'] },
  { path: 'businesses', title: 'Suppliers' },
  { path: 'businesses/:id', title: 'Supplier' },
  { path: 'businesses/:id/:testimonialId', title: 'Supplier' },
  { path: 'orders', title: 'Impact Box Orders', roles: ['ADMIN'] },
  { path: 'users', title: 'Users', roles: ['ADMIN'] },
  { path: 'GoodCauses', title: 'Good Causes', roles: ['ADMIN'] },
  { path: 'GoodCauses/:id', title: 'Good Cause', roles: ['ADMIN', 'GOOD_CAUSE'] },
  { path: 'ImpactBusinessAdmin', title: 'Impact Buyers', roles: ['ADMIN'] },
  { path: 'ImpactBusinessAdmin/:id', title: 'Impact Buyer', roles: ['ADMIN'] },
  { path: 'featuredListings', title: 'Featured Listings', roles: ['ADMIN'] },
  { path: 'customers', title: 'Customers', roles: ['ADMIN'] },
  { path: 'categories', title: 'Categories', roles: ['ADMIN'] },
  { path: 'actionCenter', title: 'Action Centre', roles: ['ADMIN'] },
  { path: 'affiliateLinkClicks', title: 'Affiliate Link Clicks', roles: ['ADMIN'] },
  { path: 'testimonials', title: 'Testimonials', roles: ['ADMIN'] },
  { path: 'leads', title: 'Leads', roles: ['ADMIN'] },
  { path: 'leads/addMultiple', title: 'Lead Add Multiple', roles: ['ADMIN'] },
  { path: 'leads/:id', title: 'Lead', roles: ['ADMIN'] },
  { path: 'salesTrackingStats', title: 'Statistics', roles: ['ADMIN'] },
  { path: 'newJob', title: 'Create a job', roles: ['ADMIN'] },
  { path: 'mailbox', title: 'Mailbox', roles: ['ADMIN'] },
];

function soonRoute({ session }: RouteContext, { path, title, roles }: Soon): RouteObject {
  const loader = roles ? () => requireRole(session, ...roles).then(() => null) : undefined;
  return {
    path,
    ...screen('routes/admin/opens-soon.tsx', () => import('../../routes/admin/opens-soon'), {
      title,
      loader,
    }),
  };
}

/** Everything below /admin: one guard (R310), one frame, all of it client-only. */
export function adminRoute(context: RouteContext, errors: Pick<RouteObject, 'ErrorBoundary'>): RouteObject {
  return {
    path: 'admin',
    ...screen('app/chrome/admin-layout.tsx', () => import('../chrome/admin-layout'), {
      title: 'Admin',
      clientOnly: true,
      noindex: true,
      loader: () => requireAdminArea(context.session).then(() => null),
    }),
    children: [
      {
        ...errors,
        children: [
          { index: true, loader: () => redirect(paths.admin.dashboard()) },
          ...soon.map((entry) => soonRoute(context, entry)),
          { path: '*', loader: () => redirect(paths.home()) },
        ],
      },
    ],
  };
}
