import type { RouteObject } from 'react-router';
import type { Session } from '../../graphql/session';
import { requireRole } from '../../navigation/guards';
import { screen } from '../../navigation/screen';

/** What staff keep besides, a list and its records each. */
export function staffRoutes(session: Session): RouteObject[] {
  const admin = () => requireRole(session, 'ADMIN').then(() => null);
  return [
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
  ];
}
