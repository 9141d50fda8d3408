import { ImpactBuyerImport } from '../../features/impact-buyer-records/buyer-import';
import { adminPaths } from '../../navigation/admin-paths';

/** Impact buyers out of a CSV file, for staff. */
export function Component() {
  return <ImpactBuyerImport list={adminPaths.impactBuyers()} />;
}
