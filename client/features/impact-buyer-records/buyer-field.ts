import { boundFields } from '../../editing/bound-field';
import { type Buyer, type BuyerField, type BuyerForm, buyerFields, mayChange } from './buyer-fields';

/** As whom the form is open, and for which buyer; a new one is staff's. */
export type FormOf = { form: BuyerForm; keeper: Buyer['viewedAs']; buyer: Buyer | null };

/** What a field component needs to know of a field; closed to those who may not change it (R131). */
export const fieldOf = <Name extends BuyerField>({ form, keeper }: FormOf, name: Name) =>
  boundFields(buyerFields, form, (field) => mayChange(keeper, field))(name);
