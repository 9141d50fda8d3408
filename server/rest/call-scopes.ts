import { scopeOf, type TokenResource } from '../../shared/token-scopes.js';
import type { Access } from '../platform/audience.js';
import type { Call } from './call.js';

/** A call with the scope that an API token needs for it. */
export type ScopedCall = Call & Access;

/**
 * The data that calls read or change, by the beginning of their paths; the longest one counts. Null: the call
 * refuses API tokens.
 */
const RESOURCES: Readonly<Record<string, TokenResource | null>> = {
  actionsCenter: 'actions',
  affiliateLinkClick: 'clicks',
  auth: null,
  business: 'suppliers',
  'business/learnMoreTally': 'clicks',
  'business/salesEnquiry': 'enquiries',
  'business/sendIntroduction': 'leads',
  businessLearnMore: 'suppliers',
  businessOurWork: 'suppliers',
  businessTestimonial: 'suppliers',
  buyGiftBox: 'orders',
  category: 'categories',
  categoryChild: 'categories',
  changes: 'records',
  clickTracking: 'clicks',
  CurrentUserData: 'profile',
  customers: 'enquiries',
  'entityLink/prospectingBuyers': 'causes',
  'entityLink/saveAll/prospectingBuyers': 'causes',
  'entityLink/saveAll/viaBusinessLinkKey': 'leads',
  'entityLink/viaBusinessLinkKey': 'leads',
  featuredListing: 'site',
  files: 'files',
  functions: 'messages',
  'functions/sales': 'enquiries',
  general: 'site',
  giftBoxSubmitForm: 'orders',
  goodCause: 'causes',
  ImpactBuyer: 'buyers',
  impactBusiness: 'buyers',
  'impactBusiness/pdf': 'reports',
  imports: 'imports',
  leads: 'leads',
  mailing: 'messages',
  'mailing/salesEnquiryReply': 'enquiries',
  'mailing/sendReportIssue': 'enquiries',
  'mailing/sendSalesEnquiry': 'enquiries',
  orders: 'orders',
  realtime: 'leads',
  stats: 'reports',
  user: 'users',
  'user/create': null,
  'user/CurrentUserData': 'profile',
  yearlyReport: 'reports',
};

/**
 * Returns the call with its scope: to read with GET, and to change with other methods.
 * @throws Error for a path that is not in the list
 */
export function withScope(call: Call): ScopedCall {
  const parts = call.path.split('/');
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const beginning = beginnings.find((text) => RESOURCES[text] !== undefined);
  if (beginning === undefined) throw new Error(`${call.path} has no scope for API tokens`);
  return { ...call, scope: scopeOf(RESOURCES[beginning] ?? null, call.method === 'GET' ? 'read' : 'write') };
}
