import { registerEnumType } from 'type-graphql';

/**
 * The role in which the caller sees an enquiry. It decides the form and the fields that can be changed
 * (A129).
 */
export const EnquiryViewerEnum = {
  ADMIN: 'Admin',
  SUPPLIER: 'Supplier',
  IMPACT_BUYER: 'ImpactBuyer',
} as const;
export type EnquiryViewer = (typeof EnquiryViewerEnum)[keyof typeof EnquiryViewerEnum];
registerEnumType(EnquiryViewerEnum, {
  name: 'EnquiryViewer',
  description: 'The role in which the caller sees an enquiry.',
  valuesConfig: {
    ADMIN: { description: 'A member of staff.' },
    SUPPLIER: { description: 'A user of the supplier.' },
    IMPACT_BUYER: { description: 'A user of the impact buyer.' },
  },
});

/**
 * The role in which the caller sees a row of a list. Good causes see rows too, without customer fields
 * (R341).
 */
export type RowViewer = EnquiryViewer | 'GoodCause';
