import { AddLeads } from '../../features/sales/lead-records/add-leads';
import { adminPaths } from '../../navigation/admin-paths';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ScreenHeader } from '../../ui/page-section';

/** The screen for creating leads one after another, for staff (R221). */
export function Component() {
  return (
    <>
      <BackLink to={useListHref(adminPaths.leads())}>Leads</BackLink>
      <ScreenHeader
        title="Lead Add Multiple"
        lead="Choose an impact buyer and a supplier. Lock either one to keep it for the next lead."
      />
      <AddLeads />
    </>
  );
}
