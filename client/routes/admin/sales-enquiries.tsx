import { EnquiryList } from '../../features/sales-enquiries/enquiry-list';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';
import { hideInPrint } from '../../ui/print';

/** Sales Tracking for Admin, Your Enquiries for suppliers and buyers (R185). */
export function Component() {
  const { user } = useSessionState();
  if (!user) return null;
  const staff = user.roles.includes('ADMIN');
  const title = staff ? 'Sales Tracking' : 'Your Enquiries';
  return (
    <>
      <ScreenHeader
        title={title}
        action={
          staff && (
            <ButtonLink to={adminPaths.newEnquiry()} size="sm" css={hideInPrint}>
              <PlusIcon /> New enquiry
            </ButtonLink>
          )
        }
      />
      <EnquiryList label={title} user={user} enquiryHref={adminPaths.enquiry} />
    </>
  );
}
