import { accountCalls } from './account-calls.js';
import { actionCalls } from './action-calls.js';
import type { Call } from './call.js';
import { type ScopedCall, withScope } from './call-scopes.js';
import { catalogueCalls } from './catalogue-calls.js';
import { categoryAdminCalls } from './category-admin-calls.js';
import { changeCalls } from './change-calls.js';
import { clickCalls } from './click-calls.js';
import { contactCalls } from './contact-calls.js';
import { externalRefCalls } from './external-ref-calls.js';
import { featuredListingCalls } from './featured-listing-calls.js';
import { fileCalls } from './file-calls.js';
import { functionCalls } from './function-calls.js';
import { goodCauseAdminCalls } from './good-cause-admin-calls.js';
import { impactBoxCalls } from './impact-box-calls.js';
import { impactBuyerAdminCalls } from './impact-buyer-admin-calls.js';
import { impactBuyerCalls } from './impact-buyer-calls.js';
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
import { supplierAdminCalls } from './supplier-admin-calls.js';
import { supplierCalls } from './supplier-calls.js';
import { userCalls } from './user-calls.js';
import { yearlyReportCalls } from './yearly-report-calls.js';

/** A group of related calls in the documentation. */
export interface CallGroup {
  name: string;
  about: string;
  calls: readonly ScopedCall[];
}

type Group = Omit<CallGroup, 'calls'> & { calls: readonly Call[] };

/** The calls in groups, with a file per path group. */
const GROUPS: readonly Group[] = [
  { name: 'Accounts', about: 'Signing in and out, and the signed-in user.', calls: accountCalls },
  { name: 'Users', about: 'Users with their roles and records.', calls: userCalls },
  {
    name: 'Suppliers',
    about: 'Suppliers and their public profiles.',
    calls: [...supplierCalls, ...supplierAdminCalls, ...introductionCalls],
  },
  {
    name: 'Categories and good causes',
    about: 'The categories of suppliers, and the good causes that benefit.',
    calls: [...catalogueCalls, ...categoryAdminCalls, ...goodCauseAdminCalls, ...impactBuyerRequestCalls],
  },
  {
    name: 'Impact buyers',
    about: 'Impact buyers, their reports and certificates.',
    calls: [...impactBuyerCalls, ...impactBuyerAdminCalls],
  },
  {
    name: 'Sales enquiries',
    about: 'Enquiries of customers to suppliers, and the resulting sales.',
    calls: salesEnquiryCalls,
  },
  {
    name: 'Leads',
    about: 'Offers of suppliers to impact buyers.',
    calls: [...leadCalls, ...leadMailCalls],
  },
  {
    name: 'Link pages',
    about: 'Offers to an impact buyer and its responses, for anyone with its key.',
    calls: linkPageCalls,
  },
  {
    name: 'Prospecting',
    about: 'Prospective impact buyers of a good cause, for its users who have its key.',
    calls: prospectingCalls,
  },
  {
    name: 'Action centre',
    about: 'Actions for staff to take.',
    calls: actionCalls,
  },
  {
    name: 'Mailing',
    about: 'Emails about enquiries. Unknown keys are ignored.',
    calls: mailingCalls,
  },
  {
    name: 'Contact and joining',
    about: 'Messages and orders of visitors. Unknown keys are ignored.',
    calls: [...contactCalls, ...impactBoxCalls],
  },
  {
    name: 'Statistics',
    about: 'Statistics of sales and contributions.',
    calls: [...statisticsCalls, ...yearlyReportCalls],
  },
  { name: 'Orders', about: 'Orders of Impact Boxes, for staff.', calls: orderCalls },
  {
    name: 'Other addresses',
    about: 'Mailing calls under the names of the former cloud functions.',
    calls: functionCalls([...mailingCalls, ...contactCalls]),
  },
  {
    name: 'Clicks and testimonials',
    about: 'Actions of visitors on a profile: clicks on links, downloads and testimonials.',
    calls: [...clickCalls, ...staffListCalls],
  },
  { name: 'Files', about: 'Pictures and documents of records.', calls: fileCalls },
  { name: 'Change feed', about: 'Changes to all records in order, for other systems.', calls: changeCalls },
  {
    name: 'External ids',
    about: 'The ids that records have in other systems, for staff.',
    calls: externalRefCalls,
  },
  {
    name: 'Imports',
    about: 'Files of records that staff import.',
    calls: importCalls,
  },
  {
    name: 'The site',
    about: 'Settings of the site, and the featured listings on its home page.',
    calls: [...siteCalls, ...featuredListingCalls],
  },
];

/** All documented calls in groups. */
export const CALL_GROUPS: readonly CallGroup[] = GROUPS.map((group) => ({
  ...group,
  calls: group.calls.map(withScope),
}));

export const CALLS: readonly ScopedCall[] = CALL_GROUPS.flatMap(({ calls }) => calls);
