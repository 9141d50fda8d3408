import { BUYER_TYPE_NAMES } from '../../shared/buyer-type-names';
import type { BuyerType } from '../graphql/schema.generated';

/** Labels of the types of buyers in English, in the order of the forms (R146). */
export const buyerTypes = Object.fromEntries(
  Object.entries(BUYER_TYPE_NAMES).map(([type, { en }]) => [type, en]),
) as Record<BuyerType, string>;
