import type { RouteObject } from 'react-router';
import type { Session } from '../../graphql/session';
import { requireRole } from '../../navigation/guards';
import { screen } from '../../navigation/screen';

/** Returns the screens of staff only, mostly a list and its records. */
export function staffRoutes(session: Session): RouteObject[] {
  const admin = () => requireRole(session, 'ADMIN').then(() => null);
  return [
    {
      path: 'actionCenter',
      ...screen('routes/admin/action-centre.tsx', () => import('../../routes/admin/action-centre'), {
        title: 'Action Centre',
        loader: admin,
      }),
    },
    {
      path: 'actionCenter/:id',
      ...screen('routes/admin/action.tsx', () => import('../../routes/admin/action'), {
        title: 'Action',
        loader: admin,
      }),
    },
    {
      path: 'salesTrackingStats',
      ...screen('routes/admin/statistics.tsx', () => import('../../routes/admin/statistics'), {
        title: 'Statistics',
        loader: admin,
      }),
    },
    {
      path: 'newJob',
      ...screen('routes/admin/new-job.tsx', () => import('../../routes/admin/new-job'), {
        title: 'New Job',
        loader: admin,
      }),
    },
    {
      path: 'featuredListings',
      ...screen('routes/admin/featured-listings.tsx', () => import('../../routes/admin/featured-listings'), {
        title: 'Featured Listings',
        loader: admin,
      }),
    },
    {
      path: 'featuredListings/:id',
      ...screen('routes/admin/featured-listing.tsx', () => import('../../routes/admin/featured-listing'), {
        title: 'Featured Listing',
        loader: admin,
      }),
    },
    {
      path: 'leads',
      ...screen('routes/admin/leads.tsx', () => import('../../routes/admin/leads'), {
        title: 'Leads',
        loader: admin,
      }),
    },
    // The router ranks the literal before the parameter, so `addMultiple` is never taken for an ID.
    {
      path: 'leads/addMultiple',
      ...screen('routes/admin/add-leads.tsx', () => import('../../routes/admin/add-leads'), {
        title: 'Lead Add Multiple',
        loader: admin,
      }),
    },
    {
      path: 'leads/:id',
      ...screen('routes/admin/lead.tsx', () => import('../../routes/admin/lead'), {
        title: 'Lead',
        loader: admin,
      }),
    },
    {
      path: 'orders',
      ...screen('routes/admin/orders.tsx', () => import('../../routes/admin/orders'), {
        title: 'Impact Box Orders',
        loader: admin,
      }),
    },
    {
      path: 'orders/:id',
      ...screen('routes/admin/order.tsx', () => import('../../routes/admin/order'), {
        title: 'Impact Box Order',
        loader: admin,
      }),
    },
    {
      path: 'customers',
      ...screen('routes/admin/customers.tsx', () => import('../../routes/admin/customers'), {
        title: 'Customers',
        loader: admin,
      }),
    },
    {
      path: 'messages',
      ...screen('routes/admin/messages.tsx', () => import('../../routes/admin/messages'), {
        title: 'Messages',
        loader: admin,
      }),
    },
    {
      path: 'messages/:id',
      ...screen('routes/admin/message.tsx', () => import('../../routes/admin/message'), {
        title: 'Message',
        loader: admin,
      }),
    },
    {
      path: 'testimonials',
      ...screen('routes/admin/testimonials.tsx', () => import('../../routes/admin/testimonials'), {
        title: 'Testimonials',
        loader: () => requireRole(session, 'ADMIN', 'BUSINESS').then(() => null),
      }),
    },
    {
      path: 'affiliateLinkClicks',
      ...screen('routes/admin/affiliate-clicks.tsx', () => import('../../routes/admin/affiliate-clicks'), {
        title: 'Affiliate Link Clicks',
        loader: admin,
      }),
    },
    {
      path: 'settings',
      ...screen('routes/admin/settings.tsx', () => import('../../routes/admin/settings'), {
        title: 'Settings',
        loader: admin,
      }),
    },
    {
      path: 'mailTemplates/:to?',
      ...screen('routes/admin/mail-templates.tsx', () => import('../../routes/admin/mail-templates'), {
        title: 'Email templates',
        loader: admin,
      }),
    },
    {
      path: 'mailPreviews',
      ...screen('routes/admin/mail-previews.tsx', () => import('../../routes/admin/mail-previews'), {
        title: 'Email previews',
        loader: admin,
      }),
    },
    // For all roles that may enter, which the parent route has checked.
    {
      path: 'notifications',
      ...screen('routes/admin/notifications.tsx', () => import('../../routes/admin/notifications'), {
        title: 'Notifications',
      }),
    },
    {
      path: 'maps',
      ...screen('routes/admin/maps.tsx', () => import('../../routes/admin/maps'), { title: 'Maps' }),
    },
    {
      path: 'users/new',
      ...screen('routes/admin/invite-user.tsx', () => import('../../routes/admin/invite-user'), {
        title: 'New User',
        loader: admin,
      }),
    },
  ];
}
