import { OrderScreen } from '../../features/sales/orders/order-screen';
import { OrderListDocument } from '../../features/sales/orders/orders.generated';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { recordPlaces } from '../../navigation/record-places';

/** The screen of one Impact Box order, for staff. */
export function Component() {
  const next = useNextIds(OrderListDocument, 'orderRecords');
  return (
    <RecordRoute place={recordPlaces.ORDER} next={next}>
      {(on) => <OrderScreen {...on} />}
    </RecordRoute>
  );
}
