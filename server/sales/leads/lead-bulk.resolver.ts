import { bulkChangeResolver, bulkDeletionResolver, bulkInput } from '../../kits/tasks/bulk-resolvers.js';
import { leadBulkFields, leadChange, leadDeletion } from './lead-bulk.js';
import { LeadListFilter } from './lead-record.inputs.js';

const many = { typeName: 'Lead', Filter: LeadListFilter };
const Input = bulkInput('Lead', 'leads', leadBulkFields);

export const ChangeLeadsResolver = bulkChangeResolver({ ...many, name: 'changeLeads', Input }, leadChange);
export const DeleteLeadsResolver = bulkDeletionResolver({ ...many, name: 'deleteLeads' }, leadDeletion);
