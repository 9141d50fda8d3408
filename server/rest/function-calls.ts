import type { Call } from './call.js';

/** The names of the documented cloud functions, with their calls. */
const FUNCTIONS = {
  sales: 'sendSalesEnquiry',
  general: 'sendGeneralEnquiry',
  supplierJoin: 'sendSupplierJoinEnquiry',
  goodCauseJoin: 'sendGoodCauseJoinEnquiry',
  impactBusinessJoin: 'sendImpactBusinessJoinEnquiry',
  affiliateNotice: 'sendAffiliateLinkNotice',
  contact: 'sendGeneralEnquiry',
} as const;

/**
 * Returns the mailing calls under the names of the cloud functions (C086), which differ only in their
 * addresses (A118).
 */
export function functionCalls(calls: readonly Call[]): Call[] {
  return Object.entries(FUNCTIONS).map(([name, path]) => {
    const call = calls.find((each) => each.path === `mailing/${path}`);
    if (!call) throw new Error(`mailing/${path} is not defined`);
    return {
      ...call,
      id: `C086-${name}`,
      path: `functions/${name}`,
      details: `An alias of \`${call.path}\`.`,
    };
  });
}
