import { selectFromList } from '../../kits/lists/select-from-list.js';
import { externalRefOperations } from '../../kits/nouns/external-ref-operations.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion, readOffered } from '../../kits/tasks/bulk-actions.js';
import { bulkChangeMutation, bulkDeletionMutation, bulkInput } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { checkImpactBuyer } from './check-impact-buyer.js';
import { FrontPageResolver } from './front-page.resolver.js';
import { deleteImpactBuyer, updateImpactBuyer } from './impact-buyer.commands.js';
import { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerFields } from './impact-buyer.fields.js';
import { impactBuyerHistory } from './impact-buyer.history.js';
import { ImpactBuyerResolver } from './impact-buyer.resolver.js';
import { impactBuyerImport } from './impact-buyer-import.js';
import { ImpactBuyerListFilter, impactBuyerInputs } from './impact-buyer-record.inputs.js';
import {
  answerImpactBuyerRecord,
  buyerRecordList,
  requireImpactBuyerRecord,
} from './impact-buyer-record.read-model.js';
import { impactBuyerRecordResolvers } from './impact-buyer-record.resolver.js';
import { ImpactBuyerRecord } from './impact-buyer-record.type.js';

/** The fields that a bulk change of buyers can set. Fields that identify a buyer are not among them. */
const buyerBulkFields = fieldsNamed(impactBuyerFields, [
  'status',
  'interestedStatus',
  'goodCauseId',
  'chanceOfLead',
  'goodCauseLinkEnabled',
]);

const bulkRecords: BulkRecords = {
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
const buyerChange = bulkChange(bulkRecords, {
  fields: buyerBulkFields,
  read: (context, sent) => checkImpactBuyer(context, { id: 0 }, readFields(context, sent)),
  change: updateImpactBuyer,
});

/** Deletes many buyers, each under the same conditions as a single one (A155). */
const buyerDeletion = bulkDeletion(bulkRecords, deleteImpactBuyer);

/** The CSV export of impact buyers, with the fields that the caller may see (A38). */
const impactBuyerExport = listExport({
  recordType: 'impact-buyer',
  called: 'impact buyers',
  audience: ['Admin', 'ImpactBusiness'],
  list: buyerRecordList,
});

const names = { typeName: 'ImpactBuyer', Filter: ImpactBuyerListFilter };
const Input = bulkInput('ImpactBuyer', 'impact buyers', buyerBulkFields);

/** The impact buyers: pages, records, export, import, bulk actions, timeline, undo and trash. */
export const impactBuyerNoun: Noun = {
  tokenResource: 'buyers',
  resolvers: [
    FrontPageResolver,
    ImpactBuyerResolver,
    ...impactBuyerRecordResolvers,
    externalRefOperations({
      name: 'ImpactBuyer',
      called: 'an impact buyer',
      View: ImpactBuyerRecord,
      one: answerImpactBuyerRecord,
      required: requireImpactBuyerRecord,
      type: impactBuyerHistory,
    }),
  ],
  listMutations: [
    exportMutation('ImpactBuyer', 'exportImpactBuyers', impactBuyerInputs, impactBuyerExport),
    bulkChangeMutation({ ...names, name: 'changeImpactBuyers', Input }, buyerChange),
    bulkDeletionMutation({ ...names, name: 'deleteImpactBuyers' }, buyerDeletion),
  ],
  history: ['IMPACT_BUYER', impactBuyerHistory],
  fileImport: impactBuyerImport,
  files: [{ entity: ImpactBuyer, fields: impactBuyerFields }],
  quickFind: {
    kind: 'impact-buyer',
    table: 'impact_buyer',
    title: 'name',
    detail: 'coalesce(contact_name, email)',
    foundBy: 'found_by(name, contact_name, email, address, phone_digits(phone))',
  },
  publicPages: [
    'impact-buyer',
    {
      records: ['ImpactBuyerCard', 'PartnerCard'],
      // A certificate is valid as long as the report of its buyer is live.
      lists: ['impactBuyers', 'frontPage', 'goodCauseReport', 'impactReport', 'certificate'],
      single: [],
    },
  ],
};
