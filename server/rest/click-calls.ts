import { z } from 'zod';
import { affiliateVisit, followAffiliateLink } from '../click-tracking/follow-affiliate-link.js';
import { listLearnMoreTally } from '../click-tracking/learn-more-tally.read-model.js';
import { clickReport, recordClick } from '../click-tracking/record-click.js';
import { toWireInstant, wireFlag } from '../platform/records/wire-codecs.js';
import { leaveTestimonial, testimonialForm } from '../suppliers/leave-testimonial.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { instantAnswer, SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { mailingBody } from './wire-values.js';

const { shape: said } = testimonialForm;
const { shape: visited } = affiliateVisit;
const { shape: clicked } = clickReport;
const NOT_LISTED = 'There is no such supplier, or it is not listed.';

const tallyAnswer = z
  .strictObject({
    business_id: wholeNumberAnswer,
    learnMore_id: wholeNumberAnswer,
    title: z.string(),
    count: wholeNumberAnswer.describe('How often it was downloaded.'),
    lastClicked: instantAnswer.nullable(),
  })
  .meta({ id: 'LearnMoreTally' });

/** Calls of visitors on a profile: following links, downloading files, leaving testimonials. */
export const clickCalls = [
  defineCall({
    id: 'C012',
    method: 'POST',
    path: 'business/createTestimonial',
    audience: ['public'],
    summary: 'Leave a testimonial for a supplier',
    details:
      'It is stored hidden and put before staff; only Admin and the supplier’s own user may show it at once.',
    body: mailingBody({
      business_id: said.supplierId.describe('The supplier.'),
      fullName: said.fullName.describe('Who says so.'),
      message: said.message,
      visible: wireFlag.optional().describe('1: show it at once.'),
      featured: wireFlag.optional().describe('1: show it at once, before the others.'),
      companyFax: said.companyFax,
    }),
    answer: successAnswer,
    refusals: { 403: 'The user’s supplier or cause has left.', 404: NOT_LISTED },
    takesKey: true,
    limited: true,
    handle: async (context, { body: { business_id, ...words } }) => {
      await leaveTestimonial(context, { ...words, supplierId: business_id });
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C018',
    method: 'GET',
    path: 'business/learnMoreTally',
    audience: ['Admin', 'Business'],
    summary: 'List how often each file to learn more from was downloaded, most often first',
    details: 'Admin gets those of all suppliers, a supplier its own.',
    answer: rowsOf(tallyAnswer),
    handle: async (context) =>
      (await listLearnMoreTally(context)).map((row) => ({
        business_id: row.supplierId,
        learnMore_id: row.learnMoreFileId,
        title: row.title,
        count: row.downloads,
        lastClicked: toWireInstant(row.lastDownloadedAt),
      })),
  }),
  defineCall({
    id: 'C041',
    method: 'POST',
    path: 'affiliateLinkClick/create',
    audience: ['public'],
    summary: 'Tell of a visit through a supplier’s own button',
    body: mailingBody({
      business_id: visited.supplierId.describe('The supplier.'),
      url: visited.url.describe('Where the button led.'),
      impactBusiness_id: visited.impactBuyerId.describe('The impact buyer on whose behalf, if any.'),
    }),
    answer: successAnswer,
    refusals: { 404: NOT_LISTED },
    takesKey: true,
    limited: true,
    handle: async (context, { body: { business_id, url, impactBusiness_id } }) => {
      await followAffiliateLink(context, { supplierId: business_id, url, impactBuyerId: impactBusiness_id });
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C042',
    method: 'POST',
    path: 'clickTracking',
    audience: ['public'],
    summary: 'Count a click',
    details: 'Who clicked is not kept. With `learnMore_id` it counts as a download of that file.',
    body: mailingBody({
      type: clicked.type.describe('What was clicked on, in a word.'),
      business_id: clicked.supplierId.describe('The supplier that it belongs to.'),
      learnMore_id: clicked.learnMoreFileId.describe('The file that was downloaded.'),
      ref_id: clicked.refId.describe('Another record that it belongs to.'),
      path: clicked.path.describe('The page that it was on.'),
    }),
    answer: successAnswer,
    refusals: { 404: 'The supplier is not listed, or the file is not one of its own.' },
    takesKey: true,
    limited: true,
    handle: async (context, { body: { business_id, learnMore_id, ref_id, ...click } }) => {
      const links = { supplierId: business_id, learnMoreFileId: learnMore_id, refId: ref_id };
      await recordClick(context, { ...click, ...links });
      return SUCCESS;
    },
  }),
];
