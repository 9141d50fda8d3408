import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { OrderScreen } from '../../features/sales/orders/order-screen';
import { OrderListDocument } from '../../features/sales/orders/orders.generated';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one Impact Box order, for staff. */
export function Component() {
  const id = recordId(useParams().id);
  const next = useNextIds(OrderListDocument, 'orderRecords');
  const listHref = useListHref(adminPaths.orders());
  const navigate = useNavigate();
  const toList = <ButtonLink to={listHref}>Orders</ButtonLink>;
  if (id === null) return <RecordNotFound recordLabel="order" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.order} next={next}>
      <OrderScreen
        id={id}
        back={<BackLink to={listHref}>Impact Box Orders</BackLink>}
        toList={toList}
        onDeleted={() => void navigate(listHref)}
      />
    </RecordSteps>
  );
}
