import { RecordTimeline } from '../../../history/record-timeline';
import type { Supplier } from './supplier-fields';
import { supplierHistory } from './supplier-history';
import { supplierStore } from './supplier-store';

/** The history of a supplier. */
export const SupplierTimeline = ({ supplier }: { supplier: Supplier }) => (
  <RecordTimeline store={supplierStore} record={supplier} words={supplierHistory} />
);
