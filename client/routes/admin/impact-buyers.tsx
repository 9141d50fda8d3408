import { Flex } from '@chakra-ui/react';
import { ImpactBuyerList } from '../../features/impact-buyer-records/buyer-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon, UploadIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';
import { TrashLink } from '../../ui/trash-link';

/** All impact buyers, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Impact Buyers"
        action={
          <Flex gap="2" wrap="wrap">
            <TrashLink to={adminPaths.trash('impactBuyers')} />
            <ButtonLink to={adminPaths.importImpactBuyers()} size="sm" variant="outline">
              <UploadIcon /> Import
            </ButtonLink>
            <ButtonLink to={adminPaths.impactBuyer('new')} size="sm">
              <PlusIcon /> New impact buyer
            </ButtonLink>
          </Flex>
        }
      />
      <ImpactBuyerList buyerHref={adminPaths.impactBuyer} />
    </>
  );
}
