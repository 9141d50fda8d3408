import { z } from 'zod';
import { allAffiliateClicks } from '../directory/click-tracking/affiliate-click-list.js';
import { testimonialFields } from '../directory/suppliers/supplier-children.fields.js';
import { allTestimonials } from '../directory/suppliers/testimonial-list.js';
import { answerShape, toWire } from '../kits/records/field-wire.js';
import { toWireInstant } from '../kits/records/wire-codecs.js';
import { allCustomers } from '../sales/sales-enquiries/customers.read-model.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { instantAnswer, wholeNumberAnswer } from './wire-answers.js';

const testimonialAnswer = z
  .strictObject(answerShape(testimonialFields, { everybody: ['Admin', 'Supplier'], describe: () => '' }))
  .meta({ id: 'TestimonialRecord' });

const clickAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    business_id: wholeNumberAnswer,
    impactBusiness_id: wholeNumberAnswer
      .nullable()
      .describe(
        'The id of the impact buyer on whose page the click was. Null for suppliers while its report is not live.',
      ),
    url: z.string().describe('The address that the button leads to.'),
    created_at: instantAnswer.describe('The time of the click.'),
    reviewed_at: instantAnswer
      .nullable()
      .describe('The time at which staff reviewed it. Null if not reviewed.'),
  })
  .meta({ id: 'AffiliateLinkClick' });

const customerAnswer = z
  .strictObject({
    email: z.string().describe('The email address of the customer.'),
    fullName: z.string().nullable().describe('The full name in the latest enquiry. Null if unknown.'),
    mobile: z.string().nullable().describe('The phone number in the latest enquiry. Null if unknown.'),
    enquiries: wholeNumberAnswer.describe('The number of enquiries.'),
    revenue: z.number().describe('The revenue of completed sales in dollars.'),
    lastEnquiry: instantAnswer.describe('The time of the latest enquiry.'),
  })
  .meta({ id: 'Customer' });

const noStore = { 'cache-control': 'no-store' };

/** Calls for parts of suppliers: all of them for staff, their own for users of a supplier. */
export const staffListCalls = [
  defineCall({
    id: 'C013',
    method: 'GET',
    path: 'businessTestimonial/all',
    audience: ['Admin', 'Business'],
    summary: 'Lists testimonials of suppliers, latest first',
    details:
      'Admin gets the testimonials of all suppliers, visible or not, and users of a supplier their own.',
    answer: rowsOf(testimonialAnswer),
    headers: noStore,
    handle: async (context) =>
      (await allTestimonials(context)).map((row) => ({ ...toWire(testimonialFields, row, 'Admin') })),
  }),
  defineCall({
    id: 'C040',
    method: 'GET',
    path: 'affiliateLinkClick/all',
    audience: ['Admin', 'Business'],
    summary: 'Lists the clicks on affiliate buttons of suppliers, latest first',
    details: 'Admin gets the clicks of all suppliers, users of a supplier only their own.',
    answer: rowsOf(clickAnswer),
    headers: noStore,
    handle: async (context) =>
      (await allAffiliateClicks(context)).map(
        ({ supplierId, impactBuyerId, createdAt, reviewedAt, ...click }) => ({
          ...click,
          business_id: supplierId,
          impactBusiness_id: impactBuyerId,
          created_at: toWireInstant(createdAt),
          reviewed_at: toWireInstant(reviewedAt),
        }),
      ),
  }),
  defineCall({
    id: 'C127',
    method: 'GET',
    path: 'customers',
    audience: ['Admin'],
    summary: 'Lists all customers with an enquiry by email address, latest enquiry first',
    answer: rowsOf(customerAnswer),
    headers: noStore,
    handle: async ({ app }) =>
      (await allCustomers(app.database)).map(({ name, lastEnquiredAt, ...customer }) => ({
        ...customer,
        fullName: name,
        lastEnquiry: toWireInstant(lastEnquiredAt),
      })),
  }),
];
