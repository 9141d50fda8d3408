import { Flex } from '@chakra-ui/react';
import { SupplierList } from '../../features/supplier-records/supplier-list';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon, UploadIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';
import { hideInPrint } from '../../ui/print';
import { TrashLink } from '../../ui/trash-link';

/** All suppliers for staff; a supplier's own user sees its own (R090). */
export function Component() {
  const { user } = useSessionState();
  const staff = hasRole(user, 'ADMIN');
  return (
    <>
      <ScreenHeader
        title="Suppliers"
        action={
          staff && (
            <Flex gap="2" wrap="wrap" css={hideInPrint}>
              <TrashLink to={adminPaths.trash('suppliers')} />
              <ButtonLink to={adminPaths.importSuppliers()} size="sm" variant="outline">
                <UploadIcon /> Import
              </ButtonLink>
              <ButtonLink to={adminPaths.supplier('new')} size="sm">
                <PlusIcon /> New supplier
              </ButtonLink>
            </Flex>
          )
        }
      />
      <SupplierList staff={staff} supplierHref={adminPaths.supplier} />
    </>
  );
}
