import { buyerJoinTexts } from '../../features/site/contact/buyer-join-texts';
import { JoinScreen } from '../../features/site/contact/join-screen';
import { FullBasket } from '../../ui/illustrations/joining';

/** The page for organisations that would like to become Impact Buyers (P010). */
export function Component() {
  return <JoinScreen kind="IMPACT_BUYER_JOIN" texts={buyerJoinTexts} illustration={<FullBasket />} />;
}
