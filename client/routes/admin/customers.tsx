import { customerList } from '../../features/sales/customers/customer-list';
import { RecordListScreen } from '../../lists/record-list-screen';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';

const enquiriesOf = (email: string) => `${adminPaths.enquiries()}?q=${encodeURIComponent(email)}`;

/** The list of all customers who have enquired, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Customers"
        lead="Everyone who has sent an enquiry. Select a customer to see their enquiries."
      />
      <RecordListScreen of={customerList} rowHref={({ email }) => enquiriesOf(email)} />
    </>
  );
}
