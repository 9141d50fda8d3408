import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { leadFields } from './lead-fields';
import { contributionBands, revenueBands } from './lead-labels';

/** Names of fields and operations in the history of a lead. */
export const leadHistory: HistoryLabels = {
  recordLabel: 'lead',
  labels: {
    ...labelsOf(leadFields),
    impactBuyerId: 'Impact buyer',
    supplierId: 'Supplier',
    archivedAt: 'Archived',
    salesEnquiryId: 'Enquiry',
    customersResponse: 'Buyer’s response',
    customersComments: 'Buyer’s comments',
  },
  money: ['actualRevenue', 'actualContribution'],
  said: { estimatedRevenueBand: revenueBands, estimatedContributionBand: contributionBands },
  actions: {
    linked: 'linked an enquiry to this lead',
    converted: 'converted this lead to an enquiry',
    'emailed-buyer': 'emailed the impact buyer',
    'emailed-supplier': 'emailed the supplier and converted this lead to an enquiry',
  },
};
