import { z } from 'zod';
import type { Selection } from '../platform/database/selection.js';
import type { RequestContext } from '../platform/request-context.js';
import { periodOf } from '../reports/statistics/period.js';
import { loadSalesPanel } from '../reports/statistics/sales-panel.read-model.js';
import type { SalesPanel } from '../reports/statistics/sales-panel.type.js';
import { loadSalesTracking } from '../reports/statistics/sales-tracking.read-model.js';
import { loadPeriodsOf, loadSupplierPeriods } from '../reports/statistics/supplier-periods.read-model.js';
import type { RollupOwner } from '../sales/sales-enquiries/enquiry-visibility.js';
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

const MAX_SUPPLIERS = 10_000;
const USUAL_SUPPLIERS = 1_000;
const period = z.object({
  year: wholeNumber(2000, 2100, 'Enter a year from 2000 to 2100.').describe(
    'The year in New Zealand. Left out, all years.',
  ),
  month: wholeNumber(0, 12, 'Enter a month from 1 to 12, or 0 for the whole year.').describe(
    'The month of the year, from 1 to 12. 0 or left out, the whole year.',
  ),
});
const NOT_YOURS = {
  403: 'The statistics belong to another record than that of the caller.',
  404: 'The record does not exist.',
};

interface PanelRequest {
  params: { id: number };
  query: z.output<typeof period>;
}

/** Returns a selection of fields of an owner’s panel, so that nothing else is read. */
const asking = (...names: readonly (keyof SalesPanel)[]): Selection => ({
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
  { params, query }: PanelRequest,
  fields: Selection,
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
    summary: 'Lists the totals of all enquiries by year, newest first',
    details:
      'Backdoor sales, alias emails and brokered leads count as other sources here, so that the sources add up to the total.',
    answer: rowsOf(trackingAnswer),
    handle: async ({ app }) => (await loadSalesTracking(app.database)).years.map(wireTracking),
  }),
  defineCall({
    id: 'C110',
    method: 'GET',
    path: 'stats/suppliersStats',
    audience: ['Admin'],
    summary: 'Returns the totals of the enquiries of each supplier',
    details: `Returns a row for each supplier and year (\`month\` 0), for each supplier and month, and for each supplier over all years (\`year\` 0). The newest period comes first, and in each period the highest total. \`year\` and \`month\` limit the periods. \`complete\` and the header \`X-Complete\` are false if a list has more rows.`,
    query: period.extend({
      limit: wholeNumber(1, MAX_SUPPLIERS)
        .transform((limit) => limit ?? USUAL_SUPPLIERS)
        .describe(`The maximum number of rows in each list. The default is ${USUAL_SUPPLIERS}.`),
      offset: wholeNumber(0, 1_000_000)
        .transform((offset) => offset ?? 0)
        .describe('The number of rows to skip in each list.'),
    }),
    answer: supplierPeriodsAnswer,
    headersOf: {
      'X-Complete': {
        description: 'False if a list has more rows.',
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
    summary: 'Returns the sales statistics of a supplier, with its years and months',
    answer: supplierStatsAnswer,
    handle: async (context, request) => {
      const panel = await panelOf(context, 'supplier', request, STATS_AND_SOURCES);
      const periods = await loadPeriodsOf(context.app.database, request.params.id);
      return wireSupplierStats(panel, periodOf(request.query), request.params.id, periods);
    },
  }),
  defineCall({
    ...OF_SUPPLIER,
    id: 'C112',
    method: 'GET',
    path: 'stats/supplierSalesEnquiryBuyerTypeStats/:id',
    summary: 'Lists the enquiries of a supplier by type of buyer',
    answer: rowsOf(buyerTypeAnswer),
    handle: async (context, request) =>
      (await panelOf(context, 'supplier', request, BUYER_TYPES)).byBuyerType?.map(wireBuyerType) ?? [],
  }),
  defineCall({
    ...OF_SUPPLIER,
    id: 'C113',
    method: 'GET',
    path: 'stats/supplierLeadsBuyerTypeStats/:id',
    summary: 'Lists the opportunities of a supplier by type of buyer',
    answer: rowsOf(opportunitiesAnswer),
    handle: async (context, request) =>
      (await panelOf(context, 'supplier', request, OPPORTUNITIES)).opportunitiesByBuyerType.map(
        wireOpportunities,
      ),
  }),
  defineCall({
    ...OF_SUPPLIER,
    id: 'C114',
    method: 'GET',
    path: 'stats/supplierGoodCauseCC/:id',
    summary: 'Lists the contributions of a supplier by good cause',
    answer: rowsOf(contributionAnswer),
    handle: async (context, request) =>
      (await panelOf(context, 'supplier', request, CAUSES)).byCause?.map(wireCause) ?? [],
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C115',
    method: 'GET',
    path: 'stats/goodCauseStats/:id',
    summary: 'Returns the sales statistics of a good cause',
    details: 'Returns the whole contribution. The screens of the good cause show half of it.',
    answer: statsAnswer,
    handle: async (context, request) =>
      wireStats(await panelOf(context, 'good-cause', request, STATS), periodOf(request.query), {
        goodCauseId: request.params.id,
      }),
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C116',
    method: 'GET',
    path: 'stats/goodCauseSupplierCategoryCC/:id',
    summary: 'Lists the contributions to a good cause by category of suppliers',
    answer: rowsOf(contributionAnswer),
    handle: async (context, request) =>
      (await panelOf(context, 'good-cause', request, CATEGORIES)).byCategory?.map(wireCategory) ?? [],
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C117',
    method: 'GET',
    path: 'stats/goodCauseSalesEnquiryBuyerTypeStats/:id',
    summary: 'Lists the enquiries for a good cause by type of buyer',
    answer: rowsOf(buyerTypeAnswer),
    handle: async (context, request) =>
      (await panelOf(context, 'good-cause', request, BUYER_TYPES)).byBuyerType?.map(wireBuyerType) ?? [],
  }),
  defineCall({
    ...OF_CAUSE,
    id: 'C118',
    method: 'GET',
    path: 'stats/goodCauseLeadsBuyerTypeStats/:id',
    summary: 'Lists the opportunities that would benefit a good cause by type of buyer',
    answer: rowsOf(opportunitiesAnswer),
    handle: async (context, request) =>
      (await panelOf(context, 'good-cause', request, OPPORTUNITIES)).opportunitiesByBuyerType.map(
        wireOpportunities,
      ),
  }),
  defineCall({
    ...OF_BUYER,
    id: 'C119',
    method: 'GET',
    path: 'stats/impactBuyerStats/:id',
    summary: 'Returns the purchase statistics of an impact buyer',
    answer: statsAnswer,
    handle: async (context, request) =>
      wireStats(await panelOf(context, 'impact-buyer', request, STATS), periodOf(request.query), {
        impactBuyerId: request.params.id,
      }),
  }),
  defineCall({
    ...OF_BUYER,
    id: 'C120',
    method: 'GET',
    path: 'stats/impactBuyerChosenGoodCause/:id',
    summary: 'Lists the chosen good cause of an impact buyer, one or none',
    answer: rowsOf(chosenAnswer),
    handle: async (context, request) =>
      wireChosen((await panelOf(context, 'impact-buyer', request, CHOSEN)).chosenGoodCause),
  }),
];
