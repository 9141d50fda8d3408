import { useTexts } from '../../lib/language';
import { PRODUCT_NAME } from '../../lib/product';
import { paths } from '../paths';
import { chromeTexts } from './chrome-texts';

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
