import { type HistoryWords, labelsOf } from '../../history/history-words';
import { supplierFields } from './supplier-fields';

/** Names of fields and operations in the history of a supplier. */
export const supplierHistory: HistoryWords = {
  noun: 'supplier',
  labels: {
    ...labelsOf(supplierFields),
    workExamples: 'Our work',
    testimonials: 'Testimonials',
    learnMoreFiles: 'Learn more',
    impactBuyerId: 'Impact buyer',
  },
  actions: {
    'notifications-stopped': 'stopped the mails that notify it, from one of them',
    introduced: 'introduced an impact buyer to this supplier',
  },
};
