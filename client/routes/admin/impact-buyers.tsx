import { ImpactBuyerList } from '../../features/impact-buyer-records/buyer-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';

/** All impact buyers, for staff. */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Impact Buyers"
        action={
          <ButtonLink to={adminPaths.impactBuyer('new')} size="sm">
            <PlusIcon /> New impact buyer
          </ButtonLink>
        }
      />
      <ImpactBuyerList buyerHref={adminPaths.impactBuyer} />
    </>
  );
}
