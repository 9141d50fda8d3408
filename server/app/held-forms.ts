import { releaseSupplierAlert } from '../directory/supplier-alerts/request-supplier-alert.js';
import { releaseTestimonial } from '../directory/suppliers/leave-testimonial.js';
import { releaseImpactBoxOrder } from '../sales/orders/order-impact-box.js';
import { releaseSalesEnquiry } from '../sales/sales-enquiries/send-sales-enquiry.js';
import { releaseContactMessage } from '../staff/contact-messages/send-contact-message.js';
import type { HeldForms } from '../staff/held-submissions/held-forms.js';

/** The use cases that release held submissions, by form. */
export const HELD_FORMS: HeldForms = {
  'Sales enquiry': releaseSalesEnquiry,
  Message: releaseContactMessage,
  'Impact Box order': releaseImpactBoxOrder,
  Testimonial: releaseTestimonial,
  'Supplier alert': releaseSupplierAlert,
};
