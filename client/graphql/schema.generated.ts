export type AffiliateLinkInput = {
  impactBuyerId?: number | null | undefined;
  supplierId: number;
  url: string;
};

export type Audience =
  | 'COMMERCIAL'
  | 'CONSUMER'
  | 'GENERAL';

export type BuyerFeedback =
  | 'COMPLETED'
  | 'FALLEN_THROUGH'
  | 'IN_PROGRESS';

export type BuyerType =
  | 'CHARITY'
  | 'CHURCH'
  | 'FARM'
  | 'GOVERNMENT'
  | 'LARGE_COMPANY'
  | 'LARGE_CORPORATE'
  | 'LOCAL_GOVERNMENT'
  | 'MALL'
  | 'MEDIUM_SERVICE_BUSINESS'
  | 'MP_OFFICE'
  | 'ONLINE_STORE'
  | 'PHYSICAL_SHOP'
  | 'PRE_SCHOOL'
  | 'SCHOOL'
  | 'SELF_EMPLOYED'
  | 'SMALL_CORPORATE'
  | 'SMALL_SERVICE_BUSINESS'
  | 'SOCIAL_ENTERPRISE';

export type ClickInput = {
  learnMoreFileId?: number | null | undefined;
  path?: string | null | undefined;
  supplierId?: number | null | undefined;
  type: string;
};

export type ContactMessageInput = {
  companyFax?: string | null | undefined;
  email: string;
  filledInMs?: number | null | undefined;
  fullName: string;
  kind: ContactMessageKind;
  language?: Language | null | undefined;
  message?: string | null | undefined;
  mobile?: string | null | undefined;
  organisation?: string | null | undefined;
  website?: string | null | undefined;
};

export type ContactMessageKind =
  | 'GENERAL'
  | 'GOOD_CAUSE_JOIN'
  | 'IMPACT_BOX'
  | 'IMPACT_BUYER_JOIN'
  | 'SUPPLIER_JOIN';

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

export type ImageOrientation =
  | 'LANDSCAPE'
  | 'PORTRAIT';

export type ImpactBoxOrderInput = {
  address: string;
  companyFax?: string | null | undefined;
  email: string;
  filledInMs?: number | null | undefined;
  fullName: string;
  goodCauseId?: number | null | undefined;
  items: Array<ImpactBoxOrderItemInput>;
  language?: Language | null | undefined;
  message?: string | null | undefined;
  mobile?: string | null | undefined;
};

export type ImpactBoxOrderItemInput = {
  box: string;
  quantity: number;
};

export type ImpactBuyerFilter = {
  buyerType?: BuyerType | null | undefined;
  text?: string | null | undefined;
};

export type Language =
  | 'EN'
  | 'MI';

export type LeaveTestimonialInput = {
  companyFax?: string | null | undefined;
  filledInMs?: number | null | undefined;
  fullName: string;
  message: string;
  supplierId: number;
};

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
  archived?: boolean | null | undefined;
  emailState?: Array<EmailState> | null | undefined;
  goodCauseId?: number | null | undefined;
  impactBuyerId?: number | null | undefined;
  paidToGoodCause?: boolean | null | undefined;
  progress?: Array<EnquiryProgress> | null | undefined;
  search?: string | null | undefined;
  supplierId?: number | null | undefined;
  via?: Array<EnquiryVia> | null | undefined;
  waitsForCause?: boolean | null | undefined;
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
  importSupplier?: string | null | undefined;
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

export type SearchMissFilter = {
  dismissed?: boolean | null | undefined;
  search?: string | null | undefined;
};

export type SearchMissSort = {
  direction: SortDirection;
  field: SearchMissSortField;
};

export type SearchMissSortField =
  | 'LAST_SEARCHED_AT'
  | 'SEARCHES';

export type SearchSynonymInput = {
  means: Array<string>;
  phrase: string;
};

export type SearchSynonymSort = {
  direction: SortDirection;
  field: SearchSynonymSortField;
};

export type SearchSynonymSortField =
  | 'PHRASE'
  | 'UPDATED_AT';

export type SendSalesEnquiryInput = {
  address?: string | null | undefined;
  companyFax?: string | null | undefined;
  email: string;
  enquiryAbout?: string | null | undefined;
  filledInMs?: number | null | undefined;
  fullName: string;
  goodCauseId?: number | null | undefined;
  heardFrom?: string | null | undefined;
  impactBuyerId?: number | null | undefined;
  joinEmailList?: boolean | null | undefined;
  language?: Language | null | undefined;
  message: string;
  mobile?: string | null | undefined;
  supplierId: number;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SupplierSearchFilter = {
  asTyped?: boolean | null | undefined;
  audience?: Audience | null | undefined;
  category?: string | null | undefined;
  district?: string | null | undefined;
  region?: string | null | undefined;
  servicing?: string | null | undefined;
  subCategory?: string | null | undefined;
  text?: string | null | undefined;
};

export type SupplierSort =
  | 'BEST_MATCH'
  | 'NAME'
  | 'NEWEST';

export type WordReason =
  | 'AS_TYPED'
  | 'BEGUN'
  | 'IGNORED'
  | 'MISSPELT'
  | 'SYNONYM'
  | 'UNKNOWN';

export type WorkExampleType =
  | 'IMAGE'
  | 'VIDEO';
