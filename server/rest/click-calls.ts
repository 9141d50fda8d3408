import { z } from 'zod';
import { affiliateVisit, followAffiliateLink } from '../directory/click-tracking/follow-affiliate-link.js';
import { listLearnMoreTally } from '../directory/click-tracking/learn-more-tally.read-model.js';
import { clickReport, recordClick } from '../directory/click-tracking/record-click.js';
import { leaveTestimonial, testimonialForm } from '../directory/suppliers/leave-testimonial.js';
import { toWireInstant, wireFlag } from '../kits/records/wire-codecs.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { instantAnswer, SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { mailingBody } from './wire-values.js';

const { shape: said } = testimonialForm;
const { shape: visited } = affiliateVisit;
const { shape: clicked } = clickReport;
const NOT_LISTED = 'The supplier does not exist or is not listed.';

const tallyAnswer = z
  .strictObject({
    business_id: wholeNumberAnswer,
    learnMore_id: wholeNumberAnswer,
    title: z.string().describe('The title of the file.'),
    count: wholeNumberAnswer.describe('The number of downloads.'),
    lastClicked: instantAnswer.nullable().describe('The time of the last download. Null if there is none.'),
  })
  .meta({ id: 'LearnMoreTally' });

/** Calls of visitors on a profile: following links, downloading files, leaving testimonials. */
export const clickCalls = [
  defineCall({
    id: 'C012',
    method: 'POST',
    path: 'business/createTestimonial',
    audience: ['public'],
    anyWebsite: true,
    summary: 'Creates a testimonial for a supplier',
    details:
      'The testimonial is hidden until staff have reviewed it. Only Admin and users of the supplier may show it at once.',
    body: mailingBody({
      business_id: said.supplierId.describe('The id of the supplier.'),
      fullName: said.fullName.describe('The full name of the author.'),
      message: said.message.describe('The text of the testimonial.'),
      visible: wireFlag.optional().describe('If 1, the testimonial is shown at once.'),
      featured: wireFlag.optional().describe('If 1, the testimonial is shown at once and before others.'),
      companyFax: said.companyFax,
    }),
    answer: successAnswer,
    refusals: { 403: 'The supplier or good cause of the user has left.', 404: NOT_LISTED },
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
    summary: 'Lists the downloads of each “learn more” file, most downloads first',
    details: 'Admin gets the files of all suppliers, users of a supplier only their own.',
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
    summary: 'Records a click on the affiliate button of a supplier',
    body: mailingBody({
      business_id: visited.supplierId.describe('The id of the supplier.'),
      url: visited.url.describe('The address that the button leads to.'),
      impactBusiness_id: visited.impactBuyerId.describe(
        'The id of the impact buyer that the visit is for, if any.',
      ),
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
    summary: 'Records a click',
    details: 'The caller is not recorded. With `learnMore_id`, the click counts as a download of that file.',
    body: mailingBody({
      type: clicked.type.describe('The kind of element that was clicked, in a word.'),
      business_id: clicked.supplierId.describe('The id of the supplier of the element.'),
      learnMore_id: clicked.learnMoreFileId.describe('The id of the downloaded file.'),
      ref_id: clicked.refId.describe('The id of another record of the element.'),
      path: clicked.path.describe('The path of the page.'),
    }),
    answer: successAnswer,
    refusals: { 404: 'The supplier is not listed, or the file belongs to another supplier.' },
    takesKey: true,
    limited: true,
    handle: async (context, { body: { business_id, learnMore_id, ref_id, ...click } }) => {
      const links = { supplierId: business_id, learnMoreFileId: learnMore_id, refId: ref_id };
      await recordClick(context, { ...click, ...links });
      return SUCCESS;
    },
  }),
];
