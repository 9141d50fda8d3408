import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { enquiryListInputs, SalesEnquiryFilter } from './sales-enquiry.inputs.js';
import { enquiryExport } from './sales-enquiry-export.js';

export const SalesEnquiryExportResolver = exportResolver(
  'SalesEnquiry',
  'exportSalesEnquiries',
  enquiryExport,
  {
    ...enquiryListInputs,
    Filter: SalesEnquiryFilter,
  },
);
