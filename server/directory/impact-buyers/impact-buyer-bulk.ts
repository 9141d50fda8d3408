import { selectFromList } from '../../kits/lists/select-from-list.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion, readOffered } from '../../kits/tasks/bulk-actions.js';
import { checkImpactBuyer } from './check-impact-buyer.js';
import { deleteImpactBuyer, updateImpactBuyer } from './impact-buyer.commands.js';
import { impactBuyerFields } from './impact-buyer.fields.js';
import { impactBuyerHistory } from './impact-buyer.history.js';
import { buyerRecordList } from './impact-buyer-record.read-model.js';

/** The fields that a bulk change of buyers can set. Fields that identify a buyer are not among them. */
export const buyerBulkFields = fieldsNamed(impactBuyerFields, [
  'status',
  'interestedStatus',
  'goodCauseId',
  'chanceOfLead',
  'goodCauseLinkEnabled',
]);

const many: BulkRecords = {
  recordType: 'impact-buyer',
  called: ['impact buyer', 'impact buyers'],
  names: {
    name: 'names-of-impact-buyers',
    text: 'SELECT id, name FROM impact_buyer WHERE id = ANY ($1::integer[])',
  },
  history: impactBuyerHistory,
  select: (context, selection) => selectFromList(buyerRecordList(context), selection, null),
};

const readFields = readOffered(buyerBulkFields);

/** Makes the same change to many buyers (R131). The good cause is looked up once. */
export const buyerChange = bulkChange(many, {
  fields: buyerBulkFields,
  read: (context, sent) => checkImpactBuyer(context, { id: 0 }, readFields(context, sent)),
  change: updateImpactBuyer,
});

/** Deletes many buyers, each under the same conditions as a single one (A155). */
export const buyerDeletion = bulkDeletion(many, deleteImpactBuyer);
