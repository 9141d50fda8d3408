import { EnquiryList } from '../../features/sales/sales-enquiries/enquiry-list';
import { useSessionState } from '../../graphql/use-session';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** Sales Tracking for Admin, Your Enquiries for suppliers and buyers (R185). */
export function Component() {
  const { user } = useSessionState();
  if (!user) return null;
  const staff = user.roles.includes('ADMIN');
  const title = staff ? 'Sales Tracking' : 'Your Enquiries';
  return (
    <>
      <ListHeader
        title={title}
        {...(staff && {
          trash: adminPaths.trash('enquiries'),
          adds: { to: adminPaths.newEnquiry(), what: 'enquiry' },
        })}
      />
      <EnquiryList label={title} user={user} enquiryHref={adminPaths.enquiry} />
    </>
  );
}
