import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { supplierFields } from './supplier-fields';

/** Names of fields and operations in the history of a supplier. */
export const supplierHistory: HistoryLabels = {
  recordLabel: 'supplier',
  labels: {
    ...labelsOf(supplierFields),
    workExamples: 'Our work',
    testimonials: 'Testimonials',
    learnMoreFiles: 'Learn more',
    impactBuyerId: 'Impact buyer',
  },
  actions: {
    'notifications-stopped': 'turned off email notifications using the link in an email',
    'clicks-reviewed': 'marked clicks on its links as reviewed',
    'click-unreviewed': 'marked a click on its links as not reviewed',
    introduced: 'introduced an impact buyer to this supplier',
  },
};
