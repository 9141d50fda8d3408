import { requireStaffUser } from '../accounts/staff-users.js';
import type { Statement } from '../platform/database/database.js';
import { selectFromList } from '../platform/lists/select-from-list.js';
import { fieldsNamed } from '../platform/records/field.js';
import { bulkChange, bulkDeletion, type ManyRecords, readOffered } from '../tasks/bulk-acts.js';
import { deleteLead, updateLead } from './keep-lead.js';
import { leadFields } from './lead.fields.js';
import { leadHistory } from './lead.history.js';
import { allLeads } from './lead-record.read-model.js';

/** What many leads may be given at once; archiving is one of it (A62). */
export const leadBulkFields = fieldsNamed(leadFields, [
  'status',
  'chance',
  'weight',
  'futureActionOn',
  'personResponsibleId',
  'estimatedRevenueBand',
  'estimatedContributionBand',
  'archived',
]);

/** What leads are called where several are told of: whom each is from, and who is offered. */
export const NAMES_OF_LEADS: Statement = {
  name: 'names-of-leads',
  text: `SELECT l.id, b.name || ': ' || s.name AS name
    FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id
    WHERE l.id = ANY ($1::integer[])`,
};

const many: ManyRecords = {
  noun: 'lead',
  called: ['lead', 'leads'],
  names: NAMES_OF_LEADS,
  history: leadHistory,
  select: (_, selection) => selectFromList(allLeads, selection, null),
};

const readFields = readOffered(leadBulkFields);

/** Gives many leads the same, each with what follows from it (R194, A145). */
export const leadChange = bulkChange(many, {
  fields: leadBulkFields,
  read: async (context, sent) => {
    const changes = readFields(context, sent);
    if (changes.personResponsibleId)
      await requireStaffUser(context, 'personResponsibleId', changes.personResponsibleId);
    return changes;
  },
  change: updateLead,
});

/** Takes many leads into the trash (C091, A155). */
export const leadDeletion = bulkDeletion(many, deleteLead);
