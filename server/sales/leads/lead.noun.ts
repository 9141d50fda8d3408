import { externalRefOperations } from '../../kits/nouns/external-ref-operations.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { bulkChangeMutation, bulkDeletionMutation, bulkInput } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { leadHistory } from './lead.history.js';
import { leadBulkFields, leadChange, leadDeletion } from './lead-bulk.js';
import { LeadChangesResolver } from './lead-changes.resolver.js';
import { leadCreation } from './lead-creation.js';
import { LeadListFilter, leadInputs } from './lead-record.inputs.js';
import { allLeads, answerLead, requireLead } from './lead-record.read-model.js';
import { leadRecordResolvers } from './lead-record.resolver.js';
import { LeadRecord } from './lead-record.type.js';
import { LeadSalesResolver } from './lead-sales.resolver.js';
import { MatchingSuppliersResolver } from './matching-suppliers.resolver.js';

/** The CSV export of leads, for staff (R216). */
const leadExport = listExport({
  recordType: 'lead',
  called: 'leads',
  audience: ['Admin'],
  list: () => allLeads,
});

const names = { typeName: 'Lead', Filter: LeadListFilter };
const Input = bulkInput('Lead', 'leads', leadBulkFields);

/** The leads: records, board, matching, export, bulk actions, timeline, undo and trash. */
export const leadNoun: Noun = {
  tokenResource: 'leads',
  resolvers: [
    ...leadRecordResolvers,
    LeadSalesResolver,
    LeadChangesResolver,
    MatchingSuppliersResolver,
    externalRefOperations({
      name: 'Lead',
      called: 'a lead',
      View: LeadRecord,
      one: answerLead,
      required: requireLead,
      type: leadHistory,
    }),
  ],
  listMutations: [
    exportMutation('Lead', 'exportLeads', leadInputs, leadExport),
    bulkChangeMutation({ ...names, name: 'changeLeads', Input }, leadChange),
    bulkDeletionMutation({ ...names, name: 'deleteLeads' }, leadDeletion),
  ],
  tasks: [leadCreation],
  history: ['LEAD', leadHistory],
  quickFind: {
    kind: 'lead',
    table: 'lead',
    title: `coalesce(from_name, list_title, 'Lead ' || id)`,
    detail: 'status',
    foundBy: 'found_by(from_name, from_email, list_title, phone_digits(from_phone))',
  },
};
