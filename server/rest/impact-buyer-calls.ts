import { z } from 'zod';
import { impactCertificate } from '../certificates/impact-certificate.js';
import {
  listLiveImpactBuyers,
  loadImpactBuyer,
  type SeenImpactBuyer,
} from '../impact-buyers/impact-buyer-records.read-model.js';
import { notFound } from '../platform/errors.js';
import { line, recordId } from '../platform/input.js';
import { mapList } from '../platform/lists/record-list.js';
import { type Call, defineCall, FileAnswer, ListAnswer } from './call.js';
import { wireImpactBuyer, wireLiveImpactBuyer } from './impact-buyer-wire.js';
import { listPart } from './wire-values.js';

const byId = z.object({ id: recordId });

/** Seconds that anybody may keep the certificate of a public report. */
const CERTIFICATE_SECONDS = 10;

function seen(buyer: SeenImpactBuyer | null): SeenImpactBuyer {
  if (!buyer) throw notFound('This impact buyer');
  return buyer;
}

export const impactBuyerCalls: Call[] = [
  defineCall({
    id: 'C017',
    method: 'GET',
    path: 'ImpactBuyer/GetImpactBuyerLogoUrl',
    audience: ['public'],
    query: z.object({ businessId: recordId }),
    handle: async (context, { query: { businessId } }) => {
      const { record } = seen(await loadImpactBuyer(context, { id: businessId }));
      return { url: record.image_url ?? null };
    },
  }),
  defineCall({
    id: 'C043',
    method: 'GET',
    path: 'impactBusiness/all/available',
    audience: ['public'],
    query: listPart,
    handle: async ({ app }, { query }) =>
      new ListAnswer(mapList(await listLiveImpactBuyers(app.database, query), wireLiveImpactBuyer)),
  }),
  defineCall({
    id: 'C045',
    method: 'GET',
    path: 'impactBusiness/:id',
    audience: ['public'],
    params: byId,
    headers: { 'cache-control': 'no-store' },
    handle: async (context, { params: { id } }) => [
      wireImpactBuyer(seen(await loadImpactBuyer(context, { id }))),
    ],
  }),
  defineCall({
    id: 'C046',
    method: 'GET',
    path: 'impactBusiness/keyword/:keyword',
    audience: ['public'],
    params: z.object({ keyword: line(100) }),
    headers: { 'cache-control': 'no-store' },
    handle: async (context, { params: { keyword } }) => [
      wireImpactBuyer(seen(await loadImpactBuyer(context, { urlKeyword: keyword }))),
    ],
  }),
  defineCall({
    id: 'C052',
    method: 'GET',
    path: 'impactBusiness/pdf/:id',
    audience: ['public'],
    params: byId,
    handle: async (context, { params: { id } }) => {
      const certificate = await impactCertificate(context, id);
      if (!certificate) throw notFound('This certificate');
      const { pdf, fileName, published } = certificate;
      return new FileAnswer(pdf, 'application/pdf', fileName, published ? CERTIFICATE_SECONDS : null);
    },
  }),
];
