import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { testimonialExport } from './testimonial-export.js';
import { testimonialInputs } from './testimonial-list.resolver.js';

export const TestimonialExportResolver = exportResolver(
  'Testimonial',
  'exportTestimonials',
  testimonialExport,
  testimonialInputs,
);
