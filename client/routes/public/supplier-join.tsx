import { JoinScreen } from '../../features/site/contact/join-screen';
import { supplierJoinTexts } from '../../features/site/contact/supplier-join-texts';
import { MarketStall } from '../../ui/illustrations/joining';

/** The page for suppliers who would like to be listed (P007, P008). */
export function Component() {
  return <JoinScreen kind="SUPPLIER_JOIN" texts={supplierJoinTexts} illustration={<MarketStall />} />;
}
