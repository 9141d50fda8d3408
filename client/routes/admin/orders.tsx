import { orderList } from '../../features/sales/orders/order-list';
import { ListHeader } from '../../lists/list-header';
import { RecordListScreen } from '../../lists/record-list-screen';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of Impact Box orders, for staff. */
export function Component() {
  return (
    <>
      <ListHeader title="Impact Box Orders" trash={adminPaths.trash('orders')} />
      <RecordListScreen of={orderList} rowHref={({ id }) => adminPaths.order(id)} />
    </>
  );
}
