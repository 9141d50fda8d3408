import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import type { Lead, leadFields } from './lead-fields';
import {
  CreateLeadDocument,
  DeleteLeadDocument,
  LeadDetailDocument,
  LeadRowFragmentDoc,
  SaveLeadDocument,
} from './leads.generated';

/** The operations on leads. */
export const leadStore = recordOperations<Lead, InputOf<typeof leadFields>>()({
  recordLabel: 'Lead',
  recordType: 'LEAD',
  detail: [LeadDetailDocument, 'leadRecord'],
  create: [CreateLeadDocument, 'createLead'],
  save: [SaveLeadDocument, 'updateLead'],
  remove: DeleteLeadDocument,
  shownBy: ['leadRecords', 'leadBoard'],
  row: LeadRowFragmentDoc,
});
