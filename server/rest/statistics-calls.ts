import { z } from 'zod';
import type { AskedFields } from '../platform/database/asked-fields.js';
import type { RequestContext } from '../platform/request-context.js';
import type { RollupOwner } from '../sales-enquiries/enquiry-visibility.js';
import { periodOf } from '../statistics/period.js';
import { loadSalesPanel } from '../statistics/sales-panel.read-model.js';
import type { SalesPanel } from '../statistics/sales-panel.type.js';
import { loadSalesTracking } from '../statistics/sales-tracking.read-model.js';
import { loadPeriodsOf, loadSupplierPeriods } from '../statistics/supplier-periods.read-model.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import {
  buyerTypeAnswer,
  chosenAnswer,
  contributionAnswer,
  opportunitiesAnswer,
  statsAnswer,
  supplierPeriodsAnswer,
  supplierStatsAnswer,
  trackingAnswer,
  wireBuyerType,
  wireCategory,
  wireCause,
  wireChosen,
  wireOpportunities,
  wirePeriods,
  wireStats,
  wireSupplierStats,
  wireTracking,
} from './statistics-wire.js';
import { byId, wholeNumber } from './wire-values.js';

const MOST_SUPPLIERS = 10_000;
const USUAL_SUPPLIERS = 1_000;
const period = z.object({
  year: wholeNumber(2000, 2100, 'Enter a year from 2000 to 2100.').describe(
    'A year of New Zealand; left out: all of them.',
  ),
  month: wholeNumber(0, 12, 'Enter a month from 1 to 12, or 0 for the whole year.').describe(
    'A month of that year; 0 or left out: the whole year.',
  ),
});
const NOT_YOURS = { 403: 'They are somebody else’s.', 404: 'There is none with this id.' };

interface Asked {
  params: { id: number };
  query: z.output<typeof period>;
}

/** Returns a selection of fields of an owner’s panel, so that nothing else is read. */
const asking = (...names: readonly (keyof SalesPanel)[]): AskedFields => ({
  type: 'SalesPanel',
  fields: names.map((name) => ({ key: name, name, of: null })),
});
const STATS = asking('opportunities', 'linkClicksToReview', 'suppliersUsed', 'toReview');
const STATS_AND_SOURCES = asking(
  'opportunities',
  'linkClicksToReview',
  'suppliersUsed',
  'toReview',
  'bySource',
);
const BUYER_TYPES = asking('byBuyerType');
const OPPORTUNITIES = asking('opportunitiesByBuyerType');
const CAUSES = asking('byCause');
const CATEGORIES = asking('byCategory');
const CHOSEN = asking('chosenGoodCause');

const panelOf = (
  context: RequestContext,
  scope: RollupOwner['scope'],
  { params, query }: Asked,
  fields: AskedFields,
) => loadSalesPanel(context, { scope, ownerId: params.id }, periodOf(query), fields);

const OF_SUPPLIER = {
  audience: ['Admin', 'Business'],
  params: byId,
  query: period,
  refusals: NOT_YOURS,
} as const;
const OF_CAUSE = { ...OF_SUPPLIER, audience: ['Admin', 'GoodCause'] } as const;
const OF_BUYER = { ...OF_SUPPLIER, audience: ['Admin', 'ImpactBusiness'] } as const;

