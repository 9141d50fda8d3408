import type { Call } from './call.js';

/** What the cloud functions of the documents are called, and the calls that they are. */
const FUNCTIONS = {
  sales: 'sendSalesEnquiry',
  general: 'sendGeneralEnquiry',
  supplierJoin: 'sendSupplierJoinEnquiry',
  goodCauseJoin: 'sendGoodCauseJoinEnquiry',
  impactBusinessJoin: 'sendImpactBusinessJoinEnquiry',
  affiliateNotice: 'sendAffiliateLinkNotice',
  contact: 'sendGeneralEnquiry',
} as const;

/** The mailing calls under the names of the cloud functions (C086): other addresses, nothing else (A118). */
export function functionCalls(calls: readonly Call[]): Call[] {
  return Object.entries(FUNCTIONS).map(([name, path]) => {
    const call = calls.find((each) => each.path === `mailing/${path}`);
    if (!call) throw new Error(`mailing/${path} is not defined`);
    return {
      ...call,
      id: `C086-${name}`,
      path: `functions/${name}`,
      details: `Another address of \`${call.path}\`.`,
    };
  });
}
