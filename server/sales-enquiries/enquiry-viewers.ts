import { registerEnumType } from 'type-graphql';

/** As whom someone sees one enquiry; decides the form and what may be changed (A129). */
export const EnquiryViewerEnum = {
  ADMIN: 'Admin',
  SUPPLIER: 'Supplier',
  IMPACT_BUYER: 'ImpactBuyer',
} as const;
export type EnquiryViewer = (typeof EnquiryViewerEnum)[keyof typeof EnquiryViewerEnum];
registerEnumType(EnquiryViewerEnum, { name: 'EnquiryViewer', description: 'As whom one sees an enquiry.' });

/** As whom a row of a list is seen: good causes see rows too, redacted (R341). */
export type RowViewer = EnquiryViewer | 'GoodCause';
