import { accountCalls } from './account-calls.js';
import type { Call } from './call.js';
import { catalogueCalls } from './catalogue-calls.js';
import { clickCalls } from './click-calls.js';
import { contactCalls } from './contact-calls.js';
import { functionCalls } from './function-calls.js';
import { impactBoxCalls } from './impact-box-calls.js';
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
  ...clickCalls,
  ...contactCalls,
  ...impactBoxCalls,
  ...functionCalls([...mailingCalls, ...contactCalls]),
];
