import { z } from 'zod';
import { followAffiliateLink } from '../click-tracking/follow-affiliate-link.js';
import { listLearnMoreTally } from '../click-tracking/learn-more-tally.read-model.js';
import { recordClick } from '../click-tracking/record-click.js';
import { wireFlag } from '../platform/records/wire-codecs.js';
import { leaveTestimonial } from '../suppliers/leave-testimonial.js';
import { type Call, defineCall } from './call.js';
import { withFieldNames } from './wire-names.js';
import { withoutBlanks } from './wire-values.js';

const any = z.unknown().optional();
const SUCCESS = { Result: 'Success' };

/** What visitors do on a profile: follow its links, take its files, say something about it. */
export const clickCalls: Call[] = [
  defineCall({
    id: 'C012',
    method: 'POST',
    path: 'business/createTestimonial',
    audience: ['public'],
    body: z.preprocess(
      withoutBlanks,
      z.object({
        business_id: any,
        fullName: any,
        message: any,
        visible: wireFlag.optional(),
        featured: wireFlag.optional(),
        companyFax: any,
      }),
    ),
    handle: async (context, { body: { business_id, ...said } }) => {
      const input = { fullName: '', message: '', ...said, supplierId: business_id };
      await withFieldNames({ supplierId: 'business_id' }, () => leaveTestimonial(context, input));
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C018',
    method: 'GET',
    path: 'business/learnMoreTally',
    audience: ['Admin', 'Business'],
    handle: async (context) =>
      (await listLearnMoreTally(context)).map((row) => ({
        business_id: row.supplierId,
        learnMore_id: row.learnMoreFileId,
        title: row.title,
        count: row.downloads,
        lastClicked: row.lastDownloadedAt,
      })),
  }),
  defineCall({
    id: 'C041',
    method: 'POST',
    path: 'affiliateLinkClick/create',
    audience: ['public'],
    body: z.preprocess(withoutBlanks, z.object({ business_id: any, url: any, impactBusiness_id: any })),
    handle: async (context, { body }) => {
      const input = {
        supplierId: body.business_id,
        url: body.url ?? '',
        impactBuyerId: body.impactBusiness_id,
      };
      const names = { supplierId: 'business_id', impactBuyerId: 'impactBusiness_id' };
      await withFieldNames(names, () => followAffiliateLink(context, input));
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C042',
    method: 'POST',
    path: 'clickTracking',
    audience: ['public'],
    body: z.preprocess(
      withoutBlanks,
      z.object({ type: any, business_id: any, learnMore_id: any, ref_id: any, path: any }),
    ),
    handle: async (context, { body }) => {
      const input = {
        type: body.type ?? '',
        supplierId: body.business_id,
        learnMoreFileId: body.learnMore_id,
        refId: body.ref_id,
        path: body.path,
      };
      const names = { supplierId: 'business_id', learnMoreFileId: 'learnMore_id', refId: 'ref_id' };
      await withFieldNames(names, () => recordClick(context, input));
      return SUCCESS;
    },
  }),
];
