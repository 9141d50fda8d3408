import { boundFields } from '../../editing/bound-field';
import {
  mayChange,
  type Supplier,
  type SupplierField,
  type SupplierForm,
  supplierFields,
} from './supplier-fields';

/** As whom the form is open, and for which supplier; a new one is staff's. */
export type FormOf = { form: SupplierForm; keeper: Supplier['viewedAs']; supplier: Supplier | null };

/** What a field component needs to know of a field; closed to those who may not change it (R089). */
export const fieldOf = <Name extends SupplierField>({ form, keeper }: FormOf, name: Name) =>
  boundFields(supplierFields, form, (field) => mayChange(keeper, field))(name);
