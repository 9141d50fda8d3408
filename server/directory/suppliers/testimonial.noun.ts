import { type Noun } from '../../kits/nouns/noun.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { TestimonialResolver } from './testimonial.resolver.js';
import { testimonialRecordList } from './testimonial-list.js';
import { TestimonialListResolver, testimonialInputs } from './testimonial-list.resolver.js';

/**
 * The export of testimonials as a CSV file: of all suppliers for staff, the own ones for a supplier’s user
 * (C013).
 */
const testimonialExport = listExport({
  recordType: 'testimonial',
  called: 'testimonials',
  audience: ['Admin', 'Business'],
  list: testimonialRecordList,
});

/** The testimonials about suppliers: records, list and export. */
export const testimonialNoun: Noun = {
  tokenResource: 'suppliers',
  resolvers: [TestimonialResolver, TestimonialListResolver],
  listMutations: [exportMutation('Testimonial', 'exportTestimonials', testimonialInputs, testimonialExport)],
};
