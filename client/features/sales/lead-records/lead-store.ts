import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import type { Lead, leadFields } from './lead-fields';
import {
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
  save: [SaveLeadDocument, 'updateLead'],
  remove: DeleteLeadDocument,
  shownBy: ['leadRecords', 'leadBoard'],
  row: LeadRowFragmentDoc,
});
