import { ImpactBuyerList } from '../../features/impact-buyer-records/buyer-list';
import { paths } from '../../navigation/paths';
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
          <ButtonLink to={paths.admin.impactBuyer('new')} size="sm">
            <PlusIcon /> New impact buyer
          </ButtonLink>
        }
      />
      <ImpactBuyerList buyerHref={paths.admin.impactBuyer} />
    </>
  );
}
