import { causeJoinTexts } from '../../features/site/contact/cause-join-texts';
import { JoinScreen } from '../../features/site/contact/join-screen';
import { Seedling } from '../../ui/illustrations/plants';

/** The page for good causes that would like to join (P009). */
export function Component() {
  return <JoinScreen kind="GOOD_CAUSE_JOIN" texts={causeJoinTexts} illustration={<Seedling />} />;
}
