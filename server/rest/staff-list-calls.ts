import { z } from 'zod';
import { allAffiliateClicks } from '../click-tracking/affiliate-click-list.js';
import { answerShape, toWire } from '../platform/records/field-wire.js';
import { toWireInstant } from '../platform/records/wire-codecs.js';
import { allCustomers } from '../sales-enquiries/customers.read-model.js';
import { testimonialFields } from '../suppliers/supplier-children.fields.js';
import { allTestimonials } from '../suppliers/testimonial-list.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { instantAnswer, wholeNumberAnswer } from './wire-answers.js';

const testimonialAnswer = z
  .strictObject(answerShape(testimonialFields, { everybody: ['Admin', 'Supplier'], told: () => '' }))
  .meta({ id: 'KeptTestimonial' });

const clickAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    business_id: wholeNumberAnswer,
    impactBusiness_id: wholeNumberAnswer
      .nullable()
      .describe('The buyer on whose page it was; for suppliers null while its report is not live.'),
    url: z.string(),
    created_at: instantAnswer,
    reviewed_at: instantAnswer.nullable().describe('When staff ticked it.'),
  })
  .meta({ id: 'AffiliateLinkClick' });

const customerAnswer = z
  .strictObject({
    email: z.string(),
    fullName: z.string().nullable().describe('As they wrote it last.'),
    mobile: z.string().nullable(),
    enquiries: wholeNumberAnswer,
    revenue: z.number().describe('Dollars of what was completed.'),
    lastEnquiry: instantAnswer,
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
    summary: 'List the testimonials of all suppliers, latest first',
    details: 'Admin gets those of all suppliers, shown or not, a supplier its own.',
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
    summary: 'List the visits through suppliers’ own buttons, latest first',
    details: 'Admin gets those of all suppliers, a supplier its own.',
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
    summary: 'List everybody who has enquired, by the address they gave, latest first',
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
