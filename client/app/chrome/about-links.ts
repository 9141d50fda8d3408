import { PRODUCT_NAME } from '../../lib/product';
import { paths } from '../paths';

/** The entries of the About menu (R034). */
export const aboutLinks = [
  { to: paths.aboutUplift(), label: PRODUCT_NAME },
  { to: paths.impactAreas(), label: 'Impact Areas' },
  { to: paths.goodCauses(), label: 'Good Causes' },
  { to: paths.impactBuyers(), label: 'Impact Buyers' },
] as const;
