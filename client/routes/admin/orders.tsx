import { OrderList } from '../../features/orders/order-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';
import { TrashLink } from '../../ui/trash-link';

/** The orders of Impact Boxes, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Impact Box Orders" action={<TrashLink to={adminPaths.trash('orders')} />} />
      <OrderList orderHref={adminPaths.order} />
    </>
  );
}
