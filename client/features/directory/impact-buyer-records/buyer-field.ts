import { boundFields } from '../../../editing/bound-field';
import { type Buyer, type BuyerField, type BuyerForm, buyerFields, mayChange } from './buyer-fields';

/** The form with the role of its user, and the stored buyer; null for a new one, which only staff create. */
export type FormOf = { form: BuyerForm; editorRole: Buyer['viewedAs']; buyer: Buyer | null };

/** Returns the props of a field's component; read-only for users who may not change the field (R131). */
export const fieldOf = <Name extends BuyerField>({ form, editorRole }: FormOf, name: Name) =>
  boundFields(buyerFields, form, (field) => mayChange(editorRole, field))(name);
