import { requireStaffUser } from '../../accounts/staff-users.js';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion, readOffered } from '../../kits/tasks/bulk-actions.js';
import type { Statement } from '../../platform/database/database.js';
import { deleteLead, updateLead } from './lead.commands.js';
import { leadFields } from './lead.fields.js';
import { leadHistory } from './lead.history.js';
import { allLeads } from './lead-record.read-model.js';

/** The fields that a bulk change of leads can set, including archiving (A62). */
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

/** Names leads in lists of results, by buyer and supplier. */
export const NAMES_OF_LEADS: Statement = {
  name: 'names-of-leads',
  text: `SELECT l.id, b.name || ': ' || s.name AS name
    FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id
    WHERE l.id = ANY ($1::integer[])`,
};

const many: BulkRecords = {
  recordType: 'lead',
  called: ['lead', 'leads'],
  names: NAMES_OF_LEADS,
  history: leadHistory,
  select: (_, selection) => selectFromList(allLeads, selection, null),
};

const readFields = readOffered(leadBulkFields);

/** Makes the same change to many leads, each with the effects of a new status (R194, A145). */
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

/** Moves many leads to the trash (C091, A155). */
export const leadDeletion = bulkDeletion(many, deleteLead);
