export type AffiliateLinkInput = {
  impactBuyerId?: number | null | undefined;
  supplierId: number;
  /** Where the link leads. */
  url: string;
};

/** Site mode: whom the visitor buys for. */
export type Audience =
  | 'COMMERCIAL'
  | 'CONSUMER'
  | 'GENERAL';

export type BuyerFeedback =
  | 'COMPLETED'
  | 'FALLEN_THROUGH'
  | 'IN_PROGRESS';

/** What kind of organisation it is. */
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

/** A click worth counting; who it was is not part of it. */
export type ClickInput = {
  /** Counts as a download of that file. */
  learnMoreFileId?: number | null | undefined;
  /** The page it happened on. */
  path?: string | null | undefined;
  supplierId?: number | null | undefined;
  /** What was clicked, such as learn-more. */
  type: string;
};

/** What a visitor writes to Uplift. It goes to staff, whatever else is sent. */
export type ContactMessageInput = {
  /** Left empty by people. */
  companyFax?: string | null | undefined;
  email: string;
  /** How long the form had been open, in milliseconds. */
  filledInMs?: number | null | undefined;
  fullName: string;
  kind: ContactMessageKind;
  /** Of the mail that confirms it; English unless told. */
  language?: Language | null | undefined;
  /** Asked for when the kind is GENERAL. */
  message?: string | null | undefined;
  mobile?: string | null | undefined;
  /** Asked for when somebody would like to join. */
  organisation?: string | null | undefined;
  website?: string | null | undefined;
};

/** What a message to Uplift is about. */
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

/** How far a sale has come. */
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

/** As whom one sees an enquiry. */
export type EnquiryViewer =
  | 'ADMIN'
  | 'IMPACT_BUYER'
  | 'SUPPLIER';

export type ImageOrientation =
  | 'LANDSCAPE'
  | 'PORTRAIT';

/** An order of Impact Boxes. Nothing is paid with it. */
export type ImpactBoxOrderInput = {
  address: string;
  /** Left empty by people. */
  companyFax?: string | null | undefined;
  email: string;
  /** How long the form had been open, in milliseconds. */
  filledInMs?: number | null | undefined;
  fullName: string;
  /** The cause to benefit; an approved one. */
  goodCauseId?: number | null | undefined;
  items: Array<ImpactBoxOrderItemInput>;
  /** Of the mail that confirms it; English unless told. */
  language?: Language | null | undefined;
  message?: string | null | undefined;
  mobile?: string | null | undefined;
};

export type ImpactBoxOrderItemInput = {
  /** Id of a box on offer. */
  box: string;
  quantity: number;
};

/** Which impact buyers; every part left out filters nothing. */
export type ImpactBuyerFilter = {
  buyerType?: BuyerType | null | undefined;
  /** Any part of the name, whatever case and macrons. */
  text?: string | null | undefined;
};

/** English or te reo Māori. */
export type Language =
  | 'EN'
  | 'MI';

export type LeaveTestimonialInput = {
  /** Left empty by people. */
  companyFax?: string | null | undefined;
  /** How long the form had been open, in milliseconds. */
  filledInMs?: number | null | undefined;
  fullName: string;
  /** At most 225 characters. */
  message: string;
  supplierId: number;
};

/** What has become of a mail. */
export type MailStatus =
  | 'FAILED'
  | 'QUEUED'
  | 'SENT';

/** What is wrong with an enquiry. */
export type ReportIssueInput = {
  issueType: ReportIssueType;
  message: string;
  /** Required for OTHER. */
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

/** Which enquiries to list; every part left out filters nothing. */
export type SalesEnquiryFilter = {
  /** Admin only. */
  actionNeeded?: boolean | null | undefined;
  /** true: archived ones alone; default false. */
  archived?: boolean | null | undefined;
  emailState?: Array<EmailState> | null | undefined;
  goodCauseId?: number | null | undefined;
  impactBuyerId?: number | null | undefined;
  /** Admin only. */
  paidToGoodCause?: boolean | null | undefined;
  progress?: Array<EnquiryProgress> | null | undefined;
  /** Part of a name, address or topic, a supplier or buyer, or an id. */
  search?: string | null | undefined;
  supplierId?: number | null | undefined;
  via?: Array<EnquiryVia> | null | undefined;
  /** true: those that wait for a good cause. Admin only. */
  waitsForCause?: boolean | null | undefined;
  /** The New Zealand year. */
  year?: number | null | undefined;
};

/** Fields left out stay as they are; null, or text of blanks alone, clears. */
export type SalesEnquiryInput = {
  actionNeeded?: boolean | null | undefined;
  address?: string | null | undefined;
  adminNotes?: string | null | undefined;
  archived?: boolean | null | undefined;
  buyerFeedback?: BuyerFeedback | null | undefined;
  buyerNotes?: string | null | undefined;
  /** 0 to 100 in steps of 10. */
  chance?: number | null | undefined;
  contribution?: number | null | undefined;
  email?: string | null | undefined;
  emailState?: EmailState | null | undefined;
  enquiredAt?: string | null | undefined;
  enquiryAbout?: string | null | undefined;
  /** A day, YYYY-MM-DD. */
  followUpOn?: string | null | undefined;
  fullName?: string | null | undefined;
  goodCauseId?: number | null | undefined;
  heardFrom?: string | null | undefined;
  impactBuyerId?: number | null | undefined;
  /** Of imported enquiries: what the supplier is called in the list they came from. Admin only. */
  importSupplier?: string | null | undefined;
  joinEmailList?: boolean | null | undefined;
  message?: string | null | undefined;
  mobile?: string | null | undefined;
  paidToGoodCause?: boolean | null | undefined;
  /** A member of staff. */
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

/** A visitor's enquiry to a listed supplier. */
export type SendSalesEnquiryInput = {
  address?: string | null | undefined;
  /** Left empty by people. */
  companyFax?: string | null | undefined;
  email: string;
  enquiryAbout?: string | null | undefined;
  /** How long the form had been open, in milliseconds. */
  filledInMs?: number | null | undefined;
  fullName: string;
  /** The cause to benefit; an approved one. */
  goodCauseId?: number | null | undefined;
  /** How did you hear of us. */
  heardFrom?: string | null | undefined;
  /** The buyer it is for; a published one. */
  impactBuyerId?: number | null | undefined;
  joinEmailList?: boolean | null | undefined;
  /** Of the mail that confirms it; English unless told. */
  language?: Language | null | undefined;
  message: string;
  mobile?: string | null | undefined;
  supplierId: number;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** What to search for; every part left out filters nothing. */
export type SupplierSearchFilter = {
  audience?: Audience | null | undefined;
  /** A category by id or name. */
  category?: string | null | undefined;
  /** A district, or All Districts. */
  district?: string | null | undefined;
  /** A region, or All Locations. */
  region?: string | null | undefined;
  /** A region or a district; unknown values filter nothing. */
  servicing?: string | null | undefined;
  /** A sub category by id or name. */
  subCategory?: string | null | undefined;
  /** A service, keyword, title or name. */
  text?: string | null | undefined;
};

export type WorkExampleType =
  | 'IMAGE'
  | 'VIDEO';
