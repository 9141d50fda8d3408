import { releaseContactMessage } from '../contact-messages/send-contact-message.js';
import type { HeldForms } from '../held-submissions/held-forms.js';
import { heldSubmissionRelease } from '../held-submissions/held-submission-bulk.js';
import { releaseImpactBoxOrder } from '../orders/order-impact-box.js';
import { releaseSalesEnquiry } from '../sales-enquiries/send-sales-enquiry.js';
import { releaseSupplierAlert } from '../supplier-alerts/request-supplier-alert.js';
import { releaseTestimonial } from '../suppliers/leave-testimonial.js';

/** The use cases that release held submissions, by form. */
export const HELD_FORMS: HeldForms = {
  'Sales enquiry': releaseSalesEnquiry,
  Message: releaseContactMessage,
  'Impact Box order': releaseImpactBoxOrder,
  Testimonial: releaseTestimonial,
  'Supplier alert': releaseSupplierAlert,
};

/** The bulk release of held submissions. */
export const HELD_RELEASE = heldSubmissionRelease(HELD_FORMS);
