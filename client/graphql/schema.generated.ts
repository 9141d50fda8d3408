export type BuyerFeedback =
  | 'COMPLETED'
  | 'FALLEN_THROUGH'
  | 'IN_PROGRESS';

export type EmailState =
  | 'OPENED'
  | 'REPLY_SENT'
  | 'UNOPENED'
  | 'VIEWED';

export type EnquiryProgress =
  | 'COMPLETED'
  | 'ENQUIRY'
  | 'FALLEN_THROUGH'
  | 'INTRODUCTION'
  | 'IN_PROGRESS';

export type EnquiryVia =
  | 'AFFILIATE'
  | 'ALIAS_EMAIL'
  | 'BACKDOOR_SALE'
  | 'BROKERED_LEAD'
  | 'CALL_TRACKING'
  | 'CONNECTION'
  | 'EMAIL_OFF_WEBSITE'
  | 'OTHER'
  | 'REPEAT_SALE';

export type EnquiryViewer =
  | 'ADMIN'
  | 'IMPACT_BUYER'
  | 'SUPPLIER';

export type MailStatus =
  | 'FAILED'
  | 'QUEUED'
  | 'SENT';

export type ReportIssueInput = {
  issueType: ReportIssueType;
  message: string;
  otherIssue?: string | null | undefined;
};

export type ReportIssueType =
  | 'ACCIDENTAL_ENQUIRY'
  | 'ISSUE_WITH_ENQUIRY'
  | 'OTHER'
  | 'WRONG_CUSTOMER';

export type Role =
  | 'ADMIN'
  | 'BUSINESS'
  | 'GOOD_CAUSE'
  | 'IMPACT_BUSINESS';

export type SalesEnquiryFilter = {
  actionNeeded?: boolean | null | undefined;
  /** true: archived ones alone; default false. */
  archived?: boolean | null | undefined;
  emailState?: Array<EmailState> | null | undefined;
  goodCauseId?: number | null | undefined;
  impactBuyerId?: number | null | undefined;
  paidToGoodCause?: boolean | null | undefined;
  progress?: Array<EnquiryProgress> | null | undefined;
  search?: string | null | undefined;
  supplierId?: number | null | undefined;
  via?: Array<EnquiryVia> | null | undefined;
  year?: number | null | undefined;
};

export type SalesEnquiryInput = {
  actionNeeded?: boolean | null | undefined;
  address?: string | null | undefined;
  adminNotes?: string | null | undefined;
  archived?: boolean | null | undefined;
  buyerFeedback?: BuyerFeedback | null | undefined;
  buyerNotes?: string | null | undefined;
  chance?: number | null | undefined;
  contribution?: number | null | undefined;
  email?: string | null | undefined;
  emailState?: EmailState | null | undefined;
  enquiredAt?: string | null | undefined;
  enquiryAbout?: string | null | undefined;
  followUpOn?: string | null | undefined;
  fullName?: string | null | undefined;
  goodCauseId?: number | null | undefined;
  heardFrom?: string | null | undefined;
  impactBuyerId?: number | null | undefined;
  joinEmailList?: boolean | null | undefined;
  message?: string | null | undefined;
  mobile?: string | null | undefined;
  paidToGoodCause?: boolean | null | undefined;
  personResponsibleId?: number | null | undefined;
  progress?: EnquiryProgress | null | undefined;
  referredBySupplierId?: number | null | undefined;
  repeatSale?: boolean | null | undefined;
  revenue?: number | null | undefined;
  specialField?: string | null | undefined;
  supplierId?: number | null | undefined;
  supplierNotes?: string | null | undefined;
  supplierRevenue?: number | null | undefined;
  via?: EnquiryVia | null | undefined;
  xeroInvoice?: string | null | undefined;
};

export type SalesEnquirySort = {
  direction: SortDirection;
  field: SalesEnquirySortField;
};

export type SalesEnquirySortField =
  | 'CONTRIBUTION'
  | 'ENQUIRED_AT'
  | 'REVENUE';

export type SortDirection =
  | 'ASC'
  | 'DESC';
