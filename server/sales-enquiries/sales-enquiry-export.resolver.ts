import { columnEnum } from '../platform/lists/list-inputs.js';
import { exportResolver } from '../tasks/export-resolver.js';
import { SalesEnquiryFilter, SalesEnquirySort } from './sales-enquiry.inputs.js';
import { enquiryExport } from './sales-enquiry-export.js';
import { ENQUIRY_COLUMNS } from './sales-enquiry-export.sql.js';

export const SalesEnquiryExportResolver = exportResolver(
  'SalesEnquiry',
  'exportSalesEnquiries',
  enquiryExport,
  {
    Filter: SalesEnquiryFilter,
    Sort: SalesEnquirySort,
    Column: columnEnum('SalesEnquiry', ENQUIRY_COLUMNS),
  },
);
