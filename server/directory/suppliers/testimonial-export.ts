import { listExport } from '../../kits/tasks/list-export.js';
import { testimonialRecordList } from './testimonial-list.js';

/**
 * The export of testimonials as a CSV file: of all suppliers for staff, the own ones for a supplier’s user
 * (C013).
 */
export const testimonialExport = listExport({
  recordType: 'testimonial',
  called: 'testimonials',
  audience: ['Admin', 'Business'],
  list: testimonialRecordList,
});
