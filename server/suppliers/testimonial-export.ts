import { listExport } from '../tasks/list-export.js';
import { keptTestimonials } from './testimonial-list.js';

/** Testimonials as a CSV file: of all suppliers for staff, its own for the user of one (C013). */
export const testimonialExport = listExport({
  noun: 'testimonial',
  called: 'testimonials',
  audience: ['Admin', 'Business'],
  list: keptTestimonials,
});
