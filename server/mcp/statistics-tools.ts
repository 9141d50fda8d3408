import { z } from 'zod';
import { loadDashboard } from '../reports/statistics/dashboard.read-model.js';
import { periodOf } from '../reports/statistics/period.js';
import { ENQUIRY_PROGRESS, ENQUIRY_VIA } from '../sales/sales-enquiries/sales-enquiry.states.js';
import { FIGURES } from '../totals/figures.js';
import { amount } from './outputs.js';
import { defineRead } from './tool.js';
import { untrustedText } from './untrusted-text.js';

const count = z.int();
const sales = { enquiries: count, completed: count, revenue: amount, contribution: amount };

const panel = z.object({
  ownerId: count
    .nullable()
    .describe('The id of the supplier, impact buyer or good cause. Null for all sales.'),
  ownerName: untrustedText,
  enquiries: count.describe(FIGURES.enquiries),
  active: count.describe(FIGURES.active),
  completed: count.describe(FIGURES.completed),
  fallenThrough: count.describe(FIGURES.fallenThrough),
  consumerEnquiries: count.describe(FIGURES.consumerEnquiries),
  businessEnquiries: count.describe(FIGURES.businessEnquiries),
  repeatSales: count.describe(FIGURES.repeatSales),
  revenue: amount.describe(FIGURES.revenue),
  contribution: amount.describe(FIGURES.ownContribution),
  equivalentHours: count.describe(FIGURES.hours),
  byProgress: z.array(z.object({ progress: z.enum(ENQUIRY_PROGRESS), enquiries: count })),
  byYear: z.array(z.object({ year: count, ...sales })).describe('The sales of every year, oldest first.'),
  byMonth: z
    .array(z.object({ month: count, ...sales }))
    .nullable()
    .describe('The sales of all twelve months of the chosen year. Null if no year is chosen.'),
  bySource: z
    .array(z.object({ via: z.enum(ENQUIRY_VIA), enquiries: count, contribution: amount }))
    .nullable()
    .describe('The enquiries by source. Null for an impact buyer or a good cause.'),
  opportunities: z.object({ active: count, attempted: count, converted: count, toReview: count }),
});

const ofOwn = (what: string) => panel.nullable().describe(`The sales of the user’s ${what}.`);

/** Tools for statistics of sales. */
export const statisticsTools = [
  defineRead({
    name: 'read_statistics',
    title: 'Read sales statistics',
    description:
      'Returns the dashboard of the user: enquiries, sales and contributions, with one panel for each role. Panels for roles that the user does not have are null.',
    audience: ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'],
    resource: 'reports',
    input: z.strictObject({
      year: z.int().nullish().describe('The calendar year in New Zealand time. Leave out for all years.'),
      month: z.int().nullish().describe('The month of the year, from 1 to 12.'),
    }),
    output: z.object({
      years: z.array(count).describe(FIGURES.years),
      admin: panel.nullable().describe('All sales on Uplift. Null for users other than Admin.'),
      supplier: ofOwn('supplier'),
      impactBuyer: ofOwn('impact buyer'),
      goodCause: ofOwn('good cause'),
    }),
    handle: (context, period) => loadDashboard(context, periodOf(period)),
  }),
];
