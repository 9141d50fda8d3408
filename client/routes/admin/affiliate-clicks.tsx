import { AffiliateClickList } from '../../features/directory/affiliate-clicks/affiliate-click-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';

/** The list of visits through suppliers' affiliate buttons, for staff to review. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Affiliate Link Clicks" lead="Visitors’ clicks on links to suppliers’ websites." />
      <AffiliateClickList supplierHref={adminPaths.supplier} />
    </>
  );
}
