export type ActionItemBulkInput = {
  assignedToId?: number | null | undefined;
  dueBy?: string | null | undefined;
  status?: ActionStatus | null | undefined;
};

export type ActionItemColumn =
  | 'ASSIGNED_TO'
  | 'ASSIGNED_TO_ID'
  | 'ASSIGNEE'
  | 'CREATED_AT'
  | 'CREATED_BY'
  | 'CREATED_BY_ID'
  | 'DUE_BY'
  | 'ID'
  | 'OVERDUE'
  | 'REDIRECT_URL'
  | 'REF_ID'
  | 'STATUS'
  | 'TYPE'
  | 'UPDATED_AT'
  | 'VALUE';

export type ActionItemColumnFilter = {
  column: ActionItemColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type ActionItemExportColumn = {
  column: ActionItemColumn;
  header: string;
};

export type ActionItemInput = {
  assignedToId?: number | null | undefined;
  dueBy?: string | null | undefined;
  status?: ActionStatus | null | undefined;
};

export type ActionItemListFilter = {
  columns?: Array<ActionItemColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type ActionItemListSort = {
  column: ActionItemColumn;
  direction: SortDirection;
};

export type ActionItemSelection = {
  except?: Array<number> | null | undefined;
  filter?: ActionItemListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type ActionStatus =
  | 'DISMISSED'
  | 'DONE'
  | 'NEW';

export type AffiliateClickColumn =
  | 'CREATED_AT'
  | 'ID'
  | 'IMPACT_BUYER'
  | 'REVIEWED'
  | 'REVIEWED_AT'
  | 'SUPPLIER'
  | 'SUPPLIER_ID'
  | 'URL';

export type AffiliateClickColumnFilter = {
  column: AffiliateClickColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type AffiliateClickExportColumn = {
  column: AffiliateClickColumn;
  header: string;
};

export type AffiliateClickListFilter = {
  columns?: Array<AffiliateClickColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type AffiliateClickListSort = {
  column: AffiliateClickColumn;
  direction: SortDirection;
};

export type AffiliateClickSelection = {
  except?: Array<number> | null | undefined;
  filter?: AffiliateClickListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type AffiliateLinkInput = {
  impactBuyerId?: number | null | undefined;
  supplierId: number;
  url: string;
};

export type ApiTokenInput = {
  expiresInDays?: number | null | undefined;
  name: string;
  scopes: Array<TokenScope>;
};

export type Audience =
  | 'COMMERCIAL'
  | 'CONSUMER'
  | 'GENERAL';

export type AuditEntryColumn =
  | 'ACTION'
  | 'ACTOR'
  | 'ACTOR_KIND'
  | 'CHANGES'
  | 'FIELD'
  | 'OCCURRED_AT'
  | 'RECORD_ID'
  | 'REQUEST_ID'
  | 'SUBJECT_TYPE'
  | 'TOKEN_NAME';

export type AuditEntryColumnFilter = {
  column: AuditEntryColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type AuditEntryExportColumn = {
  column: AuditEntryColumn;
  header: string;
};

export type AuditEntryListFilter = {
  columns?: Array<AuditEntryColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type AuditEntryListSort = {
  column: AuditEntryColumn;
  direction: SortDirection;
};

export type AuditEntrySelection = {
  except?: Array<number> | null | undefined;
  filter?: AuditEntryListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

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

export type CallTrackingTitle =
  | 'OFFICE'
  | 'OWNER_OPERATOR'
  | 'SALESPERSON';

export type CategoryColumn =
  | 'CHILDREN'
  | 'CHILD_COUNT'
  | 'CREATED_AT'
  | 'ID'
  | 'IMAGE_URL'
  | 'NAME'
  | 'PLACE'
  | 'STORAGE_ID'
  | 'SUPPLIER_COUNT'
  | 'UPDATED_AT';

export type CategoryColumnFilter = {
  column: CategoryColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type CategoryExportColumn = {
  column: CategoryColumn;
  header: string;
};

export type CategoryInput = {
  children?: Array<SubCategoryInput> | null | undefined;
  imageUrl?: string | null | undefined;
  name?: string | null | undefined;
  removedChildIds?: Array<number> | null | undefined;
  storageId?: string | null | undefined;
};

export type CategoryListFilter = {
  columns?: Array<CategoryColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type CategoryListSort = {
  column: CategoryColumn;
  direction: SortDirection;
};

export type CategorySelection = {
  except?: Array<number> | null | undefined;
  filter?: CategoryListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type CertificateStanding =
  | 'CURRENT'
  | 'REPLACED'
  | 'WITHDRAWN';

export type CertificateState =
  | 'BUILDING'
  | 'FAILED'
  | 'READY';

export type ChanceOfLead =
  | 'GOOD'
  | 'LOW'
  | 'STRONG';

export type ClickInput = {
  learnMoreFileId?: number | null | undefined;
  path?: string | null | undefined;
  supplierId?: number | null | undefined;
  type: string;
};

export type ColumnArrangementInput = {
  hidden?: Array<string> | null | undefined;
  order?: Array<string> | null | undefined;
  shown?: Array<string> | null | undefined;
  widths?: Array<ColumnWidthInput> | null | undefined;
};

export type ColumnTest =
  | 'AT_LEAST'
  | 'AT_MOST'
  | 'BETWEEN'
  | 'CONTAINS'
  | 'EMPTY'
  | 'EQUALS'
  | 'NOT_CONTAINS'
  | 'NOT_EMPTY'
  | 'ONE_OF'
  | 'STARTS_WITH';

export type ColumnWidthInput = {
  column: string;
  width: number;
};

export type ConfirmedContactInput = {
  email?: string | null | undefined;
  fullName?: string | null | undefined;
  mobile?: string | null | undefined;
};

export type ContactMessageInput = {
  companyFax?: string | null | undefined;
  email: string;
  /** @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30. */
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

export type ContributionType =
  | 'FIXED_COST'
  | 'PERCENT'
  | 'PERCENT_OF_SPECIFIC'
  | 'RANGE';

export type CustomerColumn =
  | 'EMAIL'
  | 'ENQUIRIES'
  | 'LAST_ENQUIRED_AT'
  | 'MOBILE'
  | 'NAME'
  | 'REVENUE';

export type CustomerColumnFilter = {
  column: CustomerColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type CustomerExportColumn = {
  column: CustomerColumn;
  header: string;
};

export type CustomerListFilter = {
  columns?: Array<CustomerColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type CustomerListSort = {
  column: CustomerColumn;
  direction: SortDirection;
};

export type CustomerSelection = {
  except?: Array<number> | null | undefined;
  filter?: CustomerListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

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

export type ExportFormat =
  | 'EXCEL'
  | 'MACHINE';

export type ExternalRefInput = {
  externalId: string;
  system: string;
};

export type FeaturedListingColumn =
  | 'CREATED_AT'
  | 'ID'
  | 'IMAGE_URL'
  | 'MOBILE_IMAGE_URL'
  | 'POSITION'
  | 'SHOWN'
  | 'SUPPLIER_ID'
  | 'SUPPLIER_NAME'
  | 'TEXT'
  | 'TITLE'
  | 'UPDATED_AT';

export type FeaturedListingColumnFilter = {
  column: FeaturedListingColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type FeaturedListingExportColumn = {
  column: FeaturedListingColumn;
  header: string;
};

export type FeaturedListingInput = {
  imageUrl?: string | null | undefined;
  mobileImageUrl?: string | null | undefined;
  position?: number | null | undefined;
  supplierId?: number | null | undefined;
  text?: string | null | undefined;
  title?: string | null | undefined;
};

export type FeaturedListingListFilter = {
  columns?: Array<FeaturedListingColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type FeaturedListingListSort = {
  column: FeaturedListingColumn;
  direction: SortDirection;
};

export type FeaturedListingSelection = {
  except?: Array<number> | null | undefined;
  filter?: FeaturedListingListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type FoundKind =
  | 'CATEGORY'
  | 'FEATURED_LISTING'
  | 'GOOD_CAUSE'
  | 'IMPACT_BUYER'
  | 'LEAD'
  | 'MESSAGE'
  | 'ORDER'
  | 'SALES_ENQUIRY'
  | 'SUPPLIER'
  | 'USER';

export type GoodCauseAction =
  | 'COMPLETED'
  | 'IN_PROCESS'
  | 'NOT_DONE'
  | 'OTHER';

export type GoodCauseColumn =
  | 'BUYER_COUNT'
  | 'CONTRIBUTION_TOTAL'
  | 'CREATED_AT'
  | 'DESCRIPTION'
  | 'ENQUIRY_TOTAL'
  | 'ID'
  | 'IMAGE_URL'
  | 'NAME'
  | 'REVENUE_TOTAL'
  | 'SPECIAL'
  | 'STATUS'
  | 'STORAGE_ID'
  | 'UPDATED_AT'
  | 'WEBSITE';

export type GoodCauseColumnFilter = {
  column: GoodCauseColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type GoodCauseEditorRole =
  | 'ADMIN'
  | 'GOOD_CAUSE';

export type GoodCauseExportColumn = {
  column: GoodCauseColumn;
  header: string;
};

export type GoodCauseInput = {
  description?: string | null | undefined;
  imageUrl?: string | null | undefined;
  name?: string | null | undefined;
  status?: GoodCauseStatus | null | undefined;
  storageId?: string | null | undefined;
  website?: string | null | undefined;
};

export type GoodCauseListFilter = {
  columns?: Array<GoodCauseColumnFilter> | null | undefined;
  externalRef?: ExternalRefInput | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type GoodCauseListSort = {
  column: GoodCauseColumn;
  direction: SortDirection;
};

export type GoodCauseSelection = {
  except?: Array<number> | null | undefined;
  filter?: GoodCauseListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type GoodCauseStatus =
  | 'ADMIN'
  | 'APPROVED_AND_LIVE'
  | 'DRAFTING'
  | 'LEFT_AND_REMOVED'
  | 'PAUSED_LIVE'
  | 'PROSPECTING';

export type HeldForm =
  | 'IMPACT_BOX_ORDER'
  | 'MESSAGE'
  | 'SALES_ENQUIRY'
  | 'SUPPLIER_ALERT'
  | 'TESTIMONIAL';

export type HeldSubmissionColumn =
  | 'FORM'
  | 'HELD_AT'
  | 'REASON'
  | 'SENDER_EMAIL'
  | 'SENDER_NAME'
  | 'SUMMARY';

export type HeldSubmissionColumnFilter = {
  column: HeldSubmissionColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type HeldSubmissionExportColumn = {
  column: HeldSubmissionColumn;
  header: string;
};

export type HeldSubmissionListFilter = {
  columns?: Array<HeldSubmissionColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type HeldSubmissionListSort = {
  column: HeldSubmissionColumn;
  direction: SortDirection;
};

export type HeldSubmissionSelection = {
  except?: Array<number> | null | undefined;
  filter?: HeldSubmissionListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type ImageOrientation =
  | 'LANDSCAPE'
  | 'PORTRAIT';

export type ImpactBoxOrderInput = {
  address: string;
  companyFax?: string | null | undefined;
  email: string;
  /** @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30. */
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

export type ImpactBuyerBulkInput = {
  chanceOfLead?: ChanceOfLead | null | undefined;
  goodCauseId?: number | null | undefined;
  goodCauseLinkEnabled?: boolean | null | undefined;
  interestedStatus?: InterestedStatus | null | undefined;
  status?: ImpactBuyerStatus | null | undefined;
};

export type ImpactBuyerColumn =
  | 'ACTION_NOTES'
  | 'ADDRESS'
  | 'ADMIN_NOTES'
  | 'BUYERS_SLOGAN'
  | 'BUYER_SELECTED'
  | 'BUYER_TYPE'
  | 'CHANCE_OF_LEAD'
  | 'CHOSEN_GOOD_CAUSE'
  | 'COMMUNITY_HOURS_SLOGAN'
  | 'COMMUNITY_HOURS_SLOGAN_SUPPLIER'
  | 'CONTACT_CONNECTION'
  | 'CONTACT_NAME'
  | 'CONTACT_TITLE'
  | 'CONTRIBUTIONS_GENERATED_SLOGAN'
  | 'CONTRIBUTIONS_GENERATED_SLOGAN_SUPPLIER'
  | 'CONTRIBUTION_TOTAL'
  | 'CREATED_AT'
  | 'DESCRIPTION'
  | 'EMAIL'
  | 'ENQUIRY_TOTAL'
  | 'GOOD_CAUSE'
  | 'GOOD_CAUSE_ACTION'
  | 'GOOD_CAUSE_COMMENTS'
  | 'GOOD_CAUSE_ID'
  | 'GOOD_CAUSE_LINK_ENABLED'
  | 'ID'
  | 'IMAGE_URL'
  | 'INTERESTED_STATUS'
  | 'IS_GOOD_CAUSE'
  | 'LEADS_COUNT'
  | 'NAME'
  | 'PHONE'
  | 'RECENT_IMPACT_STORY'
  | 'REVENUE_TOTAL'
  | 'STATUS'
  | 'STORAGE_ID'
  | 'SUPPLIERS_SLOGAN'
  | 'SUPPLIERS_USED'
  | 'SUPPLIER_CONTRIBUTION_TOTAL'
  | 'SUPPLIER_ENQUIRY_TOTAL'
  | 'SUPPLIER_ID'
  | 'SUPPLIER_SELECTED'
  | 'TRADIES_SELECTED'
  | 'TRADIE_MESSAGE1'
  | 'TRADIE_MESSAGE2'
  | 'TRADIE_SLOGAN'
  | 'TRADIE_STAT1'
  | 'TRADIE_STAT2'
  | 'TYPE'
  | 'UPDATED_AT'
  | 'URL_KEYWORD'
  | 'WEBSITE'
  | 'WHO_WE_ARE';

export type ImpactBuyerColumnFilter = {
  column: ImpactBuyerColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type ImpactBuyerEditorRole =
  | 'ADMIN'
  | 'IMPACT_BUYER';

export type ImpactBuyerExportColumn = {
  column: ImpactBuyerColumn;
  header: string;
};

export type ImpactBuyerFilter = {
  buyerType?: BuyerType | null | undefined;
  text?: string | null | undefined;
};

export type ImpactBuyerInput = {
  actionNotes?: string | null | undefined;
  address?: string | null | undefined;
  adminNotes?: string | null | undefined;
  buyerSelected?: boolean | null | undefined;
  buyerType?: BuyerType | null | undefined;
  buyersSlogan?: string | null | undefined;
  chanceOfLead?: ChanceOfLead | null | undefined;
  communityHoursSlogan?: string | null | undefined;
  communityHoursSloganSupplier?: string | null | undefined;
  contactConnection?: string | null | undefined;
  contactName?: string | null | undefined;
  contactTitle?: string | null | undefined;
  contributionsGeneratedSlogan?: string | null | undefined;
  contributionsGeneratedSloganSupplier?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  goodCauseId?: number | null | undefined;
  goodCauseLinkEnabled?: boolean | null | undefined;
  imageUrl?: string | null | undefined;
  interestedStatus?: InterestedStatus | null | undefined;
  isGoodCause?: boolean | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  recentImpactStory?: string | null | undefined;
  status?: ImpactBuyerStatus | null | undefined;
  storageId?: string | null | undefined;
  supplierContributionTotal?: number | null | undefined;
  supplierEnquiryTotal?: number | null | undefined;
  supplierId?: number | null | undefined;
  supplierSelected?: boolean | null | undefined;
  suppliersSlogan?: string | null | undefined;
  suppliersUsed?: number | null | undefined;
  tradieMessage1?: string | null | undefined;
  tradieMessage2?: string | null | undefined;
  tradieSlogan?: string | null | undefined;
  tradieStat1?: string | null | undefined;
  tradieStat2?: string | null | undefined;
  tradiesSelected?: boolean | null | undefined;
  type?: string | null | undefined;
  urlKeyword?: string | null | undefined;
  website?: string | null | undefined;
  whoWeAre?: string | null | undefined;
};

export type ImpactBuyerListFilter = {
  columns?: Array<ImpactBuyerColumnFilter> | null | undefined;
  externalRef?: ExternalRefInput | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type ImpactBuyerListSort = {
  column: ImpactBuyerColumn;
  direction: SortDirection;
};

export type ImpactBuyerRequestInput = {
  contactConnection?: string | null | undefined;
  contactName?: string | null | undefined;
  contactTitle?: string | null | undefined;
  email?: string | null | undefined;
  goodCauseId: number;
  name?: string | null | undefined;
  phone?: string | null | undefined;
};

export type ImpactBuyerSelection = {
  except?: Array<number> | null | undefined;
  filter?: ImpactBuyerListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type ImpactBuyerStatus =
  | 'DATA_ONLY'
  | 'DRAFTING'
  | 'LIVE_REPORT';

export type ImportColumnInput = {
  column: number;
  field: string;
};

export type ImportNoun =
  | 'CATEGORY'
  | 'IMPACT_BUYER'
  | 'SUPPLIER';

export type InterestedStatus =
  | 'NOT_INTERESTED'
  | 'OPEN'
  | 'PROSPECTING';

export type IntroductionInput = {
  impactBuyerId?: number | null | undefined;
  message: string;
  salesEnquiryId?: number | null | undefined;
  subject?: string | null | undefined;
  supplierId?: number | null | undefined;
};

export type JobFrequency =
  | 'HOURLY'
  | 'NIGHTLY';

export type JobSubjectKind =
  | 'IMPACT_BUYER'
  | 'MAIL'
  | 'TASK';

export type Language =
  | 'EN'
  | 'MI';

export type LeadBulkInput = {
  archived?: boolean | null | undefined;
  chance?: number | null | undefined;
  estimatedContributionBand?: number | null | undefined;
  estimatedRevenueBand?: number | null | undefined;
  futureActionOn?: string | null | undefined;
  personResponsibleId?: number | null | undefined;
  status?: LeadStatus | null | undefined;
  weight?: number | null | undefined;
};

export type LeadColumn =
  | 'ACTION_TAKEN_AT'
  | 'ACTUAL_CONTRIBUTION'
  | 'ACTUAL_REVENUE'
  | 'ARCHIVED'
  | 'ARCHIVED_AT'
  | 'BUYER_TYPE'
  | 'CALL_RAIL_PHONE'
  | 'CHANCE'
  | 'CREATED_AT'
  | 'CUSTOMERS_COMMENTS'
  | 'CUSTOMERS_RESPONSE'
  | 'CUSTOMER_HIDDEN'
  | 'ESTIMATED_CONTRIBUTION'
  | 'ESTIMATED_CONTRIBUTION_BAND'
  | 'ESTIMATED_REVENUE'
  | 'ESTIMATED_REVENUE_BAND'
  | 'FROM_EMAIL'
  | 'FROM_NAME'
  | 'FROM_PHONE'
  | 'FROM_TYPE'
  | 'FUTURE_ACTION_ON'
  | 'ID'
  | 'IMPACT_BUYER'
  | 'IMPACT_BUYER_ID'
  | 'LEAD_TYPE'
  | 'LIST_TITLE'
  | 'NOTES'
  | 'NO_OPPORTUNITY_AT'
  | 'OPPORTUNITY_SUMMARY'
  | 'PERSON_RESPONSIBLE'
  | 'PERSON_RESPONSIBLE_ID'
  | 'SALES_ENQUIRY_ID'
  | 'SLIM_CHANCE_AT'
  | 'SOUNDING_POSITIVE_AT'
  | 'STATUS'
  | 'SUMMARY'
  | 'SUPPLIER'
  | 'SUPPLIER_ID'
  | 'UPDATED_AT'
  | 'URL_KEYWORD'
  | 'WEIGHT';

export type LeadColumnFilter = {
  column: LeadColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type LeadExportColumn = {
  column: LeadColumn;
  header: string;
};

export type LeadInput = {
  actionTakenAt?: string | null | undefined;
  actualContribution?: number | null | undefined;
  actualRevenue?: number | null | undefined;
  archived?: boolean | null | undefined;
  buyerType?: string | null | undefined;
  callRailPhone?: string | null | undefined;
  chance?: number | null | undefined;
  estimatedContributionBand?: number | null | undefined;
  estimatedRevenueBand?: number | null | undefined;
  fromEmail?: string | null | undefined;
  fromName?: string | null | undefined;
  fromPhone?: string | null | undefined;
  fromType?: string | null | undefined;
  futureActionOn?: string | null | undefined;
  leadType?: LeadType | null | undefined;
  listTitle?: string | null | undefined;
  noOpportunityAt?: string | null | undefined;
  notes?: string | null | undefined;
  opportunitySummary?: string | null | undefined;
  personResponsibleId?: number | null | undefined;
  slimChanceAt?: string | null | undefined;
  soundingPositiveAt?: string | null | undefined;
  status?: LeadStatus | null | undefined;
  summary?: string | null | undefined;
  urlKeyword?: string | null | undefined;
  weight?: number | null | undefined;
};

export type LeadListFilter = {
  columns?: Array<LeadColumnFilter> | null | undefined;
  externalRef?: ExternalRefInput | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type LeadListSort = {
  column: LeadColumn;
  direction: SortDirection;
};

export type LeadMailKind =
  | 'TO_BUYER'
  | 'TO_SUPPLIER';

export type LeadMailMessageInput = {
  bcc?: Array<string> | null | undefined;
  body: string;
  cc?: Array<string> | null | undefined;
  replyTo?: string | null | undefined;
  subject: string;
  to: Array<string>;
};

export type LeadResponse =
  | 'ALREADY_USING'
  | 'FUTURE_FOLLOW_UP'
  | 'NOT_INTERESTED'
  | 'SOUNDING_POSITIVE';

export type LeadResponseInput = {
  customerHidden?: boolean | null | undefined;
  customersComments?: string | null | undefined;
  customersResponse?: LeadResponse | null | undefined;
};

export type LeadSelection = {
  except?: Array<number> | null | undefined;
  filter?: LeadListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type LeadStatus =
  | 'ACTION_TAKEN'
  | 'ALREADY_USING'
  | 'CARD_CREATED'
  | 'ENQUIRY_CREATED'
  | 'FUTURE_FOLLOW_UP'
  | 'NO_OPPORTUNITY'
  | 'SALE'
  | 'SLIM_CHANCE'
  | 'SOUNDING_POSITIVE';

export type LeadType =
  | 'COLLABORATIVE'
  | 'DIRECT'
  | 'OUT_SOURCING'
  | 'THEIR_CLIENT';

export type LearnMoreFileInput = {
  fileLink?: string | null | undefined;
  id?: number | null | undefined;
  position?: number | null | undefined;
  title?: string | null | undefined;
};

export type LeaveTestimonialInput = {
  companyFax?: string | null | undefined;
  /** @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30. */
  filledInMs?: number | null | undefined;
  fullName: string;
  message: string;
  supplierId: number;
};

export type MailColumn =
  | 'ATTEMPTS'
  | 'CREATED_AT'
  | 'ERROR'
  | 'ID'
  | 'KIND'
  | 'SENT_AT'
  | 'STATUS'
  | 'SUBJECT'
  | 'TO_ADDRESS';

export type MailColumnFilter = {
  column: MailColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type MailExportColumn = {
  column: MailColumn;
  header: string;
};

export type MailListFilter = {
  columns?: Array<MailColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type MailListSort = {
  column: MailColumn;
  direction: SortDirection;
};

export type MailSelection = {
  except?: Array<number> | null | undefined;
  filter?: MailListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type MailStatus =
  | 'BOUNCED'
  | 'FAILED'
  | 'QUEUED'
  | 'SENT';

export type MailTemplateDraftInput = {
  body: string;
  subject: string;
};

export type MailTemplateInput = {
  body?: string | null | undefined;
  subject?: string | null | undefined;
};

export type MessageBulkInput = {
  state?: MessageState | null | undefined;
};

export type MessageColumn =
  | 'ADMIN_NOTES'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FULL_NAME'
  | 'ID'
  | 'ISSUE'
  | 'KIND'
  | 'MESSAGE'
  | 'MOBILE'
  | 'ORGANISATION'
  | 'SALES_ENQUIRY_ID'
  | 'STATE'
  | 'UPDATED_AT'
  | 'WEBSITE';

export type MessageColumnFilter = {
  column: MessageColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type MessageExportColumn = {
  column: MessageColumn;
  header: string;
};

export type MessageInput = {
  adminNotes?: string | null | undefined;
  state?: MessageState | null | undefined;
};

export type MessageKind =
  | 'GENERAL'
  | 'GOOD_CAUSE_JOIN'
  | 'IMPACT_BOX'
  | 'IMPACT_BUYER_JOIN'
  | 'REPORTED_ISSUE'
  | 'SUPPLIER_JOIN';

export type MessageListFilter = {
  columns?: Array<MessageColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type MessageListSort = {
  column: MessageColumn;
  direction: SortDirection;
};

export type MessageSelection = {
  except?: Array<number> | null | undefined;
  filter?: MessageListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type MessageState =
  | 'DONE'
  | 'IN_HAND'
  | 'NEW';

export type Month =
  | 'APRIL'
  | 'AUGUST'
  | 'DECEMBER'
  | 'FEBRUARY'
  | 'JANUARY'
  | 'JULY'
  | 'JUNE'
  | 'MARCH'
  | 'MAY'
  | 'NOVEMBER'
  | 'OCTOBER'
  | 'SEPTEMBER';

export type NewJobInput = {
  assignedToId?: number | null | undefined;
  dueBy?: string | null | undefined;
  redirectUrl?: string | null | undefined;
  refId?: number | null | undefined;
  type: string;
  value?: string | null | undefined;
};

export type NewLeadInput = {
  actionTakenAt?: string | null | undefined;
  actualContribution?: number | null | undefined;
  actualRevenue?: number | null | undefined;
  buyerType?: string | null | undefined;
  callRailPhone?: string | null | undefined;
  chance?: number | null | undefined;
  estimatedContributionBand?: number | null | undefined;
  estimatedRevenueBand?: number | null | undefined;
  fromEmail?: string | null | undefined;
  fromName?: string | null | undefined;
  fromPhone?: string | null | undefined;
  fromType?: string | null | undefined;
  futureActionOn?: string | null | undefined;
  impactBuyerId: number;
  leadType?: LeadType | null | undefined;
  listTitle?: string | null | undefined;
  noOpportunityAt?: string | null | undefined;
  notes?: string | null | undefined;
  opportunitySummary?: string | null | undefined;
  personResponsibleId?: number | null | undefined;
  slimChanceAt?: string | null | undefined;
  soundingPositiveAt?: string | null | undefined;
  status?: LeadStatus | null | undefined;
  summary?: string | null | undefined;
  supplierId: number;
  urlKeyword?: string | null | undefined;
  weight?: number | null | undefined;
};

export type NotificationKind =
  | 'ACCOUNT'
  | 'CHANGE'
  | 'MAIL'
  | 'TASK'
  | 'WORK';

export type OfferedBuyerColumn =
  | 'BUYER_TYPE'
  | 'CHANCE_OF_LEAD'
  | 'CONTACT_NAME'
  | 'CONTRIBUTION_TOTAL'
  | 'EMAIL'
  | 'ENQUIRY_TOTAL'
  | 'ID'
  | 'INTERESTED_STATUS'
  | 'LEADS_COUNT'
  | 'NAME'
  | 'OPEN_LEAD'
  | 'PHONE'
  | 'REVENUE_TOTAL';

export type OfferedBuyerColumnFilter = {
  column: OfferedBuyerColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type OfferedBuyerListFilter = {
  columns?: Array<OfferedBuyerColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type OfferedBuyerListSort = {
  column: OfferedBuyerColumn;
  direction: SortDirection;
};

export type OfferedBuyerSelection = {
  except?: Array<number> | null | undefined;
  filter?: OfferedBuyerListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type OfferedSupplierColumn =
  | 'CALL_RAIL_PHONE'
  | 'CATEGORIES'
  | 'ID'
  | 'LEAD_SUMMARY'
  | 'LIST_TITLE'
  | 'LOCATIONS'
  | 'MEMBERSHIP_LISTING_DATE'
  | 'MEMBERSHIP_YEAR'
  | 'NAME'
  | 'OPEN_LEAD'
  | 'OWNER_CONTACT_PERSON'
  | 'SERVICE_REGIONS'
  | 'SPECIFIC_BENEFITS'
  | 'STATUS'
  | 'SUB_CATEGORIES'
  | 'URL_KEYWORD';

export type OfferedSupplierColumnFilter = {
  column: OfferedSupplierColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type OfferedSupplierListFilter = {
  columns?: Array<OfferedSupplierColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type OfferedSupplierListSort = {
  column: OfferedSupplierColumn;
  direction: SortDirection;
};

export type OfferedSupplierSelection = {
  except?: Array<number> | null | undefined;
  filter?: OfferedSupplierListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type OrderBulkInput = {
  status?: OrderStatus | null | undefined;
};

export type OrderColumn =
  | 'ADDRESS'
  | 'ADMIN_NOTES'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FULL_NAME'
  | 'GOOD_CAUSE'
  | 'GOOD_CAUSE_ID'
  | 'ID'
  | 'MESSAGE'
  | 'MOBILE'
  | 'STATUS'
  | 'TOTAL'
  | 'UPDATED_AT';

export type OrderColumnFilter = {
  column: OrderColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type OrderExportColumn = {
  column: OrderColumn;
  header: string;
};

export type OrderInput = {
  address?: string | null | undefined;
  adminNotes?: string | null | undefined;
  email?: string | null | undefined;
  fullName?: string | null | undefined;
  goodCauseId?: number | null | undefined;
  mobile?: string | null | undefined;
  status?: OrderStatus | null | undefined;
};

export type OrderListFilter = {
  columns?: Array<OrderColumnFilter> | null | undefined;
  externalRef?: ExternalRefInput | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type OrderListSort = {
  column: OrderColumn;
  direction: SortDirection;
};

export type OrderSelection = {
  except?: Array<number> | null | undefined;
  filter?: OrderListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type OrderStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'NEW'
  | 'SENT';

export type OutboxJobState =
  | 'SET_ASIDE'
  | 'WAITING';

export type ProspectingBuyerInput = {
  contactConnection?: string | null | undefined;
  contactName?: string | null | undefined;
  contactTitle?: string | null | undefined;
  email?: string | null | undefined;
  goodCauseAction?: GoodCauseAction | null | undefined;
  goodCauseComments?: string | null | undefined;
  phone?: string | null | undefined;
};

export type QueuedJobState =
  | 'ACTIVE'
  | 'DELAYED'
  | 'FAILED'
  | 'WAITING';

export type RecordType =
  | 'ACTION_ITEM'
  | 'CATEGORY'
  | 'FEATURED_LISTING'
  | 'GOOD_CAUSE'
  | 'IMPACT_BUYER'
  | 'LEAD'
  | 'MESSAGE'
  | 'ORDER'
  | 'SALES_ENQUIRY'
  | 'SEARCH_SYNONYM'
  | 'SITE_SETTINGS'
  | 'SUPPLIER'
  | 'USER';

export type RelaxationStep =
  | 'NEARBY'
  | 'PARENT_CATEGORY'
  | 'PARENT_CATEGORY_NEARBY';

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

export type SalesEnquiryBulkInput = {
  archived?: boolean | null | undefined;
  followUpOn?: string | null | undefined;
  paidToGoodCause?: boolean | null | undefined;
  personResponsibleId?: number | null | undefined;
  progress?: EnquiryProgress | null | undefined;
};

export type SalesEnquiryColumn =
  | 'BUYER_TYPE'
  | 'CATEGORY'
  | 'CONTRIBUTION'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'EMAIL_STATE'
  | 'ENQUIRED_AT'
  | 'ENQUIRY_ABOUT'
  | 'FOLLOW_UP_ON'
  | 'FULL_NAME'
  | 'GOOD_CAUSE'
  | 'ID'
  | 'IMPACT_BUYER'
  | 'MOBILE'
  | 'PAID_TO_GOOD_CAUSE'
  | 'PERSON_RESPONSIBLE'
  | 'PROGRESS'
  | 'REVENUE'
  | 'SUPPLIER'
  | 'SUPPLIER_LIST_TITLE'
  | 'UPDATED_AT'
  | 'VIA'
  | 'XERO_INVOICE';

export type SalesEnquiryColumnFilter = {
  column: SalesEnquiryColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type SalesEnquiryExportColumn = {
  column: SalesEnquiryColumn;
  header: string;
};

export type SalesEnquiryFilter = {
  actionNeeded?: boolean | null | undefined;
  archived?: boolean | null | undefined;
  columns?: Array<SalesEnquiryColumnFilter> | null | undefined;
  emailState?: Array<EmailState> | null | undefined;
  externalRef?: ExternalRefInput | null | undefined;
  goodCauseId?: number | null | undefined;
  ids?: Array<number> | null | undefined;
  impactBuyerId?: number | null | undefined;
  paidToGoodCause?: boolean | null | undefined;
  progress?: Array<EnquiryProgress> | null | undefined;
  search?: string | null | undefined;
  supplierId?: number | null | undefined;
  via?: Array<EnquiryVia> | null | undefined;
  waitsForCause?: boolean | null | undefined;
  withArchived?: boolean | null | undefined;
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

export type SalesEnquiryListSort = {
  column: SalesEnquiryColumn;
  direction: SortDirection;
};

export type SalesEnquirySelection = {
  except?: Array<number> | null | undefined;
  filter?: SalesEnquiryFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type SavedViewChanges = {
  columns?: ColumnArrangementInput | null | undefined;
  name?: string | null | undefined;
  search?: string | null | undefined;
  shared?: boolean | null | undefined;
};

export type SavedViewInput = {
  columns?: ColumnArrangementInput | null | undefined;
  list: string;
  name: string;
  search: string;
  shared?: boolean | null | undefined;
};

export type SearchMissBulkInput = {
  dismissed?: boolean | null | undefined;
};

export type SearchMissColumn =
  | 'DISMISSED'
  | 'FIRST_SEARCHED_AT'
  | 'LAST_SEARCHED_AT'
  | 'SEARCHES'
  | 'TEXT';

export type SearchMissColumnFilter = {
  column: SearchMissColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type SearchMissExportColumn = {
  column: SearchMissColumn;
  header: string;
};

export type SearchMissListFilter = {
  columns?: Array<SearchMissColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type SearchMissListSort = {
  column: SearchMissColumn;
  direction: SortDirection;
};

export type SearchMissSelection = {
  except?: Array<number> | null | undefined;
  filter?: SearchMissListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type SearchSynonymColumn =
  | 'CREATED_AT'
  | 'MEANS'
  | 'PHRASE'
  | 'UPDATED_AT';

export type SearchSynonymColumnFilter = {
  column: SearchSynonymColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type SearchSynonymExportColumn = {
  column: SearchSynonymColumn;
  header: string;
};

export type SearchSynonymInput = {
  means: Array<string>;
  phrase: string;
};

export type SearchSynonymListFilter = {
  columns?: Array<SearchSynonymColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type SearchSynonymListSort = {
  column: SearchSynonymColumn;
  direction: SortDirection;
};

export type SearchSynonymSelection = {
  except?: Array<number> | null | undefined;
  filter?: SearchSynonymListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type SendSalesEnquiryInput = {
  address?: string | null | undefined;
  companyFax?: string | null | undefined;
  email: string;
  enquiryAbout?: string | null | undefined;
  /** @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30. */
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

export type ServiceBulkInput = {
  offered?: boolean | null | undefined;
};

export type ServiceColumn =
  | 'CREATED_AT'
  | 'ID'
  | 'LABEL'
  | 'LISTED_SUPPLIERS'
  | 'OFFERED'
  | 'UPDATED_AT';

export type ServiceColumnFilter = {
  column: ServiceColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type ServiceExportColumn = {
  column: ServiceColumn;
  header: string;
};

export type ServiceListFilter = {
  columns?: Array<ServiceColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type ServiceListSort = {
  column: ServiceColumn;
  direction: SortDirection;
};

export type ServiceSelection = {
  except?: Array<number> | null | undefined;
  filter?: ServiceListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type SignInMethod =
  | 'EMAIL_LINK'
  | 'GOOGLE'
  | 'PASSWORD';

export type SiteSettingsInput = {
  contributions: number;
  version: number;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StatisticsOf =
  | 'ALL'
  | 'GOOD_CAUSE'
  | 'IMPACT_BUYER'
  | 'SUPPLIER';

export type SubCategoryInput = {
  id?: number | null | undefined;
  name: string;
};

export type SupplierAlertColumn =
  | 'CONFIRMED'
  | 'CREATED_AT'
  | 'PLACE'
  | 'REGION'
  | 'TRADE';

export type SupplierAlertColumnFilter = {
  column: SupplierAlertColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type SupplierAlertExportColumn = {
  column: SupplierAlertColumn;
  header: string;
};

export type SupplierAlertInput = {
  companyFax?: string | null | undefined;
  email: string;
  /** @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30. */
  filledInMs?: number | null | undefined;
  language?: Language | null | undefined;
  search: SupplierSearchFilter;
};

export type SupplierAlertListFilter = {
  columns?: Array<SupplierAlertColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type SupplierAlertListSort = {
  column: SupplierAlertColumn;
  direction: SortDirection;
};

export type SupplierAlertSelection = {
  except?: Array<number> | null | undefined;
  filter?: SupplierAlertListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type SupplierBulkInput = {
  affiliateButtonVisible?: boolean | null | undefined;
  categoryIds?: Array<number> | null | undefined;
  commercialSearchWeight?: number | null | undefined;
  consumerSearchWeight?: number | null | undefined;
  contributionDetails?: string | null | undefined;
  contributionType?: ContributionType | null | undefined;
  emailButtonVisible?: boolean | null | undefined;
  emailNotificationsDisabled?: boolean | null | undefined;
  isGstRegistered?: boolean | null | undefined;
  membershipListingDate?: string | null | undefined;
  membershipOption?: string | null | undefined;
  promotionLive?: boolean | null | undefined;
  reasonForLeaving?: string | null | undefined;
  searchServices?: Array<string> | null | undefined;
  searchWeight?: number | null | undefined;
  serviceDistricts?: Array<string> | null | undefined;
  serviceRegions?: Array<string> | null | undefined;
  services?: Array<string> | null | undefined;
  showCommercial?: boolean | null | undefined;
  showConsumer?: boolean | null | undefined;
  signUpMonth?: Month | null | undefined;
  specificBenefits?: string | null | undefined;
  status?: SupplierStatus | null | undefined;
  subCategoryIds?: Array<number> | null | undefined;
  sustainabilityCarbon?: boolean | null | undefined;
  sustainabilityEnergy?: boolean | null | undefined;
  sustainabilitySme?: boolean | null | undefined;
  sustainabilitySocialEnterprise?: boolean | null | undefined;
  sustainabilitySocialImpact?: boolean | null | undefined;
  sustainabilityWaste?: boolean | null | undefined;
  sustainabilityWater?: boolean | null | undefined;
  useContactForm?: boolean | null | undefined;
};

export type SupplierColumn =
  | 'ABOUT_WHAT_WE_DO'
  | 'ADMIN_NOTES'
  | 'AFFILIATE_BUTTON_LINK'
  | 'AFFILIATE_BUTTON_SUB_TEXT'
  | 'AFFILIATE_BUTTON_TEXT'
  | 'AFFILIATE_BUTTON_VISIBLE'
  | 'BUTTON_LINK'
  | 'BUTTON_SUB_TEXT'
  | 'BUTTON_TEXT'
  | 'CALL_RAIL_PHONE'
  | 'CALL_TRACKING_FORWARD_NUMBER'
  | 'CALL_TRACKING_TITLE'
  | 'CATEGORIES'
  | 'COMMERCIAL_SEARCH_WEIGHT'
  | 'CONSUMER_SEARCH_WEIGHT'
  | 'CONTACT_US_HEADER'
  | 'CONTACT_US_SUBHEADING'
  | 'CONTRIBUTION_DETAILS'
  | 'CONTRIBUTION_TOTAL'
  | 'CONTRIBUTION_TYPE'
  | 'CREATED_AT'
  | 'DESKTOP_URL'
  | 'DESTINATION_URL'
  | 'EMAIL_BUTTON_VISIBLE'
  | 'EMAIL_FILE_DESCRIPTION'
  | 'EMAIL_NOTIFICATIONS_DISABLED'
  | 'ENQUIRY_EMAIL'
  | 'ENQUIRY_TOTAL'
  | 'ID'
  | 'IMAGE_URL'
  | 'IMPACT_BUYER'
  | 'IMPACT_BUYER_ID'
  | 'INTROS_EMAIL'
  | 'INVOICE_EMAIL'
  | 'IS_GST_REGISTERED'
  | 'LEAD_SUMMARY'
  | 'LISTED'
  | 'LIST_TITLE'
  | 'LOCATIONS'
  | 'MEMBERSHIP_LISTING_DATE'
  | 'MEMBERSHIP_OPTION'
  | 'MEMBERSHIP_YEAR'
  | 'MOBILE_URL'
  | 'NAME'
  | 'OUR_WORK_HEADING_OVERRIDE'
  | 'OWNER_CONTACT_PERSON'
  | 'OWNER_EMAIL'
  | 'OWNER_MOBILE'
  | 'OWNER_NAME'
  | 'PAPER_DIRECTORY_EMAIL_ALIAS'
  | 'PAPER_DIRECTORY_LAST_CHANGED'
  | 'PHYSICAL_ADDRESS'
  | 'PHYSICAL_CITY'
  | 'PHYSICAL_POST_CODE'
  | 'PHYSICAL_SUBURB'
  | 'POSTAL_ADDRESS'
  | 'POSTAL_AS_ABOVE'
  | 'POSTAL_CITY'
  | 'POSTAL_POST_CODE'
  | 'POSTAL_SUBURB'
  | 'PROFILE_PICTURE_TITLE'
  | 'PROMOTION_LIVE'
  | 'REASON_FOR_LEAVING'
  | 'REVENUE_TOTAL'
  | 'SEARCH_SERVICES'
  | 'SEARCH_WEIGHT'
  | 'SERVICES'
  | 'SERVICES_HEADING_OVERRIDE'
  | 'SERVICE_DISTRICTS'
  | 'SERVICE_REGIONS'
  | 'SHOW_COMMERCIAL'
  | 'SHOW_CONSUMER'
  | 'SIGN_UP_MONTH'
  | 'SPECIAL_FIELD_LABEL'
  | 'SPECIFIC_BENEFITS'
  | 'STATUS'
  | 'STORAGE_ID'
  | 'SUB_CATEGORIES'
  | 'SUSTAINABILITY_CARBON'
  | 'SUSTAINABILITY_ENERGY'
  | 'SUSTAINABILITY_SME'
  | 'SUSTAINABILITY_SOCIAL_ENTERPRISE'
  | 'SUSTAINABILITY_SOCIAL_IMPACT'
  | 'SUSTAINABILITY_WASTE'
  | 'SUSTAINABILITY_WATER'
  | 'UPDATED_AT'
  | 'URL_KEYWORD'
  | 'USE_CONTACT_FORM'
  | 'WEBSITE'
  | 'WHO_ARE_WE';

export type SupplierColumnFilter = {
  column: SupplierColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type SupplierEditorRole =
  | 'ADMIN'
  | 'SUPPLIER';

export type SupplierExportColumn = {
  column: SupplierColumn;
  header: string;
};

export type SupplierInput = {
  aboutWhatWeDo?: string | null | undefined;
  adminNotes?: string | null | undefined;
  affiliateButtonLink?: string | null | undefined;
  affiliateButtonSubText?: string | null | undefined;
  affiliateButtonText?: string | null | undefined;
  affiliateButtonVisible?: boolean | null | undefined;
  buttonLink?: string | null | undefined;
  buttonSubText?: string | null | undefined;
  buttonText?: string | null | undefined;
  callRailPhone?: string | null | undefined;
  callTrackingForwardNumber?: string | null | undefined;
  callTrackingTitle?: CallTrackingTitle | null | undefined;
  categoryIds?: Array<number> | null | undefined;
  commercialSearchWeight?: number | null | undefined;
  consumerSearchWeight?: number | null | undefined;
  contactUsHeader?: string | null | undefined;
  contactUsSubheading?: string | null | undefined;
  contributionDetails?: string | null | undefined;
  contributionType?: ContributionType | null | undefined;
  desktopUrl?: string | null | undefined;
  destinationUrl?: string | null | undefined;
  emailButtonVisible?: boolean | null | undefined;
  emailFileDescription?: string | null | undefined;
  emailNotificationsDisabled?: boolean | null | undefined;
  enquiryEmail?: string | null | undefined;
  imageUrl?: string | null | undefined;
  impactBuyerId?: number | null | undefined;
  introsEmail?: string | null | undefined;
  invoiceEmail?: string | null | undefined;
  isGstRegistered?: boolean | null | undefined;
  leadSummary?: string | null | undefined;
  learnMoreFiles?: Array<LearnMoreFileInput> | null | undefined;
  listTitle?: string | null | undefined;
  locations?: Array<string> | null | undefined;
  locationsJson?: Array<unknown> | null | undefined;
  membershipListingDate?: string | null | undefined;
  membershipOption?: string | null | undefined;
  mobileUrl?: string | null | undefined;
  name?: string | null | undefined;
  ourWorkHeadingOverride?: string | null | undefined;
  ownerContactPerson?: string | null | undefined;
  ownerEmail?: string | null | undefined;
  ownerMobile?: string | null | undefined;
  ownerName?: string | null | undefined;
  paperDirectoryEmailAlias?: string | null | undefined;
  paperDirectoryLastChanged?: string | null | undefined;
  physicalAddress?: string | null | undefined;
  physicalCity?: string | null | undefined;
  physicalPostCode?: string | null | undefined;
  physicalSuburb?: string | null | undefined;
  postalAddress?: string | null | undefined;
  postalAsAbove?: boolean | null | undefined;
  postalCity?: string | null | undefined;
  postalPostCode?: string | null | undefined;
  postalSuburb?: string | null | undefined;
  profilePictureTitle?: string | null | undefined;
  promotionLive?: boolean | null | undefined;
  reasonForLeaving?: string | null | undefined;
  searchServices?: Array<string> | null | undefined;
  searchWeight?: number | null | undefined;
  serviceDistricts?: Array<string> | null | undefined;
  serviceRegions?: Array<string> | null | undefined;
  services?: Array<string> | null | undefined;
  servicesHeadingOverride?: string | null | undefined;
  showCommercial?: boolean | null | undefined;
  showConsumer?: boolean | null | undefined;
  signUpMonth?: Month | null | undefined;
  specialFieldLabel?: string | null | undefined;
  specificBenefits?: string | null | undefined;
  status?: SupplierStatus | null | undefined;
  storageId?: string | null | undefined;
  subCategoryIds?: Array<number> | null | undefined;
  sustainabilityCarbon?: boolean | null | undefined;
  sustainabilityEnergy?: boolean | null | undefined;
  sustainabilityNotes?: unknown;
  sustainabilitySme?: boolean | null | undefined;
  sustainabilitySocialEnterprise?: boolean | null | undefined;
  sustainabilitySocialImpact?: boolean | null | undefined;
  sustainabilityWaste?: boolean | null | undefined;
  sustainabilityWater?: boolean | null | undefined;
  testimonials?: Array<TestimonialInput> | null | undefined;
  urlKeyword?: string | null | undefined;
  useContactForm?: boolean | null | undefined;
  website?: string | null | undefined;
  whoAreWe?: string | null | undefined;
  workExamples?: Array<WorkExampleInput> | null | undefined;
};

export type SupplierListFilter = {
  columns?: Array<SupplierColumnFilter> | null | undefined;
  externalRef?: ExternalRefInput | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type SupplierListSort = {
  column: SupplierColumn;
  direction: SortDirection;
};

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

export type SupplierSelection = {
  except?: Array<number> | null | undefined;
  filter?: SupplierListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type SupplierSort =
  | 'BEST_MATCH'
  | 'NAME'
  | 'NEWEST';

export type SupplierStatisticsColumn =
  | 'CATEGORIES'
  | 'CONTRIBUTION'
  | 'CONTRIBUTION_PER_ENQUIRY'
  | 'ENQUIRIES'
  | 'ENQUIRIES_PERCENT'
  | 'ID'
  | 'INTERESTED_STATUS'
  | 'NAME'
  | 'REVENUE'
  | 'SUB_CATEGORIES';

export type SupplierStatisticsColumnFilter = {
  column: SupplierStatisticsColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type SupplierStatisticsExportColumn = {
  column: SupplierStatisticsColumn;
  header: string;
};

export type SupplierStatisticsListFilter = {
  columns?: Array<SupplierStatisticsColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type SupplierStatisticsListSort = {
  column: SupplierStatisticsColumn;
  direction: SortDirection;
};

export type SupplierStatisticsSelection = {
  except?: Array<number> | null | undefined;
  filter?: SupplierStatisticsListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type SupplierStatus =
  | 'ADMIN'
  | 'APPROVED_AND_LIVE'
  | 'DRAFTING'
  | 'LEFT_AND_REMOVED'
  | 'PAUSED_LIVE'
  | 'PROSPECTING';

export type TaskState =
  | 'FAILED'
  | 'FINISHED'
  | 'RUNNING'
  | 'STOPPED'
  | 'WAITING';

export type TestimonialColumn =
  | 'CREATED_AT'
  | 'FEATURED'
  | 'FULL_NAME'
  | 'ID'
  | 'MESSAGE'
  | 'POSITION'
  | 'SUPPLIER'
  | 'SUPPLIER_ID'
  | 'UPDATED_AT'
  | 'VISIBLE';

export type TestimonialColumnFilter = {
  column: TestimonialColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type TestimonialExportColumn = {
  column: TestimonialColumn;
  header: string;
};

export type TestimonialInput = {
  featured?: boolean | null | undefined;
  fullName?: string | null | undefined;
  id?: number | null | undefined;
  message?: string | null | undefined;
  position?: number | null | undefined;
  visible?: boolean | null | undefined;
};

export type TestimonialListFilter = {
  columns?: Array<TestimonialColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type TestimonialListSort = {
  column: TestimonialColumn;
  direction: SortDirection;
};

export type TestimonialSelection = {
  except?: Array<number> | null | undefined;
  filter?: TestimonialListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type TimelineActorKind =
  | 'COMMAND'
  | 'FORMER'
  | 'LINK'
  | 'OTHER'
  | 'PERSON'
  | 'STAFF'
  | 'SYSTEM'
  | 'WEBSITE'
  | 'YOU';

export type TimelineJobState =
  | 'PARKED'
  | 'STARTED'
  | 'WAITING';

export type TimelineValueKind =
  | 'CHOICE'
  | 'DAY'
  | 'FLAG'
  | 'INSTANT'
  | 'LIST'
  | 'NUMBER'
  | 'ROW'
  | 'TEXT';

export type TokenScope =
  | 'ACTIONS_READ'
  | 'ACTIONS_WRITE'
  | 'ALERTS_READ'
  | 'ALERTS_WRITE'
  | 'BUYERS_READ'
  | 'BUYERS_WRITE'
  | 'CATEGORIES_READ'
  | 'CATEGORIES_WRITE'
  | 'CAUSES_READ'
  | 'CAUSES_WRITE'
  | 'CLICKS_READ'
  | 'CLICKS_WRITE'
  | 'ENQUIRIES_READ'
  | 'ENQUIRIES_WRITE'
  | 'FILES_READ'
  | 'FILES_WRITE'
  | 'IMPORTS_READ'
  | 'IMPORTS_WRITE'
  | 'LEADS_READ'
  | 'LEADS_WRITE'
  | 'MAIL_READ'
  | 'MAIL_WRITE'
  | 'MESSAGES_READ'
  | 'MESSAGES_WRITE'
  | 'ORDERS_READ'
  | 'ORDERS_WRITE'
  | 'PROFILE_READ'
  | 'PROFILE_WRITE'
  | 'RECORDS_READ'
  | 'RECORDS_WRITE'
  | 'REPORTS_READ'
  | 'REPORTS_WRITE'
  | 'SEARCH_READ'
  | 'SEARCH_WRITE'
  | 'SITE_READ'
  | 'SITE_WRITE'
  | 'SUPPLIERS_READ'
  | 'SUPPLIERS_WRITE'
  | 'TASKS_READ'
  | 'TASKS_WRITE'
  | 'USERS_READ';

export type TrashFilter = {
  search?: string | null | undefined;
};

export type TrashSelection = {
  except?: Array<number> | null | undefined;
  filter?: TrashFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type UserColumn =
  | 'CREATED_AT'
  | 'DEACTIVATED'
  | 'DEACTIVATED_AT'
  | 'EMAIL'
  | 'EMAIL_VERIFIED'
  | 'FULL_NAME'
  | 'GOOD_CAUSE'
  | 'GOOD_CAUSE_ID'
  | 'ID'
  | 'IDENTITY_ID'
  | 'IMPACT_BUYER'
  | 'IMPACT_BUYER_ID'
  | 'LAST_SIGNED_IN_AT'
  | 'ROLES'
  | 'SUPPLIER'
  | 'SUPPLIER_ID'
  | 'UPDATED_AT';

export type UserColumnFilter = {
  column: UserColumn;
  test: ColumnTest;
  values?: Array<string>;
};

export type UserExportColumn = {
  column: UserColumn;
  header: string;
};

export type UserInput = {
  fullName?: string | null | undefined;
  goodCauseId?: number | null | undefined;
  impactBuyerId?: number | null | undefined;
  roles?: Array<Role> | null | undefined;
  supplierId?: number | null | undefined;
};

export type UserInvitation = {
  email: string;
  fullName?: string | null | undefined;
  goodCauseId?: number | null | undefined;
  impactBuyerId?: number | null | undefined;
  roles?: Array<Role> | null | undefined;
  supplierId?: number | null | undefined;
};

export type UserLinks = {
  goodCauseId?: number | null | undefined;
  impactBuyerId?: number | null | undefined;
  supplierId?: number | null | undefined;
};

export type UserListFilter = {
  columns?: Array<UserColumnFilter> | null | undefined;
  ids?: Array<number> | null | undefined;
  search?: string | null | undefined;
};

export type UserListSort = {
  column: UserColumn;
  direction: SortDirection;
};

export type UserSelection = {
  except?: Array<number> | null | undefined;
  filter?: UserListFilter | null | undefined;
  ids?: Array<number> | null | undefined;
};

export type WebhookChanges = {
  eventTypes?: Array<WebhookEvent> | null | undefined;
  name?: string | null | undefined;
  url?: string | null | undefined;
};

export type WebhookDeliveryEvent =
  | 'BUYER_CHANGED'
  | 'BUYER_CREATED'
  | 'BUYER_DELETED'
  | 'CAUSE_CHANGED'
  | 'CAUSE_CREATED'
  | 'CAUSE_DELETED'
  | 'CERTIFICATE_READY'
  | 'ENQUIRY_CHANGED'
  | 'ENQUIRY_COMPLETED'
  | 'ENQUIRY_CREATED'
  | 'ENQUIRY_DELETED'
  | 'LEAD_CHANGED'
  | 'LEAD_CREATED'
  | 'LEAD_DELETED'
  | 'ORDER_PLACED'
  | 'SUPPLIER_CHANGED'
  | 'SUPPLIER_CREATED'
  | 'SUPPLIER_DELETED'
  | 'WEBHOOK_TEST';

export type WebhookDeliveryStatus =
  | 'DELIVERED'
  | 'FAILED'
  | 'WAITING';

export type WebhookEvent =
  | 'BUYER_CHANGED'
  | 'BUYER_CREATED'
  | 'BUYER_DELETED'
  | 'CAUSE_CHANGED'
  | 'CAUSE_CREATED'
  | 'CAUSE_DELETED'
  | 'CERTIFICATE_READY'
  | 'ENQUIRY_CHANGED'
  | 'ENQUIRY_COMPLETED'
  | 'ENQUIRY_CREATED'
  | 'ENQUIRY_DELETED'
  | 'LEAD_CHANGED'
  | 'LEAD_CREATED'
  | 'LEAD_DELETED'
  | 'ORDER_PLACED'
  | 'SUPPLIER_CHANGED'
  | 'SUPPLIER_CREATED'
  | 'SUPPLIER_DELETED';

export type WebhookInput = {
  eventTypes: Array<WebhookEvent>;
  name: string;
  url: string;
};

export type WebhookPauseReason =
  | 'ACCESS_ENDED'
  | 'FAILING'
  | 'GONE'
  | 'OWNER';

export type WordReason =
  | 'AS_TYPED'
  | 'BEGUN'
  | 'IGNORED'
  | 'MISSPELT'
  | 'SYNONYM'
  | 'UNKNOWN';

export type WorkExampleInput = {
  description?: string | null | undefined;
  id?: number | null | undefined;
  imageOrientation?: ImageOrientation | null | undefined;
  imageUrl?: string | null | undefined;
  position?: number | null | undefined;
  type?: WorkExampleType | null | undefined;
  videoUrl?: string | null | undefined;
};

export type WorkExampleType =
  | 'IMAGE'
  | 'VIDEO';

export type YearlyReportOf =
  | 'GOOD_CAUSE'
  | 'SUPPLIER';
