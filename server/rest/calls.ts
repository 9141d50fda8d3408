import { accountCalls } from './account-calls.js';
import { actionCalls } from './action-calls.js';
import type { Call } from './call.js';
import { catalogueCalls } from './catalogue-calls.js';
import { categoryKeepingCalls } from './category-keeping-calls.js';
import { clickCalls } from './click-calls.js';
import { contactCalls } from './contact-calls.js';
import { featuredListingKeepingCalls } from './featured-listing-keeping-calls.js';
import { fileCalls } from './file-calls.js';
import { functionCalls } from './function-calls.js';
import { goodCauseKeepingCalls } from './good-cause-keeping-calls.js';
import { impactBoxCalls } from './impact-box-calls.js';
import { impactBuyerCalls } from './impact-buyer-calls.js';
import { impactBuyerKeepingCalls } from './impact-buyer-keeping-calls.js';
import { impactBuyerRequestCalls } from './impact-buyer-request-calls.js';
import { importCalls } from './import-calls.js';
import { introductionCalls } from './introduction-calls.js';
import { leadCalls } from './lead-calls.js';
import { leadMailCalls } from './lead-mail-calls.js';
import { linkPageCalls } from './link-page-calls.js';
import { mailingCalls } from './mailing-calls.js';
import { orderCalls } from './order-calls.js';
import { prospectingCalls } from './prospecting-calls.js';
import { salesEnquiryCalls } from './sales-enquiry-calls.js';
import { siteCalls } from './site-calls.js';
import { staffListCalls } from './staff-list-calls.js';
import { statisticsCalls } from './statistics-calls.js';
import { supplierCalls } from './supplier-calls.js';
import { supplierKeepingCalls } from './supplier-keeping-calls.js';
import { userCalls } from './user-calls.js';
import { yearlyReportCalls } from './yearly-report-calls.js';

/** A group of related calls in the documentation. */
export interface CallGroup {
  name: string;
  about: string;
  calls: readonly Call[];
}

/** All documented calls in groups, with a file per path group. */
export const CALL_GROUPS: readonly CallGroup[] = [
  { name: 'Accounts', about: 'Signing in and out, and who is signed in.', calls: accountCalls },
  { name: 'Users', about: 'Who signs in, as whom, and for which records.', calls: userCalls },
  {
    name: 'Suppliers',
    about: 'Those who sell, and what of them their readers see.',
    calls: [...supplierCalls, ...supplierKeepingCalls, ...introductionCalls],
  },
  {
    name: 'Categories and good causes',
    about: 'What suppliers are sorted by, and whom they give to.',
    calls: [...catalogueCalls, ...categoryKeepingCalls, ...goodCauseKeepingCalls, ...impactBuyerRequestCalls],
  },
  {
    name: 'Impact buyers',
    about: 'Those who buy with purpose, their reports and certificates.',
    calls: [...impactBuyerCalls, ...impactBuyerKeepingCalls],
  },
  {
    name: 'Sales enquiries',
    about: 'Enquiries of customers to suppliers, and what came of them.',
    calls: salesEnquiryCalls,
  },
  {
    name: 'Leads',
    about: 'Suppliers that are offered to impact buyers, and what comes of it.',
    calls: [...leadCalls, ...leadMailCalls],
  },
  {
    name: 'Link pages',
    about: 'What impact buyers are offered and what they say of it, for whoever has their key.',
    calls: linkPageCalls,
  },
  {
    name: 'Prospecting',
    about: 'Impact buyers that a good cause helps to win, for its people who have its key.',
    calls: prospectingCalls,
  },
  {
    name: 'Action centre',
    about: 'What waits for staff.',
    calls: actionCalls,
  },
  {
    name: 'Mailing',
    about: 'Mails about enquiries. Keys that are not known are ignored.',
    calls: mailingCalls,
  },
  {
    name: 'Contact and joining',
    about: 'What visitors send us. Keys that are not known are ignored.',
    calls: [...contactCalls, ...impactBoxCalls],
  },
  {
    name: 'Statistics',
    about: 'What sales come to.',
    calls: [...statisticsCalls, ...yearlyReportCalls],
  },
  { name: 'Orders', about: 'Orders of Impact Boxes, as staff keep them.', calls: orderCalls },
  {
    name: 'Other addresses',
    about: 'Mailing calls under the names of the cloud functions that they once were.',
    calls: functionCalls([...mailingCalls, ...contactCalls]),
  },
  {
    name: 'Clicks and testimonials',
    about: 'What visitors do on a profile: follow its links, take its files, say something about it.',
    calls: [...clickCalls, ...staffListCalls],
  },
  { name: 'Files', about: 'Pictures and documents that records are given.', calls: fileCalls },
  {
    name: 'Imports',
    about: 'Files with records, which staff bring in.',
    calls: importCalls,
  },
  {
    name: 'The site',
    about: 'Its settings, and the slides of its first page.',
    calls: [...siteCalls, ...featuredListingKeepingCalls],
  },
];

export const CALLS: readonly Call[] = CALL_GROUPS.flatMap(({ calls }) => calls);
