import sql from 'sql-template-tag';
import type { ListSort } from '../../kits/lists/list-inputs.js';
import { exportKind, startExport } from '../../kits/tasks/export-task.js';
import type { Exporter } from '../../kits/tasks/list-export.js';
import type { SalesEnquiryFilter } from './sales-enquiry.inputs.js';
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
export const enquiryExport: Exporter<SalesEnquiryFilter, ListSort> = {
  kind,
  audience,
  start: (context, { selection, sort, columns, format }) =>
    startExport(context, kind, { selection: selectEnquiries(context, selection, sort), columns, format }),
};
