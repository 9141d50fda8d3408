import { boundFields } from '../../../editing/bound-field';
import {
  mayChange,
  type Supplier,
  type SupplierField,
  type SupplierForm,
  supplierFields,
} from './supplier-fields';

/** The form with the role of its user, and the stored supplier; null for a new one, which only staff create. */
export type FormOf = { form: SupplierForm; editorRole: Supplier['viewedAs']; supplier: Supplier | null };

/** Returns the props of a field's component; read-only for users who may not change the field (R089). */
export const fieldOf = <Name extends SupplierField>({ form, editorRole }: FormOf, name: Name) =>
  boundFields(supplierFields, form, (field) => mayChange(editorRole, field))(name);
