import { BUYER_TYPE_NAMES } from '../../../../shared/buyer-type-names';
import type { BuyerType } from '../../../graphql/schema.generated';
import type { Texts } from '../../../lib/language';

/** The 18 types in the order of the forms. */
export const buyerTypeNames: Record<BuyerType, Texts<string>> = BUYER_TYPE_NAMES;

export const BUYER_TYPES = Object.keys(buyerTypeNames) as BuyerType[];

/** Returns a type as it is spelled in addresses: `small-service-business`. */
export const buyerTypeSlug = (type: BuyerType): string => type.toLowerCase().replaceAll('_', '-');

/** Returns the type that the address names, or null if it names none. */
export const buyerTypeOf = (slug: string | null): BuyerType | null =>
  BUYER_TYPES.find((type) => buyerTypeSlug(type) === slug?.toLowerCase()) ?? null;
