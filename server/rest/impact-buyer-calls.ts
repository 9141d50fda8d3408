import { z } from 'zod';
import {
  listLiveImpactBuyers,
  loadImpactBuyer,
  type VisibleImpactBuyer,
} from '../directory/impact-buyers/impact-buyer-records.read-model.js';
import { mapList } from '../kits/lists/record-list.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { impactCertificate } from '../reports/certificates/impact-certificate.js';
import { previewing } from '../reports/certificates/preview-certificate.js';
import { FileAnswer, fileOf, ListAnswer, listOf } from './answers.js';
import { defineCall } from './call.js';
import {
  impactBuyerAnswer,
  liveImpactBuyerAnswer,
  wireImpactBuyer,
  wireLiveImpactBuyer,
} from './impact-buyer-wire.js';
import { byId, byKeyword, listPart } from './wire-values.js';

const PDF = 'application/pdf';
const NOT_VISIBLE = { 404: 'The impact buyer does not exist or has no Live Report.' };
const ITS_OWN = 'Users of the buyer and Admin get it whatever its status.';

/** The seconds that anyone may cache the certificate of a public report. */
const CERTIFICATE_SECONDS = 10;

function requireVisible(buyer: VisibleImpactBuyer | null): VisibleImpactBuyer {
  if (!buyer) throw notFound('This impact buyer');
  return buyer;
}

/** Calls for impact buyers and their results. */
export const impactBuyerCalls = [
  defineCall({
    id: 'C017',
    method: 'GET',
    path: 'ImpactBuyer/GetImpactBuyerLogoUrl',
    audience: ['public'],
    summary: 'Returns the address of a buyer’s logo',
    query: z.object({ businessId: recordId.describe('The id of the impact buyer.') }),
    answer: z.strictObject({
      url: z.string().nullable().describe('The address of the logo. Null if there is no logo.'),
    }),
    refusals: NOT_VISIBLE,
    handle: async (context, { query: { businessId } }) => {
      const { record } = requireVisible(await loadImpactBuyer(context, { id: businessId }));
      return { url: (record.imageUrl as string | null) ?? null };
    },
  }),
  defineCall({
    id: 'C043',
    method: 'GET',
    path: 'impactBusiness/all/available',
    audience: ['public'],
    summary: 'Lists all impact buyers with a Live Report, by name',
    query: listPart,
    answer: listOf(liveImpactBuyerAnswer),
    handle: async ({ app }, { query }) =>
      new ListAnswer(mapList(await listLiveImpactBuyers(app.database, query), wireLiveImpactBuyer)),
  }),
  defineCall({
    id: 'C045',
    method: 'GET',
    path: 'impactBusiness/:id',
    audience: ['public'],
    summary: 'Returns an impact buyer, as a list with one item',
    details: ITS_OWN,
    params: byId,
    answer: z.array(impactBuyerAnswer),
    refusals: NOT_VISIBLE,
    headers: { 'cache-control': 'no-store' },
    handle: async (context, { params: { id } }) => [
      wireImpactBuyer(requireVisible(await loadImpactBuyer(context, { id }))),
    ],
  }),
  defineCall({
    id: 'C046',
    method: 'GET',
    path: 'impactBusiness/keyword/:keyword',
    audience: ['public'],
    summary: 'Returns an impact buyer by its URL keyword, as a list with one item',
    details: ITS_OWN,
    params: byKeyword,
    answer: z.array(impactBuyerAnswer),
    refusals: NOT_VISIBLE,
    headers: { 'cache-control': 'no-store' },
    handle: async (context, { params: { keyword } }) => [
      wireImpactBuyer(requireVisible(await loadImpactBuyer(context, { urlKeyword: keyword }))),
    ],
  }),
  defineCall({
    id: 'C052',
    method: 'GET',
    path: 'impactBusiness/pdf/:id',
    audience: ['public'],
    summary: 'Returns the certificate of a buyer: a PDF of one A4 page for the browser',
    details: ITS_OWN,
    params: byId,
    query: z.object({
      preview: z
        .string()
        .max(1000)
        .optional()
        .describe('The preview token in the address from `previewCertificate`.'),
    }),
    answer: fileOf(PDF, { tagged: true }),
    refusals: NOT_VISIBLE,
    handle: async (context, { params: { id }, query: { preview } }) => {
      const certificate = await impactCertificate(await previewing(context, id, preview), id);
      if (!certificate) throw notFound('This certificate');
      const { bytes, fileName, etag } = certificate;
      return new FileAnswer(bytes, PDF, fileName, etag ? { publicSeconds: CERTIFICATE_SECONDS, etag } : null);
    },
  }),
];