/** Calls for sales statistics: of everyone for staff, of their own record for other users (R258). */
export const statisticsCalls = [
  defineCall({
    id: 'C109',
    method: 'GET',
    path: 'stats/salesTrackingGeneral',
    audience: ['Admin'],
    summary: 'List what all enquiries of each year came to, newest first',
    details:
      'What came by the back door, by an alias or as a brokered lead counts among the others here, so that the sources add up.',
    answer: rowsOf(trackingAnswer),
    handle: async ({ app }) => (await loadSalesTracking(app.database)).years.map(wireTracking),
  }),
  defineCall({
    id: 'C110',
    method: 'GET',
    path: 'stats/suppliersStats',
    audience: ['Admin'],
    summary: 'Read what the enquiries of each supplier came to',
    details: `A row for each supplier and year (\`month\` 0), for each supplier and month, and for each supplier over all years (\`year\` 0): the newest first, and of each period those that brought most. \`year\` and \`month\` leave the other periods out. At most \`limit\` rows of each list (${USUAL_SUPPLIERS} unless given), from \`offset\` on. \`complete\` and the header \`X-Complete\` are false if a list has further rows.`,
    query: period.extend({
      limit: wholeNumber(1, MOST_SUPPLIERS).transform((limit) => limit ?? USUAL_SUPPLIERS),
      offset: wholeNumber(0, 1_000_000).transform((offset) => offset ?? 0),
    }),
    answer: supplierPeriodsAnswer,
    headersOf: {
      'X-Complete': {
        description: 'False if a list has further rows.',
        schema: { type: 'boolean' },
        textOf: ({ complete }) => String(complete),
      },
    },
    handle: async ({ app }, { query: { limit, offset, ...given } }) => {
      const part = { period: periodOf(given), limit, offset };
      const periods = await loadSupplierPeriods(app.database, part);
      return { ...wirePeriods(periods), complete: periods.complete };
    },
  }),
  defineCall({
    ...OF_SUPPLIER,
    id: 'C111',
    method: 'GET',
    path: 'stats/suppliersStats/:id',
    summary: 'Read what the sales of one supplier come to, with its years and months',
    answer: supplierStatsAnswer,
    handle: async (context, asked) => {
      const panel = await panelOf(context, 'supplier', asked, STATS_AND_SOURCES);
      const periods = await loadPeriodsOf(context.app.database, asked.params.id);
      return wireSupplierStats(panel, periodOf(asked.query), asked.params.id, periods);
    },
  }),
  defineCall({
    ...OF_SUPPLIER,
    id: 'C112',
    method: 'GET',
    path: 'stats/supplierSalesEnquiryBuyerTypeStats/:id',
    summary: 'List the enquiries of a supplier by type of buyer',
    answer: rowsOf(buyerTypeAnswer),
    handle: async (context, asked) =>
      (await panelOf(context, 'supplier', asked, BUYER_TYPES)).byBuyerType?.map(wireBuyerType) ?? [],
  }),
  defineCall({
    ...OF_SUPPLIER,
    id: 'C113',
    method: 'GET',
    path: 'stats/supplierLeadsBuyerTypeStats/:id',
    summary: 'List the opportunities of a supplier by type of buyer',
    answer: rowsOf(opportunitiesAnswer),
    handle: async (context, asked) =>
      (await panelOf(context, 'supplier', asked, OPPORTUNITIES)).opportunitiesByBuyerType.map(
        wireOpportunities,
      ),
  }),
  defineCall({
    ...OF_SUPPLIER,
    id: 'C114',
    method: 'GET',
    path: 'stats/supplierGoodCauseCC/:id',
    summary: 'List what went to each good cause through a supplier',
    answer: rowsOf(contributionAnswer),
    handle: async (context, asked) =>
      (await panelOf(context, 'supplier', asked, CAUSES)).byCause?.map(wireCause) ?? [],
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C115',
    method: 'GET',
    path: 'stats/goodCauseStats/:id',
    summary: 'Read what the sales for one good cause come to',
    details: 'The whole contribution; screens of the cause show half of it.',
    answer: statsAnswer,
    handle: async (context, asked) =>
      wireStats(await panelOf(context, 'good-cause', asked, STATS), periodOf(asked.query), {
        goodCauseId: asked.params.id,
      }),
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C116',
    method: 'GET',
    path: 'stats/goodCauseSupplierCategoryCC/:id',
    summary: 'List what came to a good cause from each category of suppliers',
    answer: rowsOf(contributionAnswer),
    handle: async (context, asked) =>
      (await panelOf(context, 'good-cause', asked, CATEGORIES)).byCategory?.map(wireCategory) ?? [],
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C117',
    method: 'GET',
    path: 'stats/goodCauseSalesEnquiryBuyerTypeStats/:id',
    summary: 'List the enquiries for a good cause by type of buyer',
    answer: rowsOf(buyerTypeAnswer),
    handle: async (context, asked) =>
      (await panelOf(context, 'good-cause', asked, BUYER_TYPES)).byBuyerType?.map(wireBuyerType) ?? [],
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C118',
    method: 'GET',
    path: 'stats/goodCauseLeadsBuyerTypeStats/:id',
    summary: 'List the opportunities that would benefit a good cause by type of buyer',
    answer: rowsOf(opportunitiesAnswer),
    handle: async (context, asked) =>
      (await panelOf(context, 'good-cause', asked, OPPORTUNITIES)).opportunitiesByBuyerType.map(
        wireOpportunities,
      ),
  }),
  defineCall({
    ...OF_BUYER,
    id: 'C119',
    method: 'GET',
    path: 'stats/impactBuyerStats/:id',
    summary: 'Read what the purchases of one impact buyer come to',
    answer: statsAnswer,
    handle: async (context, asked) =>
      wireStats(await panelOf(context, 'impact-buyer', asked, STATS), periodOf(asked.query), {
        impactBuyerId: asked.params.id,
      }),
  }),
  defineCall({
    ...OF_BUYER,
    id: 'C120',
    method: 'GET',
    path: 'stats/impactBuyerChosenGoodCause/:id',
    summary: 'List where an impact buyer has chosen to impact, one or none',
    answer: rowsOf(chosenAnswer),
    handle: async (context, asked) =>
      wireChosen((await panelOf(context, 'impact-buyer', asked, CHOSEN)).chosenGoodCause),
  }),
];
