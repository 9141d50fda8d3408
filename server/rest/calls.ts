import { accountCalls } from './account-calls.js';
import type { Call } from './call.js';
import { catalogueCalls } from './catalogue-calls.js';
import { impactBuyerCalls } from './impact-buyer-calls.js';
import { mailingCalls } from './mailing-calls.js';
import { salesEnquiryCalls } from './sales-enquiry-calls.js';
import { siteCalls } from './site-calls.js';
import { supplierCalls } from './supplier-calls.js';

/** Every documented call, a file per path group. */
export const CALLS: Call[] = [
  ...supplierCalls,
  ...catalogueCalls,
  ...impactBuyerCalls,
  ...accountCalls,
  ...salesEnquiryCalls,
  ...mailingCalls,
  ...siteCalls,
];
