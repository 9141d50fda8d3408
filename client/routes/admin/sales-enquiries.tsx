import { Flex } from '@chakra-ui/react';
import { EnquiryList } from '../../features/sales-enquiries/enquiry-list';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';
import { hideInPrint } from '../../ui/print';
import { TrashLink } from '../../ui/trash-link';

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
            <Flex gap="2" wrap="wrap" css={hideInPrint}>
              <TrashLink to={adminPaths.trash('enquiries')} />
              <ButtonLink to={adminPaths.newEnquiry()} size="sm">
                <PlusIcon /> New enquiry
              </ButtonLink>
            </Flex>
          )
        }
      />
      <EnquiryList label={title} user={user} enquiryHref={adminPaths.enquiry} />
    </>
  );
}
