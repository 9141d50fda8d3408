import sql from 'sql-template-tag';
import { type ListSort } from '../../kits/lists/list-inputs.js';
import { externalRefOperations } from '../../kits/nouns/external-ref-operations.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { bulkChangeMutation, bulkDeletionMutation, bulkInput } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { exportKind, startExport } from '../../kits/tasks/export-task.js';
import { type Exporter } from '../../kits/tasks/list-export.js';
import { ENQUIRY_NAME } from '../../totals/enquiry-ref.sql.js';
import { BuyerFromEnquiryResolver } from './buyer-from-enquiry.resolver.js';
import { enquiryBulkFields, enquiryChange, enquiryDeletion } from './enquiry-bulk.js';
import { salesEnquiryHistory } from './sales-enquiry.history.js';
import { enquiryListInputs, SalesEnquiryFilter } from './sales-enquiry.inputs.js';
import { answerSalesEnquiry, requireSalesEnquiry } from './sales-enquiry.read-model.js';
import { SalesEnquiryResolver } from './sales-enquiry.resolver.js';
import { SalesEnquiryDetail } from './sales-enquiry.type.js';
import { SalesEnquiryChangesResolver } from './sales-enquiry-changes.resolver.js';
import { enquiryColumns } from './sales-enquiry-columns.sql.js';
import { visibleEnquiries } from './sales-enquiry-grid.filter.js';
import { selectEnquiries } from './select-enquiries.js';

const audience = ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'] as const;

const kind = exportKind({
  recordType: 'enquiry',
  called: 'sales enquiries',
  audience,
  table: (context) => {
    const visibility = visibleEnquiries(context);
    return (
      visibility && {
        columns: enquiryColumns(visibility),
        from: sql`sales_enquiry e`,
        id: sql`e.id`,
        conditions: [visibility.where],
      }
    );
  },
});

/** The export of enquiries as a CSV file, with the rows and fields that the caller may see (R179, R341). */
const enquiryExport: Exporter<SalesEnquiryFilter, ListSort> = {
  kind,
  audience,
  start: (context, { selection, sort, columns, format }) =>
    startExport(context, kind, { selection: selectEnquiries(context, selection, sort), columns, format }),
};

const names = { typeName: 'SalesEnquiry', Filter: SalesEnquiryFilter };
const Input = bulkInput('SalesEnquiry', 'enquiries', enquiryBulkFields);

/** The sales enquiries: form, records, export, bulk actions, timeline, undo and trash. */
export const salesEnquiryNoun: Noun = {
  tokenResource: 'enquiries',
  resolvers: [
    SalesEnquiryResolver,
    SalesEnquiryChangesResolver,
    BuyerFromEnquiryResolver,
    externalRefOperations({
      name: 'SalesEnquiry',
      called: 'an enquiry',
      View: SalesEnquiryDetail,
      one: answerSalesEnquiry,
      required: requireSalesEnquiry,
      type: salesEnquiryHistory,
    }),
  ],
  listMutations: [
    exportMutation(
      'SalesEnquiry',
      'exportSalesEnquiries',
      { ...enquiryListInputs, Filter: SalesEnquiryFilter },
      enquiryExport,
    ),
    bulkChangeMutation({ ...names, name: 'changeSalesEnquiries', Input }, enquiryChange),
    bulkDeletionMutation({ ...names, name: 'deleteSalesEnquiries' }, enquiryDeletion),
  ],
  history: ['SALES_ENQUIRY', salesEnquiryHistory],
  quickFind: {
    kind: 'sales-enquiry',
    table: 'sales_enquiry',
    title: ENQUIRY_NAME,
    detail: 'email',
    foundBy: 'found_by(full_name, email, address, phone_digits(mobile))',
  },
};
