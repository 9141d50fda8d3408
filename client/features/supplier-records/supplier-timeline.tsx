import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { type Supplier, supplierFields } from './supplier-fields';
import { supplierStore } from './supplier-store';

const words: HistoryWords = {
  noun: 'supplier',
  labels: {
    ...labelsOf(supplierFields),
    workExamples: 'Our work',
    testimonials: 'Testimonials',
    learnMoreFiles: 'Learn more',
    impactBuyerId: 'Impact buyer',
  },
};

/** What has happened to a supplier. */
export const SupplierTimeline = ({ supplier }: { supplier: Supplier }) => (
  <RecordTimeline store={supplierStore} record={supplier} words={words} />
);
