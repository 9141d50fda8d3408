import { Flex } from '@chakra-ui/react';
import { GoodCauseList } from '../../features/good-cause-records/cause-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';
import { TrashLink } from '../../ui/trash-link';

/** All good causes, for staff (R104). */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Good Causes"
        action={
          <Flex gap="2" wrap="wrap">
            <TrashLink to={adminPaths.trash('goodCauses')} />
            <ButtonLink to={adminPaths.goodCause('new')} size="sm">
              <PlusIcon /> New good cause
            </ButtonLink>
          </Flex>
        }
      />
      <GoodCauseList causeHref={adminPaths.goodCause} />
    </>
  );
}
