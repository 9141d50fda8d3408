import { useTexts } from '../../lib/language';
import { PRODUCT_NAME } from '../../lib/product';
import { chromeTexts } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';

/** The entries of the About menu (R034). */
export function useAboutLinks() {
  const text = useTexts(chromeTexts);
  return [
    { to: paths.aboutUplift(), label: PRODUCT_NAME },
    { to: paths.impactAreas(), label: text.impactAreas },
    { to: paths.goodCauses(), label: text.goodCauses },
    { to: paths.impactBuyers(), label: text.impactBuyers },
  ] as const;
}
