import { bulkChangeResolver, bulkDeletionResolver, bulkInput } from '../../kits/tasks/bulk-resolvers.js';
import { buyerBulkFields, buyerChange, buyerDeletion } from './impact-buyer-bulk.js';
import { ImpactBuyerListFilter } from './impact-buyer-record.inputs.js';

const many = { typeName: 'ImpactBuyer', Filter: ImpactBuyerListFilter };
const Input = bulkInput('ImpactBuyer', 'impact buyers', buyerBulkFields);

export const ChangeBuyersResolver = bulkChangeResolver(
  { ...many, name: 'changeImpactBuyers', Input },
  buyerChange,
);
export const DeleteBuyersResolver = bulkDeletionResolver(
  { ...many, name: 'deleteImpactBuyers' },
  buyerDeletion,
);
