export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day in New Zealand without a time, such as 2026-11-23. */
  Date: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** An action in the action centre that staff have to deal with. */
export type ActionItem = {
  /** The assigned staff member. Null if unassigned. Null for an API token without the scope `users:read`. */
  assignedTo: Maybe<NamedRef>;
  /** The id of the assigned staff member. Null if unassigned, which shows it to all staff. */
  assignedToId: Maybe<Scalars['Int']['output']>;
  /** The time at which the action item was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The user who caused the action. Null if no user did, such as for a message from a visitor. Null for an API token without the scope `users:read`. */
  createdBy: Maybe<NamedRef>;
  /** The id of the user who caused the action. Null if no user did. */
  createdById: Maybe<Scalars['Int']['output']>;
  /** The time by which the action is due. Null for no due date. */
  dueBy: Maybe<Scalars['DateTime']['output']>;
  /** The id of the action item. */
  id: Scalars['Int']['output'];
  /** True if the action is still new after its due date. */
  overdue: Scalars['Boolean']['output'];
  /** The path of the page of this site on which to deal with the action. {ref_id} is replaced by the id of the record. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  /** The id of the record that the action is about. Null if there is none. */
  refId: Maybe<Scalars['Int']['output']>;
  /** The status of the action. */
  status: ActionStatus;
  /** The type of the action, such as Lead Response. */
  type: Scalars['String']['output'];
  /** The time of the last change to the action item. */
  updatedAt: Scalars['DateTime']['output'];
  /** The text of the action, for staff to read. */
  value: Maybe<Scalars['String']['output']>;
  /** The version of the action item, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** The changes to many actions. Fields that are left out stay as they are. Null clears a field. */
export type ActionItemBulkInput = {
  /** The id of the assigned staff member. Null if unassigned, which shows it to all staff. */
  assignedToId?: InputMaybe<Scalars['Int']['input']>;
  /** The time by which the action is due. Null for no due date. */
  dueBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** The status of the action. */
  status?: InputMaybe<ActionStatus>;
};

/** A change to an action, identified by the version that it created. */
export type ActionItemChange = {
  /** The id of the action. */
  id: Scalars['Int']['output'];
  /** The version of the action after the change. */
  version: Scalars['Int']['output'];
};

/** A column of the action item list. */
export type ActionItemColumn =
  /** The column `assignedTo`. */
  | 'ASSIGNED_TO'
  /** The column `assignedToId`. */
  | 'ASSIGNED_TO_ID'
  /** The column `assignee`. */
  | 'ASSIGNEE'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `createdBy`. */
  | 'CREATED_BY'
  /** The column `createdById`. */
  | 'CREATED_BY_ID'
  /** The column `dueBy`. */
  | 'DUE_BY'
  /** The column `id`. */
  | 'ID'
  /** The column `overdue`. */
  | 'OVERDUE'
  /** The column `redirectUrl`. */
  | 'REDIRECT_URL'
  /** The column `refId`. */
  | 'REF_ID'
  /** The column `status`. */
  | 'STATUS'
  /** The column `type`. */
  | 'TYPE'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `value`. */
  | 'VALUE';

/** A condition on a column of the action item list. */
export type ActionItemColumnFilter = {
  /** The column to test. */
  column: ActionItemColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type ActionItemConnection = {
  /** The items on this page. */
  nodes: Array<ActionItem>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type ActionItemExportColumn = {
  /** The column of the list. */
  column: ActionItemColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** Changes to an action. Fields that are left out stay as they are. Null clears a field. */
export type ActionItemInput = {
  /** The id of the assigned staff member. Null if unassigned, which shows it to all staff. */
  assignedToId?: InputMaybe<Scalars['Int']['input']>;
  /** The time by which the action is due. Null for no due date. */
  dueBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** The status of the action. */
  status?: InputMaybe<ActionStatus>;
};

/** A filter of the action item list. Fields that are left out have no effect. */
export type ActionItemListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<ActionItemColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the action item list. */
export type ActionItemListSort = {
  /** The column to sort by. */
  column: ActionItemColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type ActionItemSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<ActionItemListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The status of an action. */
export type ActionStatus =
  /** Staff have dismissed the action. */
  | 'DISMISSED'
  /** The action has been dealt with. */
  | 'DONE'
  /** The action is waiting for staff. */
  | 'NEW';

/** A sign-in of the caller that has not ended. */
export type ActiveSession = {
  /** The browser at the last use, such as Firefox. Null if unknown. */
  browser: Maybe<Scalars['String']['output']>;
  /** True for the sign-in of this request. */
  current: Scalars['Boolean']['output'];
  /** The id of the active session. */
  id: Scalars['Int']['output'];
  /** The time of the last renewal. A client that is in use renews within 15 minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The way in which the user signed in. Null if unknown. */
  method: Maybe<SignInMethod>;
  /** The network address at the last use: an IPv4 address or an IPv6 /64. Null if unknown. */
  networkAddress: Maybe<Scalars['String']['output']>;
  /** The operating system or device at the last use, such as iPhone. Null if unknown. */
  operatingSystem: Maybe<Scalars['String']['output']>;
  /** The time of the sign-in. */
  signedInAt: Scalars['DateTime']['output'];
};

/** A suggested address in New Zealand. Parts that are not known are null. */
export type AddressSuggestion = {
  /** The name of the town or city. */
  city: Maybe<Scalars['String']['output']>;
  /** The id of the suggestion. */
  id: Scalars['ID']['output'];
  /** The whole address in one line. */
  label: Scalars['String']['output'];
  /** The postcode of four digits. */
  postCode: Maybe<Scalars['String']['output']>;
  /** The street number and street. */
  street: Maybe<Scalars['String']['output']>;
  /** The name of the suburb. */
  suburb: Maybe<Scalars['String']['output']>;
};

/** A click on the affiliate button of a supplier. */
export type AffiliateClick = {
  /** The time of the click. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the click. */
  id: Scalars['Int']['output'];
  /** The impact buyer of the visitor. Null if unknown, or if the caller may not see it. Null for an API token without the scope `buyers:read`. */
  impactBuyer: Maybe<NamedRef>;
  /** The time at which staff marked the click as reviewed. Null if not reviewed. */
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  /** The supplier of the button. */
  supplier: NamedRef;
  /** The address that the button opened. */
  url: Scalars['String']['output'];
};

/** A column of the affiliate click list. */
export type AffiliateClickColumn =
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `id`. */
  | 'ID'
  /** The column `impactBuyer`. */
  | 'IMPACT_BUYER'
  /** The column `reviewed`. */
  | 'REVIEWED'
  /** The column `reviewedAt`. */
  | 'REVIEWED_AT'
  /** The column `supplier`. */
  | 'SUPPLIER'
  /** The column `supplierId`. */
  | 'SUPPLIER_ID'
  /** The column `url`. */
  | 'URL';

/** A condition on a column of the affiliate click list. */
export type AffiliateClickColumnFilter = {
  /** The column to test. */
  column: AffiliateClickColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type AffiliateClickConnection = {
  /** The items on this page. */
  nodes: Array<AffiliateClick>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type AffiliateClickExportColumn = {
  /** The column of the list. */
  column: AffiliateClickColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the affiliate click list. Fields that are left out have no effect. */
export type AffiliateClickListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<AffiliateClickColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the affiliate click list. */
export type AffiliateClickListSort = {
  /** The column to sort by. */
  column: AffiliateClickColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type AffiliateClickSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<AffiliateClickListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A click on the affiliate button of a supplier. */
export type AffiliateLinkInput = {
  /** The id of the impact buyer. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the supplier. */
  supplierId: Scalars['Int']['input'];
  /** The web address that the affiliate button opens. */
  url: Scalars['String']['input'];
};

/** A token with which another system acts for a user. */
export type ApiToken = {
  /** The time at which the API token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The time at which the token expires. Null if it does not expire. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the API token. */
  id: Scalars['Int']['output'];
  /** The time of the last request, to the minute. Null if the token was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name that the owner gave the token. */
  name: Scalars['String']['output'];
  /** The permissions of the token. */
  scopes: Array<TokenScope>;
  /** The first characters of the token. The rest is not stored. */
  tokenStart: Scalars['String']['output'];
};

/** An API token to create. */
export type ApiTokenInput = {
  /** The number of days until the token expires, at most 366. Null for a token without expiry. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The name of the token, of up to 60 characters. */
  name: Scalars['String']['input'];
  /** The permissions, at least one. */
  scopes: Array<TokenScope>;
};

/** The mode of the site, for one group of buyers. */
export type Audience =
  /** Organisations. Finds only suppliers that are shown to businesses. */
  | 'COMMERCIAL'
  /** Households. Finds only suppliers that are shown to households. */
  | 'CONSUMER'
  /** Suppliers for businesses and households alike. */
  | 'GENERAL';

/** An action of the audit log, on any type of record. */
export type AuditEntry = {
  /** The action, such as `supplier.changed`. */
  action: Scalars['String']['output'];
  /** The user or system behind the action. */
  actor: TimelineActor;
  /** The changed fields, as the timeline of the record shows them. Empty for records without a timeline. */
  changes: Array<TimelineChange>;
  /** The id of the audit entry. */
  id: Scalars['ID']['output'];
  /** The time of the action. */
  occurredAt: Scalars['DateTime']['output'];
  /** The id of the record. Null if there is none. */
  recordId: Maybe<Scalars['Int']['output']>;
  /** The name of the record. Null if it no longer exists or has no name. */
  recordName: Maybe<Scalars['String']['output']>;
  /** The id of the request, as in the log of the server. Null if it is not known. */
  requestId: Maybe<Scalars['String']['output']>;
  /** The type of the record as stored in the log, such as `sales-enquiry`. */
  subjectType: Scalars['String']['output'];
  /** The name of the API token that the user acted with. Null without a token. */
  tokenName: Maybe<Scalars['String']['output']>;
};

/** A column of the audit entry list. */
export type AuditEntryColumn =
  /** The column `action`. */
  | 'ACTION'
  /** The column `actor`. */
  | 'ACTOR'
  /** The column `actorKind`. */
  | 'ACTOR_KIND'
  /** The column `changes`. */
  | 'CHANGES'
  /** The column `field`. */
  | 'FIELD'
  /** The column `occurredAt`. */
  | 'OCCURRED_AT'
  /** The column `recordId`. */
  | 'RECORD_ID'
  /** The column `requestId`. */
  | 'REQUEST_ID'
  /** The column `subjectType`. */
  | 'SUBJECT_TYPE'
  /** The column `tokenName`. */
  | 'TOKEN_NAME';

/** A condition on a column of the audit entry list. */
export type AuditEntryColumnFilter = {
  /** The column to test. */
  column: AuditEntryColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type AuditEntryConnection = {
  /** The items on this page. */
  nodes: Array<AuditEntry>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of actions on all pages, counted up to 1,000. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type AuditEntryExportColumn = {
  /** The column of the list. */
  column: AuditEntryColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the audit entry list. Fields that are left out have no effect. */
export type AuditEntryListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<AuditEntryColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the audit entry list. */
export type AuditEntryListSort = {
  /** The column to sort by. */
  column: AuditEntryColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type AuditEntrySelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<AuditEntryListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The state of the certificate of an impact buyer, for staff. */
export type BuyerCertificate = {
  /** The time at which the latest certificate was created. Null if none has been issued. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the impact buyer. */
  id: Scalars['Int']['output'];
  /** The date of issue of the latest certificate. Null if none was issued. */
  issuedOn: Maybe<Scalars['Date']['output']>;
  /** The state of the next certificate. Null if none is being built. */
  next: Maybe<CertificateState>;
  /** The number of the latest certificate. Null if none has been issued. */
  number: Maybe<Scalars['String']['output']>;
  /** The reason why the next certificate failed. Null if it did not fail. */
  problem: Maybe<Scalars['String']['output']>;
  /** The time of the last change to the latest or the next certificate. Null if there is none. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** The version of the latest certificate. Null if none has been issued. */
  version: Maybe<Scalars['Int']['output']>;
};

/** The progress of a sale according to the buyer. */
export type BuyerFeedback =
  /** A completed sale. */
  | 'COMPLETED'
  /** A sale that did not happen. */
  | 'FALLEN_THROUGH'
  /** A sale in progress. */
  | 'IN_PROGRESS';

/** An impact buyer to choose, with the values that fill empty fields of the form. */
export type BuyerOption = {
  /** The address of the impact buyer. */
  address: Maybe<Scalars['String']['output']>;
  /** The name of the contact person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** The email address of the impact buyer. */
  email: Maybe<Scalars['String']['output']>;
  /** The id of the good cause that the buyer has chosen. Null until it has chosen one. */
  goodCauseId: Maybe<Scalars['Int']['output']>;
  /** The id of the buyer. */
  id: Scalars['Int']['output'];
  /** The name of the impact buyer. */
  name: Scalars['String']['output'];
  /** The phone number of the impact buyer. */
  phone: Maybe<Scalars['String']['output']>;
};

/** The kind of organisation of an impact buyer. */
export type BuyerType =
  /** The buyer is a charity. */
  | 'CHARITY'
  /** The buyer is a church. */
  | 'CHURCH'
  /** The buyer is a farm. */
  | 'FARM'
  /** A national government entity. */
  | 'GOVERNMENT'
  /** A large company with 50 or more staff. */
  | 'LARGE_COMPANY'
  /** A large corporate that is based nationally. */
  | 'LARGE_CORPORATE'
  /** A local government entity of a district. */
  | 'LOCAL_GOVERNMENT'
  /** A shopping mall. */
  | 'MALL'
  /** A service business with 20 to 50 staff. */
  | 'MEDIUM_SERVICE_BUSINESS'
  /** The office of a member of Parliament. */
  | 'MP_OFFICE'
  /** An online store. */
  | 'ONLINE_STORE'
  /** A physical shop. */
  | 'PHYSICAL_SHOP'
  /** The buyer is a pre-school. */
  | 'PRE_SCHOOL'
  /** The buyer is a school. */
  | 'SCHOOL'
  /** A self-employed person. */
  | 'SELF_EMPLOYED'
  /** A small corporate that is based regionally. */
  | 'SMALL_CORPORATE'
  /** A service business with 2 to 20 staff. */
  | 'SMALL_SERVICE_BUSINESS'
  /** A social enterprise. */
  | 'SOCIAL_ENTERPRISE';

/** The opportunities with one type of buyer. */
export type BuyerTypeOpportunities = {
  /** The type of buyer. Null for buyers without a type. */
  buyerType: Maybe<Scalars['String']['output']>;
  /** The number of opportunities. */
  opportunities: Scalars['Int']['output'];
};

/** The enquiries of one type of buyer. */
export type BuyerTypeSales = {
  /** The number of enquiries that are neither completed nor fallen through. */
  active: Scalars['Int']['output'];
  /** The type of buyer. Null for consumers. */
  buyerType: Maybe<BuyerType>;
  /** The number of completed sales. */
  completed: Scalars['Int']['output'];
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The number of sales that have fallen through. */
  fallenThrough: Scalars['Int']['output'];
};

/** The secret address of a staff member’s calendar, without the secret. */
export type CalendarLink = {
  /** The time at which the calendar link was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The time of the last request of a calendar app, to the minute. Null if there was none. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The role of the person who receives tracked calls. */
export type CallTrackingTitle =
  /** The office of the supplier. */
  | 'OFFICE'
  /** The owner-operator of the supplier. */
  | 'OWNER_OPERATOR'
  /** A salesperson of the supplier. */
  | 'SALESPERSON';

/** A category of suppliers with its sub categories. */
export type Category = {
  /** The sub categories, in the order set by staff, then by name. */
  children: Array<CategoryRef>;
  /** The id of the category. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the category. */
  name: Scalars['String']['output'];
  /** The position set by staff. Null if not set, which sorts it by name after the others. */
  position: Maybe<Scalars['Int']['output']>;
  /** The number of its listed suppliers. */
  supplierCount: Scalars['Int']['output'];
};

/** A column of the category list. */
export type CategoryColumn =
  /** The column `children`. */
  | 'CHILDREN'
  /** The column `childCount`. */
  | 'CHILD_COUNT'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `id`. */
  | 'ID'
  /** The column `imageUrl`. */
  | 'IMAGE_URL'
  /** The column `name`. */
  | 'NAME'
  /** The column `place`. */
  | 'PLACE'
  /** The column `storageId`. */
  | 'STORAGE_ID'
  /** The column `supplierCount`. */
  | 'SUPPLIER_COUNT'
  /** The column `updatedAt`. */
  | 'UPDATED_AT';

/** A condition on a column of the category list. */
export type CategoryColumnFilter = {
  /** The column to test. */
  column: CategoryColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** The contributions from the suppliers of one category. A supplier with several categories counts under its first one. */
export type CategoryContribution = {
  /** The id of the category. Null for suppliers without a category. */
  categoryId: Maybe<Scalars['Int']['output']>;
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The name of the category. Null for suppliers without a category. */
  name: Maybe<Scalars['String']['output']>;
};

/** A category or sub category with its number of search results. */
export type CategoryCount = {
  /** The id of the category or sub category. */
  recordId: Scalars['Int']['output'];
  /** The number of suppliers that the search finds in it. */
  suppliers: Scalars['Int']['output'];
};

/** The number of search results in each category. Categories without results are left out. */
export type CategoryCounts = {
  /** The categories with results. */
  categories: Array<CategoryCount>;
  /** The sub categories with results. */
  subCategories: Array<CategoryCount>;
  /** The number of results in all categories. */
  suppliers: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type CategoryExportColumn = {
  /** The column of the list. */
  column: CategoryColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** Values of a category. Fields that are left out stay as they are. Null or blank text clears a field. Sub categories that are left out stay. */
export type CategoryInput = {
  /** The sub categories to add or rename. */
  children?: InputMaybe<Array<SubCategoryInput>>;
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The name of the category. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The ids of sub categories to delete. */
  removedChildIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The id of the folder of its picture, for integrations. */
  storageId?: InputMaybe<Scalars['String']['input']>;
};

/** A filter of the category list. Fields that are left out have no effect. */
export type CategoryListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<CategoryColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the category list. */
export type CategoryListSort = {
  /** The column to sort by. */
  column: CategoryColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The result of reordering categories. */
export type CategoryOrder = {
  /** All categories in their new order. */
  categories: Array<Category>;
  /** The ids of the categories with a position after the change, in order. Others follow by name. */
  ordered: Array<Scalars['Int']['output']>;
  /** The ids of the categories with a position before the change, in order. */
  was: Array<Scalars['Int']['output']>;
};

/** A category with all its fields, for staff. */
export type CategoryRecord = {
  /** The number of its sub categories. */
  childCount: Scalars['Int']['output'];
  /** The sub categories, in the order set by staff, then by name. */
  children: Array<SubCategoryRecord>;
  /** The time at which the category was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the category. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the category. */
  name: Scalars['String']['output'];
  /** The place among all categories, from 1. */
  place: Scalars['Int']['output'];
  /** The position set by staff. Null if not set, which sorts it by name after the others. */
  position: Maybe<Scalars['Int']['output']>;
  /** The id of the folder of its picture, for integrations. */
  storageId: Maybe<Scalars['String']['output']>;
  /** The number of its suppliers, listed or not. */
  supplierCount: Scalars['Int']['output'];
  /** The time of the last change to the category. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the category, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** A page of a list. */
export type CategoryRecordConnection = {
  /** The items on this page. */
  nodes: Array<CategoryRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A reference to a category or a sub category. */
export type CategoryRef = {
  /** The id of the category. */
  id: Scalars['Int']['output'];
  /** The name of the category. */
  name: Scalars['String']['output'];
  /** The position set by staff. Null if not set, which sorts it by name after the others. */
  position: Maybe<Scalars['Int']['output']>;
};

/** The records to act on. Give either `ids` or `filter`. */
export type CategorySelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<CategoryListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A category or sub category that has suppliers. */
export type CategorySuggestion = {
  /** The id of the category. For a sub category, the id of its category. */
  categoryId: Scalars['Int']['output'];
  /** The name of the category or sub category. */
  name: Scalars['String']['output'];
  /** The id of the sub category. Null for a whole category. */
  subCategoryId: Maybe<Scalars['Int']['output']>;
  /** The name of the category that the sub category belongs to. Null for a whole category. */
  within: Maybe<Scalars['String']['output']>;
};

/** The contributions to one good cause. */
export type CauseContribution = {
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The id of the good cause. Null if none has been chosen yet. */
  goodCauseId: Maybe<Scalars['Int']['output']>;
  /** The name of the good cause. Null if none has been chosen yet. */
  name: Maybe<Scalars['String']['output']>;
};

/** A certificate with its number. The name and the figures of a withdrawn certificate are null. */
export type Certificate = {
  /** The name of its good cause. Null if there is none. */
  causeName: Maybe<Scalars['String']['output']>;
  /** The contribution in New Zealand dollars. */
  contribution: Maybe<Scalars['Float']['output']>;
  /** The first year with a contribution. */
  firstYear: Maybe<Scalars['Int']['output']>;
  /** The contribution as equivalent hours of community work. */
  hours: Maybe<Scalars['Int']['output']>;
  /** The id of the impact buyer, whose report is public. */
  impactBuyerId: Maybe<Scalars['Int']['output']>;
  /** The date of issue. */
  issuedOn: Scalars['Date']['output'];
  /** The last year with a contribution. */
  lastYear: Maybe<Scalars['Int']['output']>;
  /** The name of the impact buyer. */
  name: Maybe<Scalars['String']['output']>;
  /** The number of the certificate, such as UC-2026-000123. */
  number: Scalars['String']['output'];
  /** The number of the latest certificate, if this one was replaced. Otherwise null. */
  replacedBy: Maybe<Scalars['String']['output']>;
  /** The validity of the certificate. */
  standing: CertificateStanding;
  /** The version, counted from 1 for each buyer. */
  version: Scalars['Int']['output'];
};

/** The validity of a certificate. */
export type CertificateStanding =
  /** The certificate is the latest one of its buyer. */
  | 'CURRENT'
  /** A newer certificate has replaced it. */
  | 'REPLACED'
  /** The buyer no longer has a public report. */
  | 'WITHDRAWN';

/** The state of a certificate. */
export type CertificateState =
  /** The certificate is being built. */
  | 'BUILDING'
  /** The certificate could not be built. */
  | 'FAILED'
  /** The certificate has been issued. */
  | 'READY';

/** The chance that leads of an impact buyer succeed. */
export type ChanceOfLead =
  /** A good chance. */
  | 'GOOD'
  /** A low chance. */
  | 'LOW'
  /** A strong chance. */
  | 'STRONG';

/** A page of the change feed. It has no total count: the feed never ends. */
export type ChangeFeed = {
  /** The changes, oldest first. */
  changes: Array<RecordChange>;
  /** True if more changes are ready to be read now. */
  hasMore: Scalars['Boolean']['output'];
  /** The position after these changes. Send it as `after` to continue. */
  position: Scalars['String']['output'];
};

/** The approved good cause that an impact buyer has chosen. */
export type ChosenCause = {
  /** A description of the good cause. */
  description: Maybe<Scalars['String']['output']>;
  /** The id of the good cause. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the good cause. */
  name: Scalars['String']['output'];
};

/** The good cause that an impact buyer has chosen. */
export type ChosenGoodCause = {
  /** The id of the chosen good cause. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the good cause. */
  name: Scalars['String']['output'];
  /** HTML of the good cause’s recent impact story for this buyer. Null if there is no story. */
  recentImpactStory: Maybe<Scalars['String']['output']>;
};

/** A click to count, without the person who clicked. */
export type ClickInput = {
  /** The id of a file to learn more. The click counts as a download of it. */
  learnMoreFileId?: InputMaybe<Scalars['Int']['input']>;
  /** The path of the page with the click. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** The id of the supplier. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of click, such as learn-more. */
  type: Scalars['String']['input'];
};

/** The arrangement of the columns of a list. */
export type ColumnArrangementInput = {
  /** The names of the hidden columns. Null if none are hidden. */
  hidden?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The names of the columns in their order. Null for the usual order. */
  order?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The names of the columns that are usually hidden but are shown here. Null if there are none. */
  shown?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The widths of columns. Null for the usual widths. */
  widths?: InputMaybe<Array<ColumnWidthInput>>;
};

/** The arrangement of the columns of a list. */
export type ColumnArrangementView = {
  /** The names of the hidden columns. Null if none are hidden. */
  hidden: Maybe<Array<Scalars['String']['output']>>;
  /** The names of the columns in their order. Null for the usual order. */
  order: Maybe<Array<Scalars['String']['output']>>;
  /** The names of the columns that are usually hidden but are shown here. Null if there are none. */
  shown: Maybe<Array<Scalars['String']['output']>>;
  /** The widths of columns. Null for the usual widths. */
  widths: Maybe<Array<ColumnWidth>>;
};

/** A test of the values in a column. Texts are compared without regard to case and accents. */
export type ColumnTest =
  /** Equal to the value, or higher or later. */
  | 'AT_LEAST'
  /** Equal to the value, or lower or earlier. */
  | 'AT_MOST'
  /** Between the two values, or equal to one of them. */
  | 'BETWEEN'
  /** The text contains the value. */
  | 'CONTAINS'
  /** The column has no value. Takes no values. */
  | 'EMPTY'
  /** Equal to the value. */
  | 'EQUALS'
  /** The text does not contain the value. */
  | 'NOT_CONTAINS'
  /** The column has a value. Takes no values. */
  | 'NOT_EMPTY'
  /** Equal to one of the values. */
  | 'ONE_OF'
  /** The text starts with the value. */
  | 'STARTS_WITH';

/** The width of a column. */
export type ColumnWidth = {
  /** The name of the column. */
  column: Scalars['String']['output'];
  /** The width in pixels. */
  width: Scalars['Int']['output'];
};

/** The width of a column. */
export type ColumnWidthInput = {
  /** The name of the column. */
  column: Scalars['String']['input'];
  /** The width in pixels. */
  width: Scalars['Int']['input'];
};

/** The contact person of the impact buyer, as confirmed by staff. Fields that are left out are taken from the lead. */
export type ConfirmedContactInput = {
  /** The email address of the contact person. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The name of the contact person. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the contact person. */
  mobile?: InputMaybe<Scalars['String']['input']>;
};

/** A message from a visitor to Uplift. It always goes to staff. */
export type ContactMessageInput = {
  /** Must be left empty. A submission with a value here is held until staff release it. */
  companyFax?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the sender. */
  email: Scalars['String']['input'];
  /**
   * The time that filling in the form took, in milliseconds. Ignored by the server.
   * @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30.
   */
  filledInMs?: InputMaybe<Scalars['Int']['input']>;
  /** The full name of the sender. */
  fullName: Scalars['String']['input'];
  /** The type of message. */
  kind: ContactMessageKind;
  /** The language of the confirmation email. The default is English. */
  language?: InputMaybe<Language>;
  /** The text of the message. Required for general messages. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the sender. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** The name of the organisation. Required for requests to join. */
  organisation?: InputMaybe<Scalars['String']['input']>;
  /** The website of the sender. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The type of message sent through a form on the site. */
export type ContactMessageKind =
  /** A general message. */
  | 'GENERAL'
  /** A request to join as a good cause. */
  | 'GOOD_CAUSE_JOIN'
  /** A question about the Impact Box. */
  | 'IMPACT_BOX'
  /** A request to join as an impact buyer. */
  | 'IMPACT_BUYER_JOIN'
  /** A request to join as a supplier. */
  | 'SUPPLIER_JOIN';

/** The way in which a contribution is agreed. */
export type ContributionType =
  /** A fixed amount for each sale. */
  | 'FIXED_COST'
  /** A percentage of each sale. */
  | 'PERCENT'
  /** A percentage of the sales of specific products or services. */
  | 'PERCENT_OF_SPECIFIC'
  /** An amount within a range. */
  | 'RANGE';

/** A new API token. */
export type CreatedApiToken = {
  /** The details of the token, as shown in lists. */
  apiToken: ApiToken;
  /** The token itself. It cannot be read again. */
  token: Scalars['String']['output'];
};

/** A new calendar address. */
export type CreatedCalendarLink = {
  /** The address as My Profile shows it. */
  calendarLink: CalendarLink;
  /** The address itself. It cannot be read again. */
  url: Scalars['String']['output'];
};

/** The signed-in user. */
export type CurrentUser = {
  /** The email address of the user. */
  email: Scalars['String']['output'];
  /** True if the user has confirmed the email address. */
  emailVerified: Scalars['Boolean']['output'];
  /** The full name of the user. Null if not given. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The id of the good cause of the user. Null if there is none. */
  goodCauseId: Maybe<Scalars['Int']['output']>;
  /** The name of the good cause of the user. */
  goodCauseName: Maybe<Scalars['String']['output']>;
  /** The status of the good cause of the user. */
  goodCauseStatus: Maybe<GoodCauseStatus>;
  /** The id of the user. */
  id: Scalars['Int']['output'];
  /** The id of the impact buyer of the user. Null if there is none. */
  impactBuyerId: Maybe<Scalars['Int']['output']>;
  /** The name of the impact buyer of the user. */
  impactBuyerName: Maybe<Scalars['String']['output']>;
  /** The number of new actions in the action centre for the user: assigned to the user, or unassigned. 0 if the user is not staff. */
  pendingActionCount: Scalars['Int']['output'];
  /** The roles of the user. */
  roles: Array<Role>;
  /** The id of the supplier of the user. Null if there is none. */
  supplierId: Maybe<Scalars['Int']['output']>;
  /** The name of the supplier of the user. */
  supplierName: Maybe<Scalars['String']['output']>;
  /** The status of the supplier of the user. */
  supplierStatus: Maybe<SupplierStatus>;
};

/** A customer: the enquiries that were sent with one email address. */
export type Customer = {
  /** The email address of the customer. */
  email: Scalars['String']['output'];
  /** The number of the customer’s enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The id of the customer’s first enquiry. */
  id: Scalars['Int']['output'];
  /** The time of the customer’s latest enquiry. */
  lastEnquiredAt: Scalars['DateTime']['output'];
  /** The mobile number in the customer’s latest enquiry that has one. */
  mobile: Maybe<Scalars['String']['output']>;
  /** The name in the customer’s latest enquiry that has one. */
  name: Maybe<Scalars['String']['output']>;
  /** The revenue of completed sales in New Zealand dollars excluding GST. */
  revenue: Scalars['Float']['output'];
};

/** A column of the customer list. */
export type CustomerColumn =
  /** The column `email`. */
  | 'EMAIL'
  /** The column `enquiries`. */
  | 'ENQUIRIES'
  /** The column `lastEnquiredAt`. */
  | 'LAST_ENQUIRED_AT'
  /** The column `mobile`. */
  | 'MOBILE'
  /** The column `name`. */
  | 'NAME'
  /** The column `revenue`. */
  | 'REVENUE';

/** A condition on a column of the customer list. */
export type CustomerColumnFilter = {
  /** The column to test. */
  column: CustomerColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type CustomerConnection = {
  /** The items on this page. */
  nodes: Array<Customer>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type CustomerExportColumn = {
  /** The column of the list. */
  column: CustomerColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the customer list. Fields that are left out have no effect. */
export type CustomerListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<CustomerColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the customer list. */
export type CustomerListSort = {
  /** The column to sort by. */
  column: CustomerColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type CustomerSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<CustomerListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The dashboard of the caller, with one panel for each role of the caller that has a record. */
export type Dashboard = {
  /** The panel of all sales. Null for callers other than Admin. */
  admin: Maybe<SalesPanel>;
  /** The panel of the caller’s good cause. Null if the caller has none. */
  goodCause: Maybe<SalesPanel>;
  /** The panel of the caller’s impact buyer. Null if the caller has none. */
  impactBuyer: Maybe<SalesPanel>;
  /** The panel of the caller’s supplier. Null if the caller has none. */
  supplier: Maybe<SalesPanel>;
  /** The years that have any data, newest first. */
  years: Array<Scalars['Int']['output']>;
};

/** The result of dismissing actions. */
export type DismissedActions = {
  /** The actions that were not dismissed before. Undo reverses these changes. */
  changes: Array<ActionItemChange>;
  /** The number of actions that are dismissed now. 0 if a task was started. */
  dismissed: Scalars['Int']['output'];
  /** The task that dismisses many actions. Null if they are dismissed already. */
  task: Maybe<Task>;
};

/** The state of the email to the supplier and of the reply to the customer. */
export type EmailState =
  /** The supplier has opened the email. */
  | 'OPENED'
  /** A reply was sent to the customer. */
  | 'REPLY_SENT'
  /** The supplier has not opened the email. */
  | 'UNOPENED'
  /** The supplier has opened the enquiry on the site. */
  | 'VIEWED';

/** The options of the enquiry form, at most 50 of each kind. */
export type EnquiryFormOptions = {
  /** The good causes, by name. */
  goodCauses: Array<NamedRef>;
  /** The impact buyers, by name. */
  impactBuyers: Array<BuyerOption>;
  /** The staff members who can be responsible, by name. */
  staff: Array<NamedRef>;
  /** The suppliers, by name. */
  suppliers: Array<SupplierOption>;
};

/** The progress of a sale. */
export type EnquiryProgress =
  /** A completed sale. */
  | 'COMPLETED'
  /** A new enquiry. */
  | 'ENQUIRY'
  /** A sale that did not happen. */
  | 'FALLEN_THROUGH'
  /** An introduction that staff made between a customer and a supplier. */
  | 'INTRODUCTION'
  /** A sale in progress. */
  | 'IN_PROGRESS';

/** The source of an enquiry. */
export type EnquiryVia =
  /** A visit from the profile to the supplier’s own shop. */
  | 'AFFILIATE'
  /** An email to an alias address. */
  | 'ALIAS_EMAIL'
  /** A sale that was made without the site. */
  | 'BACKDOOR_SALE'
  /** A lead that staff brokered. */
  | 'BROKERED_LEAD'
  /** A call to a tracked phone number. */
  | 'CALL_TRACKING'
  /** A personal connection. */
  | 'CONNECTION'
  /** The enquiry form on a supplier’s profile. */
  | 'EMAIL_OFF_WEBSITE'
  /** Any other source of an enquiry. */
  | 'OTHER'
  /** A repeat of an earlier sale. */
  | 'REPEAT_SALE';

/** The role in which the caller sees an enquiry. */
export type EnquiryViewer =
  /** A member of staff. */
  | 'ADMIN'
  /** A user of the impact buyer. */
  | 'IMPACT_BUYER'
  /** A user of the supplier. */
  | 'SUPPLIER';

/** The format of an exported CSV file. */
export type ExportFormat =
  /** For spreadsheets: a byte order mark, dates and times as in New Zealand (31/12/2026 13:45), yes or no, and an apostrophe before texts that a spreadsheet would calculate. */
  | 'EXCEL'
  /** For other programs: no byte order mark, dates and times in ISO 8601 and UTC, true or false, and unchanged texts. */
  | 'MACHINE';

/** The id of a record in another system, such as an accounting system. */
export type ExternalRef = {
  /** The id of the record in the other system. */
  externalId: Scalars['String']['output'];
  /** The code of the other system, such as `xero`. */
  system: Scalars['String']['output'];
};

/** The id of a record in another system. */
export type ExternalRefInput = {
  /** The id of the record in the other system, at most 200 characters. */
  externalId: Scalars['String']['input'];
  /** The code of the other system, such as `xero`: lower-case letters and digits, with . _ or - between them. */
  system: Scalars['String']['input'];
};

/** A featured listing: a slide of the carousel on the home page. */
export type FeaturedListing = {
  /** The id of the featured listing. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The address of the picture for narrow screens. Null if there is none. */
  mobileImageUrl: Maybe<Scalars['String']['output']>;
  /** The featured supplier. Null if there is none. */
  supplier: Maybe<NamedRef>;
  /** The id of the featured supplier. Null if there is none. */
  supplierId: Maybe<Scalars['Int']['output']>;
  /** The text of the slide. */
  text: Maybe<Scalars['String']['output']>;
  /** The title of the slide. */
  title: Maybe<Scalars['String']['output']>;
};

/** A column of the featured listing list. */
export type FeaturedListingColumn =
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `id`. */
  | 'ID'
  /** The column `imageUrl`. */
  | 'IMAGE_URL'
  /** The column `mobileImageUrl`. */
  | 'MOBILE_IMAGE_URL'
  /** The column `position`. */
  | 'POSITION'
  /** The column `shown`. */
  | 'SHOWN'
  /** The column `supplierId`. */
  | 'SUPPLIER_ID'
  /** The column `supplierName`. */
  | 'SUPPLIER_NAME'
  /** The column `text`. */
  | 'TEXT'
  /** The column `title`. */
  | 'TITLE'
  /** The column `updatedAt`. */
  | 'UPDATED_AT';

/** A condition on a column of the featured listing list. */
export type FeaturedListingColumnFilter = {
  /** The column to test. */
  column: FeaturedListingColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A column of an exported file. */
export type FeaturedListingExportColumn = {
  /** The column of the list. */
  column: FeaturedListingColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** The fields of a featured listing to save. Fields that are left out stay as they are. Null clears a field. */
export type FeaturedListingInput = {
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The address of the picture for narrow screens. Null if there is none. */
  mobileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The position in the carousel. Lower numbers come first. If left out, a new listing comes last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the featured supplier. Null if there is none. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
  /** The text of the slide. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The title of the slide. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A filter of the featured listing list. Fields that are left out have no effect. */
export type FeaturedListingListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<FeaturedListingColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the featured listing list. */
export type FeaturedListingListSort = {
  /** The column to sort by. */
  column: FeaturedListingColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A featured listing with all its fields, for staff. */
export type FeaturedListingRecord = {
  /** The time at which the featured listing was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the featured listing. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The address of the picture for narrow screens. Null if there is none. */
  mobileImageUrl: Maybe<Scalars['String']['output']>;
  /** The position in the carousel. Lower numbers come first. If left out, a new listing comes last. */
  position: Scalars['Int']['output'];
  /** True if visitors see it: its supplier is listed, or it has a title and no supplier. */
  shown: Scalars['Boolean']['output'];
  /** The featured supplier. Null if there is none. Null for an API token without the scope `suppliers:read`. */
  supplier: Maybe<NamedRef>;
  /** The id of the featured supplier. Null if there is none. */
  supplierId: Maybe<Scalars['Int']['output']>;
  /** The text of the slide. */
  text: Maybe<Scalars['String']['output']>;
  /** The title of the slide. */
  title: Maybe<Scalars['String']['output']>;
  /** The time of the last change to the featured listing. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the featured listing, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** A page of a list. */
export type FeaturedListingRecordConnection = {
  /** The items on this page. */
  nodes: Array<FeaturedListingRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The records to act on. Give either `ids` or `filter`. */
export type FeaturedListingSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<FeaturedListingListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The kind of a record. */
export type FoundKind =
  /** Records of the type category. */
  | 'CATEGORY'
  /** Records of the type featured listing. */
  | 'FEATURED_LISTING'
  /** Records of the type good cause. */
  | 'GOOD_CAUSE'
  /** Records of the type impact buyer. */
  | 'IMPACT_BUYER'
  /** Records of the type lead. */
  | 'LEAD'
  /** Records of the type message. */
  | 'MESSAGE'
  /** Records of the type order. */
  | 'ORDER'
  /** Records of the type sales enquiry. */
  | 'SALES_ENQUIRY'
  /** Records of the type supplier. */
  | 'SUPPLIER'
  /** Records of the type user. */
  | 'USER';

/** A record that matches a search for records. */
export type FoundRecord = {
  /** Text that distinguishes the record from others, such as an email address. Null if there is none. */
  detail: Maybe<Scalars['String']['output']>;
  /** The id of the record. */
  id: Scalars['Int']['output'];
  /** The kind of the record. */
  kind: FoundKind;
  /** The name of the record. */
  title: Scalars['String']['output'];
};

/** The impact buyers on the home page, at most three in each section. */
export type FrontPage = {
  /** The buyers, highest contribution first. */
  buyers: Array<FrontPageEntry>;
  /** The suppliers, highest contribution first. */
  suppliers: Array<FrontPageEntry>;
  /** The tradies, highest contribution first. */
  tradies: Array<FrontPageEntry>;
};

/** An impact buyer that staff have chosen for the home page. */
export type FrontPageEntry = {
  /** The contribution in New Zealand dollars. */
  contributions: Scalars['Float']['output'];
  /** The slogan for the contribution. */
  contributionsSlogan: Maybe<Scalars['String']['output']>;
  /** For a buyer, the number of suppliers that it uses. For a supplier, the number of its sales, or null if not set. Null for a tradie. */
  count: Maybe<Scalars['Int']['output']>;
  /** The contribution as equivalent hours of community work. */
  hours: Scalars['Int']['output'];
  /** The slogan for the hours of community work. */
  hoursSlogan: Maybe<Scalars['String']['output']>;
  /** The id of the impact buyer. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The statistics and messages of a tradie, in order. Empty for buyers and suppliers. */
  lines: Array<Scalars['String']['output']>;
  /** The name of the impact buyer. */
  name: Scalars['String']['output'];
  /** The slogan of this section. */
  slogan: Maybe<Scalars['String']['output']>;
  /** The URL keyword of its impact report. */
  urlKeyword: Maybe<Scalars['String']['output']>;
};

/** A listed supplier with completed sales for a good cause. */
export type GivingSupplier = {
  /** The contribution from its completed sales for the good cause, in New Zealand dollars. */
  contribution: Scalars['Float']['output'];
  /** The supplier on a card. */
  supplier: PartnerCard;
};

/** A good cause with the contribution to it. */
export type GoodCause = {
  /** The private fields, for its own users and staff. Null for other callers. */
  account: Maybe<GoodCauseAccount>;
  /** The contribution from sales so far, in New Zealand dollars. */
  contribution: Scalars['Float']['output'];
  /** A description of the good cause. */
  description: Maybe<Scalars['String']['output']>;
  /** The contribution as equivalent hours of community work. */
  equivalentHours: Scalars['Int']['output'];
  /** The id of the good cause. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the good cause. */
  name: Scalars['String']['output'];
  /** True if the name contains (Impact an Area) or (Impacts Overall). */
  special: Scalars['Boolean']['output'];
  /** The status, always APPROVED_AND_LIVE unless the caller is staff or a user of the cause. */
  status: GoodCauseStatus;
  /** The version of the good cause, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** The address of its website. */
  website: Maybe<Scalars['String']['output']>;
};

/** The private fields of a good cause, for its own users and staff. */
export type GoodCauseAccount = {
  /** The time at which the good cause was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The link key of its prospecting page. Anyone with the key can open the page. Null for an API token without the scope `causes:write`. */
  linkKey: Maybe<Scalars['String']['output']>;
  /** The id of the folder of its picture, for integrations. */
  storageId: Maybe<Scalars['String']['output']>;
  /** The time of the last change to the good cause. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The progress of a good cause in winning an impact buyer. */
export type GoodCauseAction =
  /** The good cause has completed its part. */
  | 'COMPLETED'
  /** The good cause is in contact with the impact buyer. */
  | 'IN_PROCESS'
  /** The good cause has not contacted the impact buyer. */
  | 'NOT_DONE'
  /** Other progress, which the comments explain. */
  | 'OTHER';

/** A column of the good cause list. */
export type GoodCauseColumn =
  /** The column `buyerCount`. */
  | 'BUYER_COUNT'
  /** The column `contributionTotal`. */
  | 'CONTRIBUTION_TOTAL'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `description`. */
  | 'DESCRIPTION'
  /** The column `enquiryTotal`. */
  | 'ENQUIRY_TOTAL'
  /** The column `id`. */
  | 'ID'
  /** The column `imageUrl`. */
  | 'IMAGE_URL'
  /** The column `name`. */
  | 'NAME'
  /** The column `revenueTotal`. */
  | 'REVENUE_TOTAL'
  /** The column `special`. */
  | 'SPECIAL'
  /** The column `status`. */
  | 'STATUS'
  /** The column `storageId`. */
  | 'STORAGE_ID'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `website`. */
  | 'WEBSITE';

/** A condition on a column of the good cause list. */
export type GoodCauseColumnFilter = {
  /** The column to test. */
  column: GoodCauseColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** The role in which the caller sees all fields of a good cause. */
export type GoodCauseEditorRole =
  /** A staff member. */
  | 'ADMIN'
  /** A user of the good cause. */
  | 'GOOD_CAUSE';

/** A column of an exported file. */
export type GoodCauseExportColumn = {
  /** The column of the list. */
  column: GoodCauseColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** Values of a good cause. Fields that are left out stay as they are. Null or blank text clears a field. */
export type GoodCauseInput = {
  /** A description of the good cause. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The name of the good cause. A name with (Impact an Area) or (Impacts Overall) is listed after the others. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The status of the good cause. Only good causes that are Approved & Live are public. */
  status?: InputMaybe<GoodCauseStatus>;
  /** The id of the folder of its picture, for integrations. */
  storageId?: InputMaybe<Scalars['String']['input']>;
  /** The address of its website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A filter of the good cause list. Fields that are left out have no effect. */
export type GoodCauseListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<GoodCauseColumnFilter>>;
  /** The id in another system. At most one record has it. For staff only. */
  externalRef?: InputMaybe<ExternalRefInput>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the good cause list. */
export type GoodCauseListSort = {
  /** The column to sort by. */
  column: GoodCauseColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A good cause with all its fields, for staff and for its own users. */
export type GoodCauseRecord = {
  /** The number of impact buyers that have chosen the good cause. */
  buyerCount: Scalars['Int']['output'];
  /** The latest 100 requests of the good cause for new impact buyers, latest first. */
  buyerRequests: Array<ImpactBuyerRequest>;
  /** The contribution in New Zealand dollars. Sales that fell through do not count. */
  contributionTotal: Scalars['Float']['output'];
  /** The time at which the good cause was created. */
  createdAt: Scalars['DateTime']['output'];
  /** A description of the good cause. */
  description: Maybe<Scalars['String']['output']>;
  /** The number of enquiries, including archived ones. */
  enquiryTotal: Scalars['Int']['output'];
  /** The ids of the record in other systems, by system. Empty for other callers than staff. */
  externalRefs: Array<ExternalRef>;
  /** The id of the good cause. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The link key of its prospecting page. Anyone with the key can open the page. Null for an API token without the scope `causes:write`. */
  linkKey: Maybe<Scalars['String']['output']>;
  /** The name of the good cause. A name with (Impact an Area) or (Impacts Overall) is listed after the others. */
  name: Scalars['String']['output'];
  /** The revenue in New Zealand dollars excluding GST. Sales that fell through do not count. */
  revenueTotal: Scalars['Float']['output'];
  /** True if the name contains (Impact an Area) or (Impacts Overall). */
  special: Scalars['Boolean']['output'];
  /** The status of the good cause. Only good causes that are Approved & Live are public. */
  status: GoodCauseStatus;
  /** The id of the folder of its picture, for integrations. */
  storageId: Maybe<Scalars['String']['output']>;
  /** The time of the last change to the good cause. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the good cause, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** The role in which the caller sees the good cause. */
  viewedAs: GoodCauseEditorRole;
  /** The address of its website. */
  website: Maybe<Scalars['String']['output']>;
};

/** A page of a list. */
export type GoodCauseRecordConnection = {
  /** The items on this page. */
  nodes: Array<GoodCauseRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The sums over all items that match the filter, not only those on this page. */
  totals: RecordSalesTotals;
};

/** The contributions to a good cause by year, impact buyer and supplier. It does not name customers. */
export type GoodCauseReport = {
  /** The number of impact buyers with a Live Report that have chosen the good cause. */
  buyerCount: Scalars['Int']['output'];
  /** A page of 24 of these impact buyers, highest contribution first. */
  buyers: Array<ImpactBuyerCard>;
  /** The years from the first to the last contribution, oldest first. */
  byYear: Array<YearOfGiving>;
  /** The good cause. */
  goodCause: GoodCause;
  /** The number of listed suppliers with a completed sale for the good cause. */
  supplierCount: Scalars['Int']['output'];
  /** A page of 24 of these suppliers, highest contribution first. */
  suppliers: Array<GivingSupplier>;
};

/** The records to act on. Give either `ids` or `filter`. */
export type GoodCauseSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<GoodCauseListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The status of a good cause. */
export type GoodCauseStatus =
  /** A good cause that staff use for their own purposes. Not public. */
  | 'ADMIN'
  /** An approved good cause with a public page. */
  | 'APPROVED_AND_LIVE'
  /** A good cause whose page is not finished. Not public. */
  | 'DRAFTING'
  /** A good cause that has left. Not public. */
  | 'LEFT_AND_REMOVED'
  /** A good cause whose page is paused. Not public. */
  | 'PAUSED_LIVE'
  /** A possible good cause that staff are in contact with. Not public. */
  | 'PROSPECTING';

/** An answer of a form. */
export type HeldAnswer = {
  /** The name of the form field. */
  label: Scalars['String']['output'];
  /** The value that the sender entered. */
  value: Scalars['String']['output'];
};

/** A public form whose suspicious submissions are held for review. */
export type HeldForm =
  /** The order form of the Impact Box. */
  | 'IMPACT_BOX_ORDER'
  /** The contact form or a form to join. */
  | 'MESSAGE'
  /** The enquiry form of a supplier. */
  | 'SALES_ENQUIRY'
  /** The form that requests a supplier alert. */
  | 'SUPPLIER_ALERT'
  /** The testimonial form of a supplier. */
  | 'TESTIMONIAL';

/** A submission of a public form that looks automated. It waits until staff release or discard it. */
export type HeldSubmission = {
  /** The answers, in the order of the form. */
  answers: Array<HeldAnswer>;
  /** The time at which the form was sent. A held submission does not change after that. */
  createdAt: Scalars['DateTime']['output'];
  /** The form that was sent. */
  form: HeldForm;
  /** The time at which the form was sent, same as `createdAt`. */
  heldAt: Scalars['DateTime']['output'];
  /** The id of the held submission. */
  id: Scalars['Int']['output'];
  /** The reason why the submission is held, as text for staff. */
  reason: Scalars['String']['output'];
  /** The email address of the sender. Null if the form does not ask for it. */
  senderEmail: Maybe<Scalars['String']['output']>;
  /** The name of the sender. */
  senderName: Scalars['String']['output'];
  /** The subject of the submission, at most 200 characters. */
  summary: Scalars['String']['output'];
};

/** A column of the held submission list. */
export type HeldSubmissionColumn =
  /** The column `form`. */
  | 'FORM'
  /** The column `heldAt`. */
  | 'HELD_AT'
  /** The column `reason`. */
  | 'REASON'
  /** The column `senderEmail`. */
  | 'SENDER_EMAIL'
  /** The column `senderName`. */
  | 'SENDER_NAME'
  /** The column `summary`. */
  | 'SUMMARY';

/** A condition on a column of the held submission list. */
export type HeldSubmissionColumnFilter = {
  /** The column to test. */
  column: HeldSubmissionColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type HeldSubmissionConnection = {
  /** The items on this page. */
  nodes: Array<HeldSubmission>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type HeldSubmissionExportColumn = {
  /** The column of the list. */
  column: HeldSubmissionColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the held submission list. Fields that are left out have no effect. */
export type HeldSubmissionListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<HeldSubmissionColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the held submission list. */
export type HeldSubmissionListSort = {
  /** The column to sort by. */
  column: HeldSubmissionColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type HeldSubmissionSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<HeldSubmissionListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The orientation of a picture. */
export type ImageOrientation =
  /** Wider than high. */
  | 'LANDSCAPE'
  /** Higher than wide. */
  | 'PORTRAIT';

/** An Impact Box that can be ordered. */
export type ImpactBox = {
  /** The id of the box, such as `small`. */
  id: Scalars['String']['output'];
  /** The name of the box. */
  name: Scalars['String']['output'];
  /** The price in New Zealand dollars including GST. */
  price: Scalars['Float']['output'];
};

/** An order of Impact Boxes. It includes no payment. */
export type ImpactBoxOrderInput = {
  /** The delivery address. */
  address: Scalars['String']['input'];
  /** Must be left empty. A submission with a value here is held until staff release it. */
  companyFax?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the customer. */
  email: Scalars['String']['input'];
  /**
   * The time that filling in the form took, in milliseconds. Ignored by the server.
   * @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30.
   */
  filledInMs?: InputMaybe<Scalars['Int']['input']>;
  /** The full name of the customer. */
  fullName: Scalars['String']['input'];
  /** The id of an approved good cause that the order benefits. Null for none. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** The boxes to order. */
  items: Array<ImpactBoxOrderItemInput>;
  /** The language of the confirmation email. The default is English. */
  language?: InputMaybe<Language>;
  /** A message to staff. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number of the customer. */
  mobile?: InputMaybe<Scalars['String']['input']>;
};

/** A box of an order. */
export type ImpactBoxOrderItemInput = {
  /** The id of the box. */
  box: Scalars['String']['input'];
  /** The number of boxes. */
  quantity: Scalars['Int']['input'];
};

/** The confirmation of an order. */
export type ImpactBoxOrderReceipt = {
  /** The id of the order. */
  id: Scalars['Int']['output'];
  /** The total in New Zealand dollars including GST. */
  total: Scalars['Float']['output'];
};

/** The changes to many impact buyers. Fields that are left out stay as they are. Null clears a field. */
export type ImpactBuyerBulkInput = {
  /** The chance that its leads succeed: Low, Good or Strong. Null if not set. */
  chanceOfLead?: InputMaybe<ChanceOfLead>;
  /** The id of the chosen good cause. Null for the public if the good cause is not approved. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** True if the prospecting page of the good cause lists the impact buyer. */
  goodCauseLinkEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The interest in buying: Prospecting, Open or Not Interested. */
  interestedStatus?: InputMaybe<InterestedStatus>;
  /** The status: Data Only, Drafting or Live Report. Only a Live Report is public. */
  status?: InputMaybe<ImpactBuyerStatus>;
};

/** An impact buyer on a card of the public list, without private fields. */
export type ImpactBuyerCard = {
  /** The kind of organisation. Null if not set. */
  buyerType: Maybe<BuyerType>;
  /** The contribution from its purchases so far, in New Zealand dollars. */
  contribution: Scalars['Float']['output'];
  /** The contribution as equivalent hours of community work. */
  equivalentHours: Scalars['Int']['output'];
  /** The chosen good cause. Null if none is chosen or the chosen one is not approved. */
  goodCause: Maybe<NamedRef>;
  /** The id of the impact buyer. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the impact buyer. */
  name: Scalars['String']['output'];
  /** The URL keyword of its impact report. */
  urlKeyword: Maybe<Scalars['String']['output']>;
};

/** A column of the impact buyer list. */
export type ImpactBuyerColumn =
  /** The column `actionNotes`. */
  | 'ACTION_NOTES'
  /** The column `address`. */
  | 'ADDRESS'
  /** The column `adminNotes`. */
  | 'ADMIN_NOTES'
  /** The column `buyersSlogan`. */
  | 'BUYERS_SLOGAN'
  /** The column `buyerSelected`. */
  | 'BUYER_SELECTED'
  /** The column `buyerType`. */
  | 'BUYER_TYPE'
  /** The column `chanceOfLead`. */
  | 'CHANCE_OF_LEAD'
  /** The column `chosenGoodCause`. */
  | 'CHOSEN_GOOD_CAUSE'
  /** The column `communityHoursSlogan`. */
  | 'COMMUNITY_HOURS_SLOGAN'
  /** The column `communityHoursSloganSupplier`. */
  | 'COMMUNITY_HOURS_SLOGAN_SUPPLIER'
  /** The column `contactConnection`. */
  | 'CONTACT_CONNECTION'
  /** The column `contactName`. */
  | 'CONTACT_NAME'
  /** The column `contactTitle`. */
  | 'CONTACT_TITLE'
  /** The column `contributionsGeneratedSlogan`. */
  | 'CONTRIBUTIONS_GENERATED_SLOGAN'
  /** The column `contributionsGeneratedSloganSupplier`. */
  | 'CONTRIBUTIONS_GENERATED_SLOGAN_SUPPLIER'
  /** The column `contributionTotal`. */
  | 'CONTRIBUTION_TOTAL'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `description`. */
  | 'DESCRIPTION'
  /** The column `email`. */
  | 'EMAIL'
  /** The column `enquiryTotal`. */
  | 'ENQUIRY_TOTAL'
  /** The column `goodCause`. */
  | 'GOOD_CAUSE'
  /** The column `goodCauseAction`. */
  | 'GOOD_CAUSE_ACTION'
  /** The column `goodCauseComments`. */
  | 'GOOD_CAUSE_COMMENTS'
  /** The column `goodCauseId`. */
  | 'GOOD_CAUSE_ID'
  /** The column `goodCauseLinkEnabled`. */
  | 'GOOD_CAUSE_LINK_ENABLED'
  /** The column `id`. */
  | 'ID'
  /** The column `imageUrl`. */
  | 'IMAGE_URL'
  /** The column `interestedStatus`. */
  | 'INTERESTED_STATUS'
  /** The column `isGoodCause`. */
  | 'IS_GOOD_CAUSE'
  /** The column `leadsCount`. */
  | 'LEADS_COUNT'
  /** The column `name`. */
  | 'NAME'
  /** The column `phone`. */
  | 'PHONE'
  /** The column `recentImpactStory`. */
  | 'RECENT_IMPACT_STORY'
  /** The column `revenueTotal`. */
  | 'REVENUE_TOTAL'
  /** The column `status`. */
  | 'STATUS'
  /** The column `storageId`. */
  | 'STORAGE_ID'
  /** The column `suppliersSlogan`. */
  | 'SUPPLIERS_SLOGAN'
  /** The column `suppliersUsed`. */
  | 'SUPPLIERS_USED'
  /** The column `supplierContributionTotal`. */
  | 'SUPPLIER_CONTRIBUTION_TOTAL'
  /** The column `supplierEnquiryTotal`. */
  | 'SUPPLIER_ENQUIRY_TOTAL'
  /** The column `supplierId`. */
  | 'SUPPLIER_ID'
  /** The column `supplierSelected`. */
  | 'SUPPLIER_SELECTED'
  /** The column `tradiesSelected`. */
  | 'TRADIES_SELECTED'
  /** The column `tradieMessage1`. */
  | 'TRADIE_MESSAGE1'
  /** The column `tradieMessage2`. */
  | 'TRADIE_MESSAGE2'
  /** The column `tradieSlogan`. */
  | 'TRADIE_SLOGAN'
  /** The column `tradieStat1`. */
  | 'TRADIE_STAT1'
  /** The column `tradieStat2`. */
  | 'TRADIE_STAT2'
  /** The column `type`. */
  | 'TYPE'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `urlKeyword`. */
  | 'URL_KEYWORD'
  /** The column `website`. */
  | 'WEBSITE'
  /** The column `whoWeAre`. */
  | 'WHO_WE_ARE';

/** A condition on a column of the impact buyer list. */
export type ImpactBuyerColumnFilter = {
  /** The column to test. */
  column: ImpactBuyerColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type ImpactBuyerConnection = {
  /** The items on this page. */
  nodes: Array<ImpactBuyerCard>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The role in which the caller can open an impact buyer. */
export type ImpactBuyerEditorRole =
  /** A staff member. */
  | 'ADMIN'
  /** A user of the impact buyer. */
  | 'IMPACT_BUYER';

/** A column of an exported file. */
export type ImpactBuyerExportColumn = {
  /** The column of the list. */
  column: ImpactBuyerColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** The conditions of the public list of impact buyers. Fields that are left out have no effect. */
export type ImpactBuyerFilter = {
  /** The kind of organisation. */
  buyerType?: InputMaybe<BuyerType>;
  /** A part of the name, without regard to case and macrons. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Values of an impact buyer. Fields that are left out stay as they are. Null or blank text clears a field. */
export type ImpactBuyerInput = {
  /** Notes by staff for the users of its good cause. */
  actionNotes?: InputMaybe<Scalars['String']['input']>;
  /** The street address of the impact buyer. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Internal notes by staff, as HTML. */
  adminNotes?: InputMaybe<Scalars['String']['input']>;
  /** True if the home page shows the impact buyer among the buyers. */
  buyerSelected?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of organisation. Null if not set. */
  buyerType?: InputMaybe<BuyerType>;
  /** The slogan among the buyers on the home page. */
  buyersSlogan?: InputMaybe<Scalars['String']['input']>;
  /** The chance that its leads succeed: Low, Good or Strong. Null if not set. */
  chanceOfLead?: InputMaybe<ChanceOfLead>;
  /** The slogan for its hours of community work as a buyer. */
  communityHoursSlogan?: InputMaybe<Scalars['String']['input']>;
  /** The slogan for its hours of community work as a supplier. */
  communityHoursSloganSupplier?: InputMaybe<Scalars['String']['input']>;
  /** The connection of the contact person to the good cause. */
  contactConnection?: InputMaybe<Scalars['String']['input']>;
  /** The name of the contact person. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** The job title of the contact person. */
  contactTitle?: InputMaybe<Scalars['String']['input']>;
  /** The slogan for its contribution as a buyer. */
  contributionsGeneratedSlogan?: InputMaybe<Scalars['String']['input']>;
  /** The slogan for its contribution as a supplier. */
  contributionsGeneratedSloganSupplier?: InputMaybe<Scalars['String']['input']>;
  /** A description in one line, such as the kind of organisation and its town. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the impact buyer. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id of the chosen good cause. Null for the public if the good cause is not approved. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** True if the prospecting page of the good cause lists the impact buyer. */
  goodCauseLinkEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The interest in buying: Prospecting, Open or Not Interested. */
  interestedStatus?: InputMaybe<InterestedStatus>;
  /** True if the impact buyer is itself a good cause. */
  isGoodCause?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name of the impact buyer. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the impact buyer. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The story of a recent impact, as HTML. */
  recentImpactStory?: InputMaybe<Scalars['String']['input']>;
  /** The status: Data Only, Drafting or Live Report. Only a Live Report is public. */
  status?: InputMaybe<ImpactBuyerStatus>;
  /** The id of the folder of its pictures, for integrations. */
  storageId?: InputMaybe<Scalars['String']['input']>;
  /** The contribution to show among the suppliers on the home page, in New Zealand dollars. Null to use the contribution from its sales as a supplier. */
  supplierContributionTotal?: InputMaybe<Scalars['Float']['input']>;
  /** The number of sales to show among the suppliers on the home page. */
  supplierEnquiryTotal?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the supplier of the same organisation. Null for the public if the supplier is not listed. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
  /** True if the home page shows the impact buyer among the suppliers. */
  supplierSelected?: InputMaybe<Scalars['Boolean']['input']>;
  /** The slogan among the suppliers on the home page. */
  suppliersSlogan?: InputMaybe<Scalars['String']['input']>;
  /** The number of suppliers to show on the home page. Null to use the number in its report. */
  suppliersUsed?: InputMaybe<Scalars['Int']['input']>;
  /** The first message of the impact buyer among the tradies on the home page. */
  tradieMessage1?: InputMaybe<Scalars['String']['input']>;
  /** The second message of the impact buyer among the tradies on the home page. */
  tradieMessage2?: InputMaybe<Scalars['String']['input']>;
  /** The slogan among the tradies on the home page. */
  tradieSlogan?: InputMaybe<Scalars['String']['input']>;
  /** The first figure of the impact buyer among the tradies on the home page, such as “40 jobs”. */
  tradieStat1?: InputMaybe<Scalars['String']['input']>;
  /** The second figure of the impact buyer among the tradies on the home page. */
  tradieStat2?: InputMaybe<Scalars['String']['input']>;
  /** True if the home page shows the impact buyer among the tradies. */
  tradiesSelected?: InputMaybe<Scalars['Boolean']['input']>;
  /** A free text for integrations. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The URL keyword of its impact report: the report opens at /ImpactBuyer/{keyword}. */
  urlKeyword?: InputMaybe<Scalars['String']['input']>;
  /** The address of its website. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** The introduction in its impact report. */
  whoWeAre?: InputMaybe<Scalars['String']['input']>;
};

/** A filter of the impact buyer list. Fields that are left out have no effect. */
export type ImpactBuyerListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<ImpactBuyerColumnFilter>>;
  /** The id in another system. At most one record has it. For staff only. */
  externalRef?: InputMaybe<ExternalRefInput>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the impact buyer list. */
export type ImpactBuyerListSort = {
  /** The column to sort by. */
  column: ImpactBuyerColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** An impact buyer with the fields that the caller may see, for staff and for its own users. */
export type ImpactBuyerRecord = {
  /** Notes by staff for the users of its good cause. */
  actionNotes: Maybe<Scalars['String']['output']>;
  /** The street address of the impact buyer. */
  address: Maybe<Scalars['String']['output']>;
  /** Internal notes by staff, as HTML. */
  adminNotes: Maybe<Scalars['String']['output']>;
  /** True if the home page shows the impact buyer among the buyers. */
  buyerSelected: Scalars['Boolean']['output'];
  /** The kind of organisation. Null if not set. */
  buyerType: Maybe<BuyerType>;
  /** The slogan among the buyers on the home page. */
  buyersSlogan: Maybe<Scalars['String']['output']>;
  /** The chance that its leads succeed: Low, Good or Strong. Null if not set. */
  chanceOfLead: Maybe<ChanceOfLead>;
  /** The slogan for its hours of community work as a buyer. */
  communityHoursSlogan: Maybe<Scalars['String']['output']>;
  /** The slogan for its hours of community work as a supplier. */
  communityHoursSloganSupplier: Maybe<Scalars['String']['output']>;
  /** The connection of the contact person to the good cause. */
  contactConnection: Maybe<Scalars['String']['output']>;
  /** The name of the contact person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** The job title of the contact person. */
  contactTitle: Maybe<Scalars['String']['output']>;
  /** The contribution in New Zealand dollars. Sales that fell through do not count. */
  contributionTotal: Scalars['Float']['output'];
  /** The slogan for its contribution as a buyer. */
  contributionsGeneratedSlogan: Maybe<Scalars['String']['output']>;
  /** The slogan for its contribution as a supplier. */
  contributionsGeneratedSloganSupplier: Maybe<Scalars['String']['output']>;
  /** The time at which the impact buyer was created. */
  createdAt: Scalars['DateTime']['output'];
  /** A description in one line, such as the kind of organisation and its town. */
  description: Maybe<Scalars['String']['output']>;
  /** The email address of the impact buyer. */
  email: Scalars['String']['output'];
  /** The number of enquiries, including archived ones. */
  enquiryTotal: Scalars['Int']['output'];
  /** The ids of the record in other systems, by system. Empty for other callers than staff. */
  externalRefs: Array<ExternalRef>;
  /** The chosen good cause, approved or not. Null for an API token without the scope `causes:read`. */
  goodCause: Maybe<NamedRef>;
  /** The progress of the good cause in winning the impact buyer: Haven't Done, In Process, Completed or Other. */
  goodCauseAction: GoodCauseAction;
  /** The comments of the good cause about the impact buyer. */
  goodCauseComments: Maybe<Scalars['String']['output']>;
  /** The id of the chosen good cause. Null for the public if the good cause is not approved. */
  goodCauseId: Maybe<Scalars['Int']['output']>;
  /** True if the prospecting page of the good cause lists the impact buyer. */
  goodCauseLinkEnabled: Scalars['Boolean']['output'];
  /** The link key of the prospecting page of its good cause. Null if there is none, or if the caller is not staff. Null for an API token without the scope `causes:write`. */
  goodCauseLinkKey: Maybe<Scalars['String']['output']>;
  /** The id of the impact buyer. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The interest in buying: Prospecting, Open or Not Interested. */
  interestedStatus: Maybe<InterestedStatus>;
  /** True if the impact buyer is itself a good cause. */
  isGoodCause: Scalars['Boolean']['output'];
  /** The latest enquiry that is not archived, named after its customer. Null if there is none. Null for an API token without the scope `enquiries:read`. */
  latestEnquiry: Maybe<NamedRef>;
  /** The id of its latest enquiry that is not archived. Null if it has none. */
  latestEnquiryId: Maybe<Scalars['Int']['output']>;
  /** The number of its active leads. */
  leadsCount: Scalars['Int']['output'];
  /** The link key of its page. Anyone with the key can open the page. Empty for an API token without the scope `leads:write`. */
  linkKey: Scalars['String']['output'];
  /** The name of the impact buyer. */
  name: Scalars['String']['output'];
  /** The phone number of the impact buyer. */
  phone: Maybe<Scalars['String']['output']>;
  /** The story of a recent impact, as HTML. */
  recentImpactStory: Maybe<Scalars['String']['output']>;
  /** The revenue in New Zealand dollars excluding GST. Sales that fell through do not count. */
  revenueTotal: Scalars['Float']['output'];
  /** The status: Data Only, Drafting or Live Report. Only a Live Report is public. */
  status: ImpactBuyerStatus;
  /** The id of the folder of its pictures, for integrations. */
  storageId: Maybe<Scalars['String']['output']>;
  /** The supplier of the same organisation. Null if it is not a supplier. Null for an API token without the scope `suppliers:read`. */
  supplier: Maybe<NamedRef>;
  /** The contribution to show among the suppliers on the home page, in New Zealand dollars. Null to use the contribution from its sales as a supplier. */
  supplierContributionTotal: Maybe<Scalars['Float']['output']>;
  /** The number of sales to show among the suppliers on the home page. */
  supplierEnquiryTotal: Maybe<Scalars['Int']['output']>;
  /** The id of the supplier of the same organisation. Null for the public if the supplier is not listed. */
  supplierId: Maybe<Scalars['Int']['output']>;
  /** True if the home page shows the impact buyer among the suppliers. */
  supplierSelected: Scalars['Boolean']['output'];
  /** The slogan among the suppliers on the home page. */
  suppliersSlogan: Maybe<Scalars['String']['output']>;
  /** The number of suppliers to show on the home page. Null to use the number in its report. */
  suppliersUsed: Maybe<Scalars['Int']['output']>;
  /** The first message of the impact buyer among the tradies on the home page. */
  tradieMessage1: Maybe<Scalars['String']['output']>;
  /** The second message of the impact buyer among the tradies on the home page. */
  tradieMessage2: Maybe<Scalars['String']['output']>;
  /** The slogan among the tradies on the home page. */
  tradieSlogan: Maybe<Scalars['String']['output']>;
  /** The first figure of the impact buyer among the tradies on the home page, such as “40 jobs”. */
  tradieStat1: Maybe<Scalars['String']['output']>;
  /** The second figure of the impact buyer among the tradies on the home page. */
  tradieStat2: Maybe<Scalars['String']['output']>;
  /** True if the home page shows the impact buyer among the tradies. */
  tradiesSelected: Scalars['Boolean']['output'];
  /** A free text for integrations. */
  type: Maybe<Scalars['String']['output']>;
  /** The time of the last change to the impact buyer. */
  updatedAt: Scalars['DateTime']['output'];
  /** The URL keyword of its impact report: the report opens at /ImpactBuyer/{keyword}. */
  urlKeyword: Maybe<Scalars['String']['output']>;
  /** The version of the impact buyer, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** The role in which the caller sees the impact buyer. */
  viewedAs: ImpactBuyerEditorRole;
  /** The address of its website. */
  website: Maybe<Scalars['String']['output']>;
  /** The introduction in its impact report. */
  whoWeAre: Maybe<Scalars['String']['output']>;
};

/** A page of a list. */
export type ImpactBuyerRecordConnection = {
  /** The items on this page. */
  nodes: Array<ImpactBuyerRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The sums over all items that match the filter, not only those on this page. */
  totals: RecordSalesTotals;
};

/** A request of a good cause for a new impact buyer. */
export type ImpactBuyerRequest = {
  /** The connection of the contact person to the good cause. */
  contactConnection: Maybe<Scalars['String']['output']>;
  /** The name of the contact person at the impact buyer. */
  contactName: Maybe<Scalars['String']['output']>;
  /** The job title of the contact person. */
  contactTitle: Maybe<Scalars['String']['output']>;
  /** The time at which the impact buyer request was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address of the contact person. */
  email: Scalars['String']['output'];
  /** The id of the impact buyer request. */
  id: Scalars['Int']['output'];
  /** The name of the requested impact buyer. */
  name: Scalars['String']['output'];
  /** The phone number of the contact person. */
  phone: Maybe<Scalars['String']['output']>;
};

/** A request of a good cause for a new impact buyer. */
export type ImpactBuyerRequestInput = {
  /** The connection of the contact person to the good cause. */
  contactConnection?: InputMaybe<Scalars['String']['input']>;
  /** The name of the contact person at the impact buyer. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** The job title of the contact person. */
  contactTitle?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the contact person. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id of the requesting good cause. Users of a good cause can give only their own. */
  goodCauseId: Scalars['Int']['input'];
  /** The name of the requested impact buyer. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the contact person. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The records to act on. Give either `ids` or `filter`. */
export type ImpactBuyerSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<ImpactBuyerListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The status of the report of an impact buyer. */
export type ImpactBuyerStatus =
  /** An impact buyer without a report. Not public. */
  | 'DATA_ONLY'
  /** A report that is not finished. Not public. */
  | 'DRAFTING'
  /** A public report. */
  | 'LIVE_REPORT';

/** The public impact report of an impact buyer, without private fields. */
export type ImpactReport = {
  /** The kind of organisation. Null if not set. */
  buyerType: Maybe<BuyerType>;
  /** The years from the first to the last contribution, oldest first. */
  byYear: Array<YearOfGiving>;
  /** The contribution from its purchases so far, in New Zealand dollars. */
  contribution: Scalars['Float']['output'];
  /** A description in one line, such as the kind of organisation and its town. */
  description: Maybe<Scalars['String']['output']>;
  /** The contribution as equivalent hours of community work. */
  equivalentHours: Scalars['Int']['output'];
  /** The chosen good cause. Null if none is chosen or the chosen one is not approved. */
  goodCause: Maybe<ChosenCause>;
  /** The id of the impact buyer. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the impact buyer. */
  name: Scalars['String']['output'];
  /** The story of a recent impact, as HTML. */
  recentImpactStory: Maybe<Scalars['String']['output']>;
  /** The status, always LIVE_REPORT unless the caller is its own user or staff. */
  status: ImpactBuyerStatus;
  /** The number of listed suppliers with a completed sale to it. */
  supplierCount: Scalars['Int']['output'];
  /** The id of the listed supplier of the same organisation. Null if there is none. */
  supplierId: Maybe<Scalars['Int']['output']>;
  /** A page of 24 of these suppliers, highest contribution first. */
  suppliers: Array<PartnerCard>;
  /** The sustainability outcomes of its suppliers. Outcomes without suppliers are left out. */
  sustainability: Array<OutcomeCount>;
  /** The URL keyword of the report. */
  urlKeyword: Maybe<Scalars['String']['output']>;
  /** The address of its website. */
  website: Maybe<Scalars['String']['output']>;
  /** The introduction of the impact buyer. */
  whoWeAre: Maybe<Scalars['String']['output']>;
};

/** The impact of all sales so far. */
export type ImpactSummary = {
  /** The hours of community work that are equivalent to the contributions. */
  communityHours: Scalars['Int']['output'];
  /** The number of completed sales. */
  completedSales: Scalars['Int']['output'];
  /** The total contribution in New Zealand dollars: the total set by staff, or otherwise the counted total. */
  contributions: Scalars['Float']['output'];
  /** The number of approved good causes. */
  goodCauseCount: Scalars['Int']['output'];
  /** The number of impact buyers. */
  impactBuyerCount: Scalars['Int']['output'];
  /** The contributions that are not part of `goodCauses`. Null if staff have set a total that is too small to include them. */
  outsideListedCauses: Maybe<OutsideListedCauses>;
  /** The number of listed suppliers. */
  supplierCount: Scalars['Int']['output'];
};

/** A file with records that staff import. */
export type Import = {
  /** The progress of the latest check. Null before the first one. */
  check: Maybe<ImportProgress>;
  /** True if empty cells clear their field. */
  emptyClears: Scalars['Boolean']['output'];
  /** The field of each column as last checked, null for a column that is left out. Null before the first check. */
  fields: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The cells of the first five rows. */
  firstRows: Array<Array<Scalars['String']['output']>>;
  /** The headers of the columns, in order. */
  headers: Array<Scalars['String']['output']>;
  /** The id of the import. */
  id: Scalars['Int']['output'];
  /** The kind of record in its rows. */
  noun: ImportNoun;
  /** The progress of the import. Null before it is started. */
  outcome: Maybe<ImportProgress>;
  /** The fields to which columns can be assigned. */
  readableAs: Array<ImportField>;
  /** The headers of the file that the caller has assigned before. */
  remembered: Array<RememberedHeader>;
  /** The number of rows below the headers. */
  rowCount: Scalars['Int']['output'];
  /** The task that undoes the import. Null until undo is requested. */
  undo: Maybe<Task>;
};

/** A column of a file with the field to which it is assigned. */
export type ImportColumnInput = {
  /** The index of the column, from 0. */
  column: Scalars['Int']['input'];
  /** The name of the field. */
  field: Scalars['String']['input'];
};

/** A field to which a column of a file can be assigned. */
export type ImportField = {
  /** The name of the field. */
  name: Scalars['String']['output'];
  /** The name of the field over REST. */
  wire: Scalars['String']['output'];
};

/** The kind of record in the rows of a file. */
export type ImportNoun =
  /** Categories and sub categories, one in each row. */
  | 'CATEGORY'
  /** Impact buyers, one in each row. */
  | 'IMPACT_BUYER'
  /** Suppliers, one in each row. */
  | 'SUPPLIER';

/** The progress of a check or an import, with the rows so far by result. */
export type ImportProgress = {
  /** The number of rows that change a record. */
  changed: Scalars['Int']['output'];
  /** The number of rows that create a record. */
  new: Scalars['Int']['output'];
  /** The number of refused rows. */
  refused: Scalars['Int']['output'];
  /** The task of the check or import. `taskFailures` lists its problems. Its file has all refused rows. */
  task: Task;
  /** The number of rows that change nothing. */
  unchanged: Scalars['Int']['output'];
};

/** The interest of an impact buyer in buying. */
export type InterestedStatus =
  /** An impact buyer that is not interested. */
  | 'NOT_INTERESTED'
  /** An impact buyer that is open to offers. */
  | 'OPEN'
  /** A possible impact buyer whose interest is not known. */
  | 'PROSPECTING';

/** A draft of an introduction for staff to edit and send. */
export type IntroductionDraft = {
  /** The time at which the customer was last introduced. Null if never. */
  introducedAt: Maybe<Scalars['DateTime']['output']>;
  /** The message as HTML with headings, lists, links and emphasis. */
  message: Scalars['String']['output'];
  /** The subject of the email. */
  subject: Scalars['String']['output'];
  /** The supplier’s address for introductions, otherwise its address for enquiries. */
  to: Scalars['String']['output'];
};

/** An introduction of a customer or an impact buyer. Give either `salesEnquiryId`, or both `supplierId` and `impactBuyerId`. */
export type IntroductionInput = {
  /** The id of the impact buyer. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** The message as plain text, or as HTML with headings, lists, links and emphasis. */
  message: Scalars['String']['input'];
  /** The id of the enquiry. */
  salesEnquiryId?: InputMaybe<Scalars['Int']['input']>;
  /** The subject of the email. Null for the default with the names of both parties. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The id of the supplier. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of sending an introduction. */
export type IntroductionSent = {
  /** The id of the email in the mailbox. */
  mailId: Scalars['ID']['output'];
  /** The enquiry after the change. Null if none was given. Null for an API token without the scope `enquiries:read`. */
  salesEnquiry: Maybe<SalesEnquiry>;
  /** The current status of the email. */
  status: MailStatus;
};

/** A reported issue, with the state of its message to staff. */
export type IssueNote = {
  /** The id of the message to staff. */
  id: Scalars['Int']['output'];
  /** The type of the issue, or its name if the type is “Other”. */
  issue: Maybe<Scalars['String']['output']>;
  /** The state of the message. */
  state: MessageState;
};

/** The result of a change of several jobs. */
export type JobChangeResult = {
  /** The number of changed jobs. */
  changed: Scalars['Int']['output'];
  /** The number of jobs that are gone or in another state, and were not changed. */
  gone: Scalars['Int']['output'];
};

/** The times at which a scheduled job runs. */
export type JobFrequency =
  /** At the full hour. */
  | 'HOURLY'
  /** At 2 am in New Zealand. */
  | 'NIGHTLY';

/** The record that a job is about. */
export type JobSubject = {
  /** The id of the record. */
  id: Scalars['Int']['output'];
  /** The type of the record. */
  kind: JobSubjectKind;
};

/** The type of the record that a job is about. */
export type JobSubjectKind =
  /** An impact buyer. */
  | 'IMPACT_BUYER'
  /** An email in the mailbox. */
  | 'MAIL'
  /** A task, such as an export. */
  | 'TASK';

/** A language of the site. */
export type Language =
  /** New Zealand English. */
  | 'EN'
  /** Te reo Māori. */
  | 'MI';

/** The leads of one status: the first leads, and the totals of all. */
export type LeadBoardColumn = {
  /** The items on this page. */
  nodes: Array<LeadRecord>;
  /** The position in the list. To continue, call `leadRecords` with a filter on the status. */
  pageInfo: PageInfo;
  /** The status of these leads. */
  status: LeadStatus;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The sums over all items that match the filter, not only those on this page. */
  totals: LeadTotals;
};

/** The changes to many leads. Fields that are left out stay as they are. Null clears a field. */
export type LeadBulkInput = {
  /** True to archive the leads, false to unarchive them. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** The chance of a sale in percent, from 0 to 100 in steps of 10. A change of status sets it. */
  chance?: InputMaybe<Scalars['Int']['input']>;
  /** The band of the estimated contribution: 1 is under $100, 2 is $100–$200, 3 is $200–$500, 4 is $500–$1,000, 5 is $1,000 or more. */
  estimatedContributionBand?: InputMaybe<Scalars['Int']['input']>;
  /** The band of the estimated revenue: 1 is under $500, 2 is $500–$2,000, 3 is $2,000–$5,000, 4 is $5,000–$10,000, 5 is $10,000 or more. */
  estimatedRevenueBand?: InputMaybe<Scalars['Int']['input']>;
  /** The date of the next follow-up. Null if none is planned. */
  futureActionOn?: InputMaybe<Scalars['Date']['input']>;
  /** The id of the responsible staff member. Null if unassigned. */
  personResponsibleId?: InputMaybe<Scalars['Int']['input']>;
  /** The status of the lead. Setting it also sets the chance of a sale and the date of the status. */
  status?: InputMaybe<LeadStatus>;
  /** A weight from 0 to 10. Leads with a higher weight appear first. */
  weight?: InputMaybe<Scalars['Int']['input']>;
};

/** The impact buyer of a lead. */
export type LeadBuyer = {
  /** The contact person of the impact buyer. */
  contactName: Maybe<Scalars['String']['output']>;
  /** The good cause that the impact buyer has chosen. Null for an API token without the scope `causes:read`. */
  goodCause: Maybe<NamedRef>;
  /** The id of the record. */
  id: Scalars['Int']['output'];
  /** The name of the record. */
  name: Scalars['String']['output'];
  /** The sales totals of the impact buyer. */
  sales: LeadPartySales;
};

/** A column of the lead list. */
export type LeadColumn =
  /** The column `actionTakenAt`. */
  | 'ACTION_TAKEN_AT'
  /** The column `actualContribution`. */
  | 'ACTUAL_CONTRIBUTION'
  /** The column `actualRevenue`. */
  | 'ACTUAL_REVENUE'
  /** The column `archived`. */
  | 'ARCHIVED'
  /** The column `archivedAt`. */
  | 'ARCHIVED_AT'
  /** The column `buyerType`. */
  | 'BUYER_TYPE'
  /** The column `callRailPhone`. */
  | 'CALL_RAIL_PHONE'
  /** The column `chance`. */
  | 'CHANCE'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `customersComments`. */
  | 'CUSTOMERS_COMMENTS'
  /** The column `customersResponse`. */
  | 'CUSTOMERS_RESPONSE'
  /** The column `customerHidden`. */
  | 'CUSTOMER_HIDDEN'
  /** The column `estimatedContribution`. */
  | 'ESTIMATED_CONTRIBUTION'
  /** The column `estimatedContributionBand`. */
  | 'ESTIMATED_CONTRIBUTION_BAND'
  /** The column `estimatedRevenue`. */
  | 'ESTIMATED_REVENUE'
  /** The column `estimatedRevenueBand`. */
  | 'ESTIMATED_REVENUE_BAND'
  /** The column `fromEmail`. */
  | 'FROM_EMAIL'
  /** The column `fromName`. */
  | 'FROM_NAME'
  /** The column `fromPhone`. */
  | 'FROM_PHONE'
  /** The column `fromType`. */
  | 'FROM_TYPE'
  /** The column `futureActionOn`. */
  | 'FUTURE_ACTION_ON'
  /** The column `id`. */
  | 'ID'
  /** The column `impactBuyer`. */
  | 'IMPACT_BUYER'
  /** The column `impactBuyerId`. */
  | 'IMPACT_BUYER_ID'
  /** The column `leadType`. */
  | 'LEAD_TYPE'
  /** The column `listTitle`. */
  | 'LIST_TITLE'
  /** The column `notes`. */
  | 'NOTES'
  /** The column `noOpportunityAt`. */
  | 'NO_OPPORTUNITY_AT'
  /** The column `opportunitySummary`. */
  | 'OPPORTUNITY_SUMMARY'
  /** The column `personResponsible`. */
  | 'PERSON_RESPONSIBLE'
  /** The column `personResponsibleId`. */
  | 'PERSON_RESPONSIBLE_ID'
  /** The column `salesEnquiryId`. */
  | 'SALES_ENQUIRY_ID'
  /** The column `slimChanceAt`. */
  | 'SLIM_CHANCE_AT'
  /** The column `soundingPositiveAt`. */
  | 'SOUNDING_POSITIVE_AT'
  /** The column `status`. */
  | 'STATUS'
  /** The column `summary`. */
  | 'SUMMARY'
  /** The column `supplier`. */
  | 'SUPPLIER'
  /** The column `supplierId`. */
  | 'SUPPLIER_ID'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `urlKeyword`. */
  | 'URL_KEYWORD'
  /** The column `weight`. */
  | 'WEIGHT';

/** A condition on a column of the lead list. */
export type LeadColumnFilter = {
  /** The column to test. */
  column: LeadColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A column of an exported file. */
export type LeadExportColumn = {
  /** The column of the list. */
  column: LeadColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** Changes to a lead. Fields that are left out stay as they are. Null clears a field. A change of status also sets the chance and the date of that status. */
export type LeadInput = {
  /** The time at which the lead became Action Taken. Null if it never did. */
  actionTakenAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The actual contribution in New Zealand dollars. Null if not known. */
  actualContribution?: InputMaybe<Scalars['Float']['input']>;
  /** The actual revenue in New Zealand dollars. Null if not known. */
  actualRevenue?: InputMaybe<Scalars['Float']['input']>;
  /** True if the lead is archived. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of organisation of the impact buyer. */
  buyerType?: InputMaybe<Scalars['String']['input']>;
  /** The CallRail phone number of the supplier. */
  callRailPhone?: InputMaybe<Scalars['String']['input']>;
  /** The chance of a sale in percent, from 0 to 100 in steps of 10. A change of status sets it. */
  chance?: InputMaybe<Scalars['Int']['input']>;
  /** The band of the estimated contribution: 1 is under $100, 2 is $100–$200, 3 is $200–$500, 4 is $500–$1,000, 5 is $1,000 or more. */
  estimatedContributionBand?: InputMaybe<Scalars['Int']['input']>;
  /** The band of the estimated revenue: 1 is under $500, 2 is $500–$2,000, 3 is $2,000–$5,000, 4 is $5,000–$10,000, 5 is $10,000 or more. */
  estimatedRevenueBand?: InputMaybe<Scalars['Int']['input']>;
  /** The email address of the contact person. */
  fromEmail?: InputMaybe<Scalars['String']['input']>;
  /** The name of the contact person at the impact buyer. */
  fromName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the contact person. */
  fromPhone?: InputMaybe<Scalars['String']['input']>;
  /** The kind of party that the lead comes from, such as Impact Buyer. */
  fromType?: InputMaybe<Scalars['String']['input']>;
  /** The date of the next follow-up. Null if none is planned. */
  futureActionOn?: InputMaybe<Scalars['Date']['input']>;
  /** The type of the lead. Null if not set. */
  leadType?: InputMaybe<LeadType>;
  /** The list title of the supplier, such as its trade. */
  listTitle?: InputMaybe<Scalars['String']['input']>;
  /** The time at which the lead became No Opportunity. Null if it never did. */
  noOpportunityAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Notes by staff about the lead. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** A summary of the opportunity for this impact buyer. */
  opportunitySummary?: InputMaybe<Scalars['String']['input']>;
  /** The id of the responsible staff member. Null if unassigned. */
  personResponsibleId?: InputMaybe<Scalars['Int']['input']>;
  /** The time at which the lead became Slim Chance. Null if it never did. */
  slimChanceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The time at which the lead became Sounding Positive. Null if it never did. */
  soundingPositiveAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The status of the lead. Setting it also sets the chance of a sale and the date of the status. */
  status?: InputMaybe<LeadStatus>;
  /** A short summary of what the supplier offers. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** The URL keyword of the supplier. */
  urlKeyword?: InputMaybe<Scalars['String']['input']>;
  /** A weight from 0 to 10. Leads with a higher weight appear first. */
  weight?: InputMaybe<Scalars['Int']['input']>;
};

/** A filter of the lead list. Fields that are left out have no effect. */
export type LeadListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<LeadColumnFilter>>;
  /** The id in another system. At most one record has it. For staff only. */
  externalRef?: InputMaybe<ExternalRefInput>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the lead list. */
export type LeadListSort = {
  /** The column to sort by. */
  column: LeadColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A draft of an email about a lead for staff to edit and send. */
export type LeadMail = {
  /** The addresses that get a blind copy (Bcc). */
  bcc: Array<Scalars['String']['output']>;
  /** The text of the email as HTML with headings, lists, links and emphasis. */
  body: Scalars['String']['output'];
  /** The addresses that get a copy (Cc). */
  cc: Array<Scalars['String']['output']>;
  /** The address for replies. */
  replyTo: Maybe<Scalars['String']['output']>;
  /** The subject of the email. */
  subject: Scalars['String']['output'];
  /** The addresses of the recipients. */
  to: Array<Scalars['String']['output']>;
};

/** The type of lead email, based on who receives it. */
export type LeadMailKind =
  /** An email to the impact buyer of the lead. */
  | 'TO_BUYER'
  /** An email to the supplier of the lead. */
  | 'TO_SUPPLIER';

/** An email about a lead, sent to at most 25 addresses in total. */
export type LeadMailMessageInput = {
  /** The addresses that get a blind copy (Bcc). */
  bcc?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The text of the email as HTML with headings, lists, links and emphasis. */
  body: Scalars['String']['input'];
  /** The addresses that get a copy (Cc). */
  cc?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The address for replies. If this value is null, replies go to the address of the user who makes the API call. */
  replyTo?: InputMaybe<Scalars['String']['input']>;
  /** The subject of the email. */
  subject: Scalars['String']['input'];
  /** The addresses of the recipients. */
  to: Array<Scalars['String']['input']>;
};

/** The result of sending an email about a lead. */
export type LeadMailSent = {
  /** The lead after the change. */
  lead: LeadRecord;
  /** The id of the email in the mailbox. */
  mailId: Scalars['ID']['output'];
  /** The current status of the email. */
  status: MailStatus;
};

/** The sales totals of the impact buyer or the supplier of a lead, over all enquiries. */
export type LeadPartySales = {
  /** The contribution in New Zealand dollars. Sales that fell through do not count. */
  contributionTotal: Scalars['Float']['output'];
  /** The number of enquiries, including archived ones. */
  enquiryTotal: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST. Sales that fell through do not count. */
  revenueTotal: Scalars['Float']['output'];
};

/** A lead: a supplier that staff offer to an impact buyer. */
export type LeadRecord = {
  /** The time at which the lead became Action Taken. Null if it never did. */
  actionTakenAt: Maybe<Scalars['DateTime']['output']>;
  /** The actual contribution in New Zealand dollars. Null if not known. */
  actualContribution: Maybe<Scalars['Float']['output']>;
  /** The actual revenue in New Zealand dollars. Null if not known. */
  actualRevenue: Maybe<Scalars['Float']['output']>;
  /** True if the lead is archived. */
  archived: Scalars['Boolean']['output'];
  /** The time of archiving. Null if the lead is not archived. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The kind of organisation of the impact buyer. */
  buyerType: Maybe<Scalars['String']['output']>;
  /** The CallRail phone number of the supplier. */
  callRailPhone: Maybe<Scalars['String']['output']>;
  /** The chance of a sale in percent, from 0 to 100 in steps of 10. A change of status sets it. */
  chance: Maybe<Scalars['Int']['output']>;
  /** The time at which the lead was created. */
  createdAt: Scalars['DateTime']['output'];
  /** True if the impact buyer has hidden the offer. */
  customerHidden: Scalars['Boolean']['output'];
  /** The comments of the impact buyer on the offer. */
  customersComments: Maybe<Scalars['String']['output']>;
  /** The response of the impact buyer. Null if it has not responded. */
  customersResponse: Maybe<LeadResponse>;
  /** The estimated contribution in New Zealand dollars, by its band. Null without a band. */
  estimatedContribution: Maybe<Scalars['Float']['output']>;
  /** The band of the estimated contribution: 1 is under $100, 2 is $100–$200, 3 is $200–$500, 4 is $500–$1,000, 5 is $1,000 or more. */
  estimatedContributionBand: Maybe<Scalars['Int']['output']>;
  /** The estimated revenue in New Zealand dollars, by its band. Null without a band. */
  estimatedRevenue: Maybe<Scalars['Float']['output']>;
  /** The band of the estimated revenue: 1 is under $500, 2 is $500–$2,000, 3 is $2,000–$5,000, 4 is $5,000–$10,000, 5 is $10,000 or more. */
  estimatedRevenueBand: Maybe<Scalars['Int']['output']>;
  /** The ids of the record in other systems, by system. Empty for other callers than staff. */
  externalRefs: Array<ExternalRef>;
  /** The email address of the contact person. */
  fromEmail: Maybe<Scalars['String']['output']>;
  /** The name of the contact person at the impact buyer. */
  fromName: Maybe<Scalars['String']['output']>;
  /** The phone number of the contact person. */
  fromPhone: Maybe<Scalars['String']['output']>;
  /** The kind of party that the lead comes from, such as Impact Buyer. */
  fromType: Maybe<Scalars['String']['output']>;
  /** The date of the next follow-up. Null if none is planned. */
  futureActionOn: Maybe<Scalars['Date']['output']>;
  /** The id of the lead. */
  id: Scalars['Int']['output'];
  /** The impact buyer of the lead. */
  impactBuyer: LeadBuyer;
  /** The id of the impact buyer. */
  impactBuyerId: Scalars['Int']['output'];
  /** The type of the lead. Null if not set. */
  leadType: Maybe<LeadType>;
  /** The list title of the supplier, such as its trade. */
  listTitle: Maybe<Scalars['String']['output']>;
  /** The time at which the lead became No Opportunity. Null if it never did. */
  noOpportunityAt: Maybe<Scalars['DateTime']['output']>;
  /** Notes by staff about the lead. */
  notes: Maybe<Scalars['String']['output']>;
  /** A summary of the opportunity for this impact buyer. */
  opportunitySummary: Maybe<Scalars['String']['output']>;
  /** The responsible staff member. Null if unassigned. Null for an API token without the scope `users:read`. */
  personResponsible: Maybe<NamedRef>;
  /** The id of the responsible staff member. Null if unassigned. */
  personResponsibleId: Maybe<Scalars['Int']['output']>;
  /** The enquiry that the lead became, named after its customer. Null if there is none. Null for an API token without the scope `enquiries:read`. */
  salesEnquiry: Maybe<NamedRef>;
  /** The id of the enquiry of the lead. Null if it has no enquiry. */
  salesEnquiryId: Maybe<Scalars['Int']['output']>;
  /** The time at which the lead became Slim Chance. Null if it never did. */
  slimChanceAt: Maybe<Scalars['DateTime']['output']>;
  /** The time at which the lead became Sounding Positive. Null if it never did. */
  soundingPositiveAt: Maybe<Scalars['DateTime']['output']>;
  /** The status of the lead. Setting it also sets the chance of a sale and the date of the status. */
  status: LeadStatus;
  /** A short summary of what the supplier offers. */
  summary: Maybe<Scalars['String']['output']>;
  /** The supplier of the lead. */
  supplier: LeadSupplier;
  /** The id of the supplier that is offered. */
  supplierId: Scalars['Int']['output'];
  /** The time of the last change to the lead. */
  updatedAt: Scalars['DateTime']['output'];
  /** The URL keyword of the supplier. */
  urlKeyword: Maybe<Scalars['String']['output']>;
  /** The version of the lead, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** A weight from 0 to 10. Leads with a higher weight appear first. */
  weight: Scalars['Int']['output'];
};

/** A page of a list. */
export type LeadRecordConnection = {
  /** The items on this page. */
  nodes: Array<LeadRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The sums over all items that match the filter, not only those on this page. */
  totals: LeadTotals;
};

/** The response of an impact buyer to an offer. The status of the lead follows from it. */
export type LeadResponse =
  /** Already uses the supplier. The lead becomes Already Using. */
  | 'ALREADY_USING'
  /** Interested in future. The lead becomes Future Follow Up. */
  | 'FUTURE_FOLLOW_UP'
  /** Not interested. The lead becomes No Opportunity. */
  | 'NOT_INTERESTED'
  /** Interested now. The lead becomes Sounding Positive. */
  | 'SOUNDING_POSITIVE';

/** The response of an impact buyer to a lead. Fields that are left out stay as they are. Null clears a field. A lead without a response cannot be hidden. */
export type LeadResponseInput = {
  /** True if the impact buyer has hidden the offer. */
  customerHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** The comments of the impact buyer on the offer. */
  customersComments?: InputMaybe<Scalars['String']['input']>;
  /** The response of the impact buyer. Null if it has not responded. */
  customersResponse?: InputMaybe<LeadResponse>;
};

/** The records to act on. Give either `ids` or `filter`. */
export type LeadSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<LeadListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The status of a lead. */
export type LeadStatus =
  /** Staff have contacted the impact buyer. Sets the chance to 20 percent. */
  | 'ACTION_TAKEN'
  /** The impact buyer already uses the supplier. The lead is closed. */
  | 'ALREADY_USING'
  /** The lead has been created. No action has been taken. */
  | 'CARD_CREATED'
  /** The lead has an enquiry. The lead is closed. */
  | 'ENQUIRY_CREATED'
  /** The impact buyer may be interested in future. Sets the chance to 40 percent. */
  | 'FUTURE_FOLLOW_UP'
  /** The impact buyer is not interested. The lead is closed. Sets the chance to 0 percent. */
  | 'NO_OPPORTUNITY'
  /** The lead led to a sale. The lead is closed. Sets the chance to 100 percent. */
  | 'SALE'
  /** A sale is unlikely. Sets the chance to 10 percent. */
  | 'SLIM_CHANCE'
  /** The impact buyer is interested. Sets the chance to 60 percent. */
  | 'SOUNDING_POSITIVE';

/** The supplier of a lead, which is offered to the impact buyer. */
export type LeadSupplier = {
  /** The id of the record. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The name of the record. */
  name: Scalars['String']['output'];
  /** The sales totals of the supplier. */
  sales: LeadPartySales;
  /** The specific benefits for buyers. */
  specificBenefits: Maybe<Scalars['String']['output']>;
};

/** The totals of all leads that match, in New Zealand dollars. */
export type LeadTotals = {
  /** The total actual contribution. */
  actualContribution: Scalars['Float']['output'];
  /** The total actual revenue. */
  actualRevenue: Scalars['Float']['output'];
  /** The total estimated contribution. */
  estimatedContribution: Scalars['Float']['output'];
  /** The total estimated revenue. */
  estimatedRevenue: Scalars['Float']['output'];
};

/** The type of a lead. */
export type LeadType =
  /** A lead for collaborative work. */
  | 'COLLABORATIVE'
  /** A direct lead. */
  | 'DIRECT'
  /** A lead for outsourced work. */
  | 'OUT_SOURCING'
  /** A lead for a client of the impact buyer. */
  | 'THEIR_CLIENT';

/** The leads that an impact buyer has not answered yet. */
export type LeadsToReview = {
  /** The number of open leads, answered or not. */
  active: Scalars['Int']['output'];
  /** The number of opportunities without a result: the buyer already uses the supplier, or has no need of it. */
  attempted: Scalars['Int']['output'];
  /** The number of open leads that the buyer has neither answered nor hidden. */
  count: Scalars['Int']['output'];
  /** The secret key of the page on which the buyer answers leads. Anyone who has it can answer. Empty for an API token without the scope `leads:write`. */
  linkKey: Scalars['String']['output'];
};

/** A file to learn more from, such as a brochure. */
export type LearnMoreFile = {
  /** The address of the file. */
  fileLink: Scalars['String']['output'];
  /** The id of the file. */
  id: Scalars['Int']['output'];
  /** The title of the file. */
  title: Scalars['String']['output'];
};

/** A new or changed file to learn more from. */
export type LearnMoreFileInput = {
  /** The address of the file. */
  fileLink?: InputMaybe<Scalars['String']['input']>;
  /** The id of the row to change. Null adds a new row. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** The position among the files of the supplier, from 0. Lower positions come first. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The title of the file. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A file to learn more from, for editing. */
export type LearnMoreRecord = {
  /** The time at which the file was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The number of times visitors opened the file. */
  downloads: Scalars['Int']['output'];
  /** The address of the file. */
  fileLink: Scalars['String']['output'];
  /** The id of the file. */
  id: Scalars['Int']['output'];
  /** The position among the files of the supplier, from 0. Lower positions come first. */
  position: Scalars['Int']['output'];
  /** The title of the file. */
  title: Scalars['String']['output'];
  /** The time of the last change to the file. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A testimonial from a visitor. */
export type LeaveTestimonialInput = {
  /** Must be left empty. A submission with a value here is held until staff release it. */
  companyFax?: InputMaybe<Scalars['String']['input']>;
  /**
   * The time that filling in the form took, in milliseconds. Ignored by the server.
   * @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30.
   */
  filledInMs?: InputMaybe<Scalars['Int']['input']>;
  /** The full name of the customer. */
  fullName: Scalars['String']['input'];
  /** The text of the testimonial, of up to 225 characters. */
  message: Scalars['String']['input'];
  /** The id of the supplier that the testimonial is about. */
  supplierId: Scalars['Int']['input'];
};

/** The suppliers that are offered to an impact buyer, those with the highest weight first. */
export type LinkPage = {
  /** The hours of community work that are equivalent to the estimated contribution. */
  equivalentHours: Scalars['Int']['output'];
  /** The estimated contribution of all leads in New Zealand dollars. It includes hidden leads, but not those that the buyer has no need of. */
  estimatedContribution: Scalars['Float']['output'];
  /** The suppliers that are offered, those with the highest weight first. */
  leads: Array<LinkedLead>;
};

/** A supplier that is offered to an impact buyer on its link page. */
export type LinkedLead = {
  /** True if the buyer has hidden the lead. */
  customerHidden: Scalars['Boolean']['output'];
  /** The buyer’s comments on the offer. Null if it has none. */
  customersComments: Maybe<Scalars['String']['output']>;
  /** The buyer’s response to the offer. Null if it has not responded. */
  customersResponse: Maybe<LeadResponse>;
  /** The hours of community work that are equivalent to the estimated contribution. */
  equivalentHours: Scalars['Int']['output'];
  /** The estimated contribution in New Zealand dollars, by its band. 0 without a band. */
  estimatedContribution: Scalars['Float']['output'];
  /** The band of the estimated contribution, from 1 to 5. Null if it is not estimated. */
  estimatedContributionBand: Maybe<Scalars['Int']['output']>;
  /** True if the supplier has a public profile. */
  hasProfile: Scalars['Boolean']['output'];
  /** The id of the lead. */
  id: Scalars['Int']['output'];
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The title of the supplier in lists, such as its trade. Null if it is not known. */
  listTitle: Maybe<Scalars['String']['output']>;
  /** The benefits that the supplier offers to impact buyers. Null if none are recorded. */
  specificBenefits: Maybe<Scalars['String']['output']>;
  /** The summary of the offer. Null if there is none. */
  summary: Maybe<Scalars['String']['output']>;
  /** The id of the supplier. */
  supplierId: Scalars['Int']['output'];
  /** The name of the supplier. */
  supplierName: Scalars['String']['output'];
};

/** A testimonial of a customer, public or hidden. */
export type ListedTestimonial = {
  /** The time at which the testimonial was created. */
  createdAt: Scalars['DateTime']['output'];
  /** True if the testimonial is featured. A featured testimonial is always public. */
  featured: Scalars['Boolean']['output'];
  /** The full name of the customer. */
  fullName: Scalars['String']['output'];
  /** The id of the testimonial. */
  id: Scalars['Int']['output'];
  /** The text of the testimonial, of up to 225 characters. */
  message: Scalars['String']['output'];
  /** The position among the testimonials of the supplier, from 0. Lower positions come first. */
  position: Scalars['Int']['output'];
  /** The supplier that the testimonial is about. */
  supplier: NamedRef;
  /** The time of the last change to the testimonial. */
  updatedAt: Scalars['DateTime']['output'];
  /** True if the testimonial is public. */
  visible: Scalars['Boolean']['output'];
};

/** A page of a list. */
export type ListedTestimonialConnection = {
  /** The items on this page. */
  nodes: Array<ListedTestimonial>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Records that were created, changed or deleted. Read them again to get the current values. */
export type LiveChange = {
  /** The ids of the records. Null if there are too many to list, if the caller may not see them, or if changes may have been missed. In the first event, which is sent once the subscription is active, it is null, or with `after` the ids of the records that have changed since that position. */
  ids: Maybe<Array<Scalars['Int']['output']>>;
  /** The position in the change feed after the changes that were sent so far. To continue from this position, subscribe with it as `after`; the last changes may be repeated. Null before the first change, and for tasks. */
  position: Maybe<Scalars['String']['output']>;
  /** True only in the first event, if nothing changed in the three seconds before it, or since `after`. Clients that have read the data within that time need not read it again. */
  quiet: Scalars['Boolean']['output'];
  /** The x-request-id of the request that made all of the changes. Null if it was not a single request. A client that sent this request knows the changes already. */
  requestId: Maybe<Scalars['String']['output']>;
};

/** A column of the email list. */
export type MailColumn =
  /** The column `attempts`. */
  | 'ATTEMPTS'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `error`. */
  | 'ERROR'
  /** The column `id`. */
  | 'ID'
  /** The column `kind`. */
  | 'KIND'
  /** The column `sentAt`. */
  | 'SENT_AT'
  /** The column `status`. */
  | 'STATUS'
  /** The column `subject`. */
  | 'SUBJECT'
  /** The column `toAddress`. */
  | 'TO_ADDRESS';

/** A condition on a column of the email list. */
export type MailColumnFilter = {
  /** The column to test. */
  column: MailColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** An email with its delivery status. */
export type MailDelivery = {
  /** The email addresses of other recipients. All recipients can see these addresses. */
  alsoTo: Array<Scalars['String']['output']>;
  /** The number of attempts to send the email. */
  attempts: Scalars['Int']['output'];
  /** The email addresses that receive a blind copy. Other recipients do not see them. */
  bcc: Array<Scalars['String']['output']>;
  /** The email as HTML. API tokens get a notice instead if the email contains a link to an account. */
  bodyHtml: Scalars['String']['output'];
  /** The email as plain text. API tokens get a notice instead if the email contains a link to an account. */
  bodyText: Scalars['String']['output'];
  /** The time at which the email bounced. Null if it has not. */
  bouncedAt: Maybe<Scalars['DateTime']['output']>;
  /** The email addresses that receive a copy. */
  cc: Array<Scalars['String']['output']>;
  /** The time at which the email was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The error from the last attempt to send the email. Null if it did not fail. */
  error: Maybe<Scalars['String']['output']>;
  /** The id of the email. */
  id: Scalars['ID']['output'];
  /** The kind of email, such as `sales-enquiry.reply`. */
  kind: Scalars['String']['output'];
  /** The email address for replies. If this value is null, replies go to the sender’s address. */
  replyTo: Maybe<Scalars['String']['output']>;
  /** The time at which staff last sent the email again after a failure. Null if they have not. */
  sentAgainAt: Maybe<Scalars['DateTime']['output']>;
  /** The time at which the email was sent. Null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** The delivery status of the email. */
  status: MailStatus;
  /** The subject of the email. */
  subject: Scalars['String']['output'];
  /** The email address of the first recipient. */
  toAddress: Scalars['String']['output'];
};

/** A page of a list. */
export type MailDeliveryConnection = {
  /** The items on this page. */
  nodes: Array<MailDelivery>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of emails on all pages, counted up to 1,000. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type MailExportColumn = {
  /** The column of the list. */
  column: MailColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the email list. Fields that are left out have no effect. */
export type MailListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<MailColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the email list. */
export type MailListSort = {
  /** The column to sort by. */
  column: MailColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** An email that was sent about a record. */
export type MailNote = {
  /** The time at which the email was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The error from the last attempt to send the email. Null if it did not fail. */
  error: Maybe<Scalars['String']['output']>;
  /** The id of the email. */
  id: Scalars['ID']['output'];
  /** The kind of email, such as `sales-enquiry.reply`. */
  kind: Scalars['String']['output'];
  /** The time at which the email was sent. Null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** The delivery status of the email. */
  status: MailStatus;
  /** The subject of the email. */
  subject: Scalars['String']['output'];
  /** The email address of the recipient. */
  toAddress: Scalars['String']['output'];
};

/** A placeholder of an email template. The email has a value in place of {{name}}. */
export type MailPlaceholder = {
  /** The label of the placeholder on screens. */
  label: Scalars['String']['output'];
  /** True if the value is an address, which can be the target of a link. */
  link: Scalars['Boolean']['output'];
  /** The name of the placeholder in the template. */
  name: Scalars['String']['output'];
  /** True if the template must contain the placeholder. */
  needed: Scalars['Boolean']['output'];
};

/** An email as it would be sent. */
export type MailPreview = {
  /** The body of the email as HTML. */
  html: Scalars['String']['output'];
  /** The subject of the email. */
  subject: Scalars['String']['output'];
  /** The body of the email as plain text. */
  text: Scalars['String']['output'];
};

/** The records to act on. Give either `ids` or `filter`. */
export type MailSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<MailListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The delivery status of an email. */
export type MailStatus =
  /** Accepted by the mail server, but returned as undeliverable. */
  | 'BOUNCED'
  /** Not delivered. We won’t try again. */
  | 'FAILED'
  /** Waiting to be sent, or being sent. */
  | 'QUEUED'
  /** Accepted by the mail server. */
  | 'SENT';

/** The template for one type of email. */
export type MailTemplate = {
  /** The text of the email with placeholders, as HTML with headings, lists, links and emphasis. */
  body: Scalars['String']['output'];
  /** The time at which the email template was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the email template. */
  id: Scalars['Int']['output'];
  /** The kind of email. */
  kind: LeadMailKind;
  /** The placeholders that the template can contain. */
  placeholders: Array<MailPlaceholder>;
  /** The subject of the email, with placeholders. */
  subject: Scalars['String']['output'];
  /** The time of the last change to the email template. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the email template, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** An unsaved email template to preview. */
export type MailTemplateDraftInput = {
  /** The text of the email with placeholders, as HTML with headings, lists, links and emphasis. */
  body: Scalars['String']['input'];
  /** The subject of the email, with placeholders. */
  subject: Scalars['String']['input'];
};

/** Changes to an email template. Fields that are left out stay as they are. */
export type MailTemplateInput = {
  /** The text of the email with placeholders, as HTML with headings, lists, links and emphasis. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The subject of the email, with placeholders. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A version of an email template. */
export type MailTemplateVersion = {
  /** The text of the email with placeholders, as HTML with headings, lists, links and emphasis. */
  body: Scalars['String']['output'];
  /** True if the body differs from the previous version. */
  bodyChanged: Scalars['Boolean']['output'];
  /** The number of the older version that this one restored. Null if none. */
  restoredFrom: Maybe<Scalars['Int']['output']>;
  /** The time at which the version was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** The name of the user who saved the version. Null if the version is built in. */
  savedBy: Maybe<Scalars['String']['output']>;
  /** The subject of the email, with placeholders. */
  subject: Scalars['String']['output'];
  /** True if the subject differs from the previous version. */
  subjectChanged: Scalars['Boolean']['output'];
  /** The version number. */
  version: Scalars['Int']['output'];
};

/** A supplier to offer to an impact buyer as a lead. */
export type MatchingSupplier = {
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The list title of the supplier, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** The locations of its premises. */
  locations: Array<Scalars['String']['output']>;
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The reasons for the match, as texts for staff. */
  reasons: Array<Scalars['String']['output']>;
};

/** The changes to many messages. Fields that are left out stay as they are. Null clears a field. */
export type MessageBulkInput = {
  /** The handling status of the message. */
  state?: InputMaybe<MessageState>;
};

/** A column of the message list. */
export type MessageColumn =
  /** The column `adminNotes`. */
  | 'ADMIN_NOTES'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `email`. */
  | 'EMAIL'
  /** The column `fullName`. */
  | 'FULL_NAME'
  /** The column `id`. */
  | 'ID'
  /** The column `issue`. */
  | 'ISSUE'
  /** The column `kind`. */
  | 'KIND'
  /** The column `message`. */
  | 'MESSAGE'
  /** The column `mobile`. */
  | 'MOBILE'
  /** The column `organisation`. */
  | 'ORGANISATION'
  /** The column `salesEnquiryId`. */
  | 'SALES_ENQUIRY_ID'
  /** The column `state`. */
  | 'STATE'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `website`. */
  | 'WEBSITE';

/** A condition on a column of the message list. */
export type MessageColumnFilter = {
  /** The column to test. */
  column: MessageColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A column of an exported file. */
export type MessageExportColumn = {
  /** The column of the list. */
  column: MessageColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** The fields of a message to save. Fields that are left out stay as they are. Null clears a field. */
export type MessageInput = {
  /** Internal notes by staff about the message. */
  adminNotes?: InputMaybe<Scalars['String']['input']>;
  /** The handling status of the message. */
  state?: InputMaybe<MessageState>;
};

/** The type of message, as staff see it in the message list. */
export type MessageKind =
  /** A general message. */
  | 'GENERAL'
  /** A request to join as a good cause. */
  | 'GOOD_CAUSE_JOIN'
  /** A question about the Impact Box. */
  | 'IMPACT_BOX'
  /** A request to join as an impact buyer. */
  | 'IMPACT_BUYER_JOIN'
  /** A problem with an enquiry that a supplier reported. */
  | 'REPORTED_ISSUE'
  /** A request to join as a supplier. */
  | 'SUPPLIER_JOIN';

/** A filter of the message list. Fields that are left out have no effect. */
export type MessageListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<MessageColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the message list. */
export type MessageListSort = {
  /** The column to sort by. */
  column: MessageColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A message from a visitor, or a problem that a supplier reported, for staff. */
export type MessageRecord = {
  /** Internal notes by staff about the message. */
  adminNotes: Maybe<Scalars['String']['output']>;
  /** The time at which the message was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address of the sender. */
  email: Maybe<Scalars['String']['output']>;
  /** The full name of the sender. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The id of the message. */
  id: Scalars['Int']['output'];
  /** The problem with an enquiry that a supplier reported. Null for other messages. */
  issue: Maybe<Scalars['String']['output']>;
  /** The type of message. */
  kind: MessageKind;
  /** The text of the message. Required for general messages. */
  message: Maybe<Scalars['String']['output']>;
  /** The phone number of the sender. */
  mobile: Maybe<Scalars['String']['output']>;
  /** The name of the organisation. Required for requests to join. */
  organisation: Maybe<Scalars['String']['output']>;
  /** The supplier that reported the problem. Null for other messages. Null for an API token without the scope `suppliers:read`. */
  reportedBySupplier: Maybe<NamedRef>;
  /** The enquiry with the reported issue, named after its customer. Null for other messages. Null for an API token without the scope `enquiries:read`. */
  salesEnquiry: Maybe<NamedRef>;
  /** The id of the enquiry with the reported issue. Null for other messages. */
  salesEnquiryId: Maybe<Scalars['Int']['output']>;
  /** The handling status of the message. */
  state: MessageState;
  /** The time of the last change to the message. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the message, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** The website of the sender. */
  website: Maybe<Scalars['String']['output']>;
};

/** A page of a list. */
export type MessageRecordConnection = {
  /** The items on this page. */
  nodes: Array<MessageRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The records to act on. Give either `ids` or `filter`. */
export type MessageSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<MessageListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The handling status of a message. */
export type MessageState =
  /** The message has been dealt with. */
  | 'DONE'
  /** Staff are working on the message. */
  | 'IN_HAND'
  /** Staff have not started on the message. */
  | 'NEW';

/** A month of the year. */
export type Month =
  /** The month of April. */
  | 'APRIL'
  /** The month of August. */
  | 'AUGUST'
  /** The month of December. */
  | 'DECEMBER'
  /** The month of February. */
  | 'FEBRUARY'
  /** The month of January. */
  | 'JANUARY'
  /** The month of July. */
  | 'JULY'
  /** The month of June. */
  | 'JUNE'
  /** The month of March. */
  | 'MARCH'
  /** The month of May. */
  | 'MAY'
  /** The month of November. */
  | 'NOVEMBER'
  /** The month of October. */
  | 'OCTOBER'
  /** The month of September. */
  | 'SEPTEMBER';

/** The sales of one month, and of the same month a year before. Contributions are not halved for a good cause. */
export type MonthTotals = {
  /** The number of completed sales. */
  completed: Scalars['Int']['output'];
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The contribution a year before, in New Zealand dollars. */
  contributionBefore: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The number of enquiries a year before. */
  enquiriesBefore: Scalars['Int']['output'];
  /** The month, from 1 to 12. */
  month: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenue: Scalars['Float']['output'];
  /** The revenue a year before, in New Zealand dollars excluding GST. */
  revenueBefore: Scalars['Float']['output'];
};

/** The operations that change something. */
export type Mutation = {
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `actions:write`. */
  changeActionItems: Task;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `buyers:write`. */
  changeImpactBuyers: Task;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `leads:write`. */
  changeLeads: Task;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `messages:write`. */
  changeMessages: Task;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `orders:write`. */
  changeOrders: Task;
  /** Changes the password of the caller, signs all other devices out and returns a new session. Throws BAD_USER_INPUT if the current password is wrong. For any signed-in user. */
  changePassword: Session;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `enquiries:write`. */
  changeSalesEnquiries: Task;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `search:write`. */
  changeSearchMisses: Task;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `suppliers:write`. */
  changeServices: Task;
  /** Starts a task that changes the selected records. `taskFailures` lists the records that were refused. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `suppliers:write`. */
  changeSuppliers: Task;
  /** Assigns the columns of a file to fields and starts a check of its rows, which changes no records. An API token also needs the scope to change records of this type. Throws CONFLICT if the file is being or has been imported. For staff (Admin). API tokens need the scope `imports:write`. */
  checkImport: Import;
  /** Confirms an email address with the token from an emailed link. The user who registered gives the password, or is signed in. The owner of an address that another person registered gives a new password, which takes the account over. Always returns true. Throws BAD_USER_INPUT if the link no longer works or the password is missing or wrong. For anyone. */
  confirmEmail: Scalars['Boolean']['output'];
  /** Confirms the address of a supplier alert with the token from its email. For anyone. API tokens need the scope `alerts:write`. */
  confirmSupplierAlert: Scalars['Boolean']['output'];
  /** Creates an enquiry from a lead. Throws CONFLICT if the lead already has one. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scopes `leads:write` and `enquiries:write`. */
  convertLeadToEnquiry: LeadRecord;
  /** Creates an API token for the caller. Throws BAD_USER_INPUT for a permission that the roles of the caller never allow. For any signed-in user. */
  createApiToken: CreatedApiToken;
  /** Creates the secret address of the caller’s calendar of follow-ups (iCalendar). An earlier address stops working. For staff (Admin). */
  createCalendarLink: CreatedCalendarLink;
  /** Creates a category. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `categories:write`. */
  createCategory: CategoryRecord;
  /** Creates a featured listing. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `site:write`. */
  createFeaturedListing: FeaturedListingRecord;
  /** Creates a good cause. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `causes:write`. */
  createGoodCause: GoodCauseRecord;
  /** Creates an impact buyer. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `buyers:write`. */
  createImpactBuyer: ImpactBuyerRecord;
  /** Creates an impact buyer from the customer of an enquiry and sets it as the buyer of the enquiry. Fields that are left out are taken from the enquiry. Throws CONFLICT if the enquiry has an impact buyer already. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scopes `enquiries:write` and `buyers:write`. */
  createImpactBuyerFromEnquiry: ImpactBuyerRecord;
  /** Creates an impact buyer from a supplier and links the two. Fields that are left out are taken from the supplier. Throws CONFLICT if the supplier is an impact buyer already. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scopes `buyers:write` and `suppliers:write`. */
  createImpactBuyerFromSupplier: ImpactBuyerRecord;
  /** Creates a job for staff. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `actions:write`. */
  createJob: ActionItem;
  /** Creates a lead. Throws CONFLICT if the impact buyer and the supplier already have an open lead. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `leads:write`. */
  createLead: LeadRecord;
  /** Starts a task that creates a lead of an impact buyer for each selected supplier. Skips pairs that already have an open lead. `taskFailures` lists the skipped pairs. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `leads:write`. */
  createLeadsFor: Task;
  /** Starts a task that creates a lead of each selected impact buyer for a supplier. Skips pairs that already have an open lead. `taskFailures` lists the skipped pairs. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `leads:write`. */
  createLeadsFrom: Task;
  /** Creates an enquiry. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `enquiries:write`. */
  createSalesEnquiry: SalesEnquiry;
  /** Saves a view of a list. Throws BAD_USER_INPUT if the caller has a view of that name. Can be retried safely with an Idempotency-Key header. For any signed-in user. API tokens need the scope `profile:write`. */
  createSavedView: SavedView;
  /** Creates a synonym. Throws BAD_USER_INPUT if the phrase already has a synonym. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `search:write`. */
  createSearchSynonym: SearchSynonym;
  /** Adds a service to the list that suppliers choose from, and dismisses the zero-result search. The search has results once a listed supplier has chosen the service. For staff (Admin). API tokens need the scope `search:write`. */
  createServiceFromZeroResult: Scalars['Boolean']['output'];
  /** Creates a supplier. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `suppliers:write`. */
  createSupplier: SupplierRecord;
  /** Creates a supplier from an impact buyer and links the two. Throws CONFLICT if the buyer is a supplier already. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scopes `buyers:write` and `suppliers:write`. */
  createSupplierFromImpactBuyer: SupplierRecord;
  /** Creates a synonym from a zero-result search, or adds to the synonym of that phrase. The search is then removed from the list. For staff (Admin). API tokens need the scope `search:write`. */
  createSynonymFromZeroResult: SearchSynonym;
  /** Creates a webhook for the caller, and returns the secret that signs its events. Throws BAD_USER_INPUT for an address in a private network, and for an event that the roles of the caller never receive. For any signed-in user. */
  createWebhook: WebhookWithSecret;
  /** Deactivates a user and signs the user out on all devices, or reactivates the user. Throws BAD_USER_INPUT for the last administrator. For staff (Admin). */
  deactivateUser: UserRecord;
  /** Moves a category with its sub categories to the trash. Throws CONFLICT if it has suppliers. For staff (Admin). API tokens need the scope `categories:write`. */
  deleteCategory: Scalars['Boolean']['output'];
  /** Moves a featured listing to the trash, from which it can be restored for 30 days. For staff (Admin). API tokens need the scope `site:write`. */
  deleteFeaturedListing: Scalars['Boolean']['output'];
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `site:write`. */
  deleteFeaturedListings: Task;
  /** Moves a good cause to the trash. Throws CONFLICT if other records refer to it. The message counts them. For staff (Admin). API tokens need the scope `causes:write`. */
  deleteGoodCause: Scalars['Boolean']['output'];
  /** Moves an impact buyer to the trash. Throws CONFLICT if other records refer to it. The message counts them. For staff (Admin). API tokens need the scope `buyers:write`. */
  deleteImpactBuyer: Scalars['Boolean']['output'];
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `buyers:write`. */
  deleteImpactBuyers: Task;
  /** Moves a lead to the trash, from which it can be restored for 30 days. For staff (Admin). API tokens need the scope `leads:write`. */
  deleteLead: Scalars['Boolean']['output'];
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `leads:write`. */
  deleteLeads: Task;
  /** Deletes a “learn more” file. Returns the supplier without the file. For staff (Admin). API tokens need the scope `suppliers:write`. */
  deleteLearnMoreFile: SupplierRecord;
  /** Moves a message to the trash, from which it can be restored for 30 days. For staff (Admin). API tokens need the scope `messages:write`. */
  deleteMessage: Scalars['Boolean']['output'];
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `messages:write`. */
  deleteMessages: Task;
  /** Moves an order to the trash, from which it can be restored for 30 days. For staff (Admin). API tokens need the scope `orders:write`. */
  deleteOrder: Scalars['Boolean']['output'];
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `orders:write`. */
  deleteOrders: Task;
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `enquiries:write`. */
  deleteSalesEnquiries: Task;
  /** Moves an enquiry to the trash. Throws NOT_FOUND if there is no such enquiry. For staff (Admin). API tokens need the scope `enquiries:write`. */
  deleteSalesEnquiry: Scalars['Boolean']['output'];
  /** Deletes a view of the caller or, for Admin, a shared one. Throws NOT_FOUND if there is no such view. For any signed-in user. API tokens need the scope `profile:write`. */
  deleteSavedView: Scalars['Boolean']['output'];
  /** Moves a synonym to the trash. Throws NOT_FOUND if there is no such synonym. For staff (Admin). API tokens need the scope `search:write`. */
  deleteSearchSynonym: Scalars['Boolean']['output'];
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `search:write`. */
  deleteSearchSynonyms: Task;
  /** Moves a supplier to the trash. Throws CONFLICT if records refer to it; the message names them. For staff (Admin). API tokens need the scope `suppliers:write`. */
  deleteSupplier: Scalars['Boolean']['output'];
  /** Starts a task that deletes the selected records. Records that other records refer to are not deleted; `taskFailures` lists them. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `suppliers:write`. */
  deleteSuppliers: Task;
  /** Deletes a testimonial. Returns the supplier without it. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:write`. */
  deleteTestimonial: SupplierRecord;
  /** Deletes a webhook of the caller or, for Admin, of any user. Always returns true. Throws NOT_FOUND if there is no such webhook. For any signed-in user. */
  deleteWebhook: Scalars['Boolean']['output'];
  /** Deletes a work example. Returns the supplier without it. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:write`. */
  deleteWorkExample: SupplierRecord;
  /** Deletes the submission for good. Throws NOT_FOUND if it was already released or discarded. For staff (Admin). API tokens need the scope `messages:write`. */
  discardHeldSubmission: Scalars['Boolean']['output'];
  /** Deletes the selected submissions for good. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `messages:write`. */
  discardHeldSubmissions: Task;
  /** Dismisses the selected actions. Up to a hundred ids are dismissed at once, all or none. Larger selections and filters start a task. Throws NOT_FOUND if one of the ids does not exist. For staff (Admin). API tokens need the scope `actions:write`. */
  dismissActions: DismissedActions;
  /** Dismisses a zero-result search, or lists it again. For staff (Admin). API tokens need the scope `search:write`. */
  dismissSearchMiss: Scalars['Boolean']['output'];
  /** Returns the address of the task’s file. Anyone who has the address can download the file for a minute. For any signed-in user. API tokens need the scope `tasks:write`. */
  downloadTask: Scalars['String']['output'];
  /** Deletes jobs that were set aside. Jobs that are gone or in another state are counted and not changed. At most 200 jobs at a time. For staff (Admin). */
  dropOutboxJobs: JobChangeResult;
  /** Removes failed jobs from the queue. Jobs that are gone or in another state are counted and not changed. At most 200 jobs at a time. Throws UNAVAILABLE if the queue does not respond. For staff (Admin). */
  dropQueuedJobs: JobChangeResult;
  /** Copies an enquiry as a repeat sale. Returns the copy. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `enquiries:write`. */
  duplicateSalesEnquiry: SalesEnquiry;
  /** Sends an email to the impact buyer of a lead. Sets the lead to ACTION_TAKEN unless it has an enquiry. Throws CONFLICT if that would open a second lead of the same buyer and supplier. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `leads:write`. */
  emailLeadBuyer: LeadMailSent;
  /** Sends an email to the supplier of a lead and creates an enquiry from the lead. Throws CONFLICT if the lead already has an enquiry. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scopes `leads:write` and `enquiries:write`. */
  emailLeadSupplier: LeadMailSent;
  /** Ends every sign-in of the caller but the one of this request. Always returns true. For any signed-in user. */
  endMyOtherSessions: Scalars['Boolean']['output'];
  /** Ends a sign-in of the caller. The next request with it is refused, and its subscriptions end. Always returns true. Throws NOT_FOUND if there is no such sign-in. For any signed-in user. */
  endMySession: Scalars['Boolean']['output'];
  /** Ends a supplier alert and deletes its address, with the token from its email. For anyone. API tokens need the scope `alerts:write`. */
  endSupplierAlert: Scalars['Boolean']['output'];
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `actions:write`. */
  exportActionItems: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of a supplier (Business). API tokens need the scope `clicks:write`. */
  exportAffiliateClicks: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). */
  exportAuditLog: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `categories:write`. */
  exportCategories: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `enquiries:write`. */
  exportCustomers: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `site:write`. */
  exportFeaturedListings: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of a good cause (GoodCause). API tokens need the scope `causes:write`. */
  exportGoodCauses: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `messages:write`. */
  exportHeldSubmissions: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of an impact buyer (ImpactBusiness). API tokens need the scope `buyers:write`. */
  exportImpactBuyers: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `leads:write`. */
  exportLeads: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `mail:write`. */
  exportMails: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `messages:write`. */
  exportMessages: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `orders:write`. */
  exportOrders: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `enquiries:write`. */
  exportSalesEnquiries: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `search:write`. */
  exportSearchMisses: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `search:write`. */
  exportSearchSynonyms: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `suppliers:write`. */
  exportServices: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `alerts:write`. */
  exportSupplierAlerts: Task;
  /** Starts an export of the selected suppliers and their figures in a period as a CSV file. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `reports:write`. */
  exportSupplierStatistics: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:write`. */
  exportSuppliers: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:write`. */
  exportTestimonials: Task;
  /** Starts an export of the selected records as a CSV file. Exports of up to 10,000 records finish immediately, and their records are read while the file is downloaded. Can be retried safely with an Idempotency-Key header. For staff (Admin). */
  exportUsers: Task;
  /** Records a click on the affiliate button of a supplier, for staff to review. Always returns true. Throws NOT_FOUND if the supplier is not listed. Can be retried safely with an Idempotency-Key header. For anyone. API tokens need the scope `clicks:write`. */
  followAffiliateLink: Scalars['Boolean']['output'];
  /** Creates an account and emails its owner a link to choose a password. The link works for seven days. Throws BAD_USER_INPUT if a user has this email address. Can be retried safely with an Idempotency-Key header. For staff (Admin). */
  inviteUser: UserRecord;
  /** Emails another invitation to a user who has not chosen a password. Throws BAD_USER_INPUT if the user can sign in already or is deactivated. Can be retried safely with an Idempotency-Key header. For staff (Admin). */
  inviteUserAgain: UserRecord;
  /** Sends a testimonial. It becomes public once staff approve it. Can be retried safely with an Idempotency-Key header. For anyone. API tokens need the scope `suppliers:write`. */
  leaveTestimonial: Scalars['Boolean']['output'];
  /** Links a lead and an enquiry to each other. Throws CONFLICT if either is linked to another record. For staff (Admin). API tokens need the scopes `leads:write` and `enquiries:write`. */
  linkSalesEnquiryToLead: LeadRecord;
  /** Starts building the certificate of an impact buyer, unless it is current. Throws BAD_USER_INPUT if the buyer has no Live Report. For staff (Admin). API tokens need the scope `reports:write`. */
  makeCertificate: BuyerCertificate;
  /** Starts a task that makes the certificates of all impact buyers with a Live Report. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `reports:write`. */
  makeCertificates: Task;
  /** Marks all notifications up to a time as read. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `profile:write`. */
  markNotificationsRead: Scalars['Boolean']['output'];
  /** Records that the supplier has opened the enquiry: the email state UNOPENED or OPENED becomes VIEWED. For staff (Admin), users of a supplier (Business) or users of an impact buyer (ImpactBusiness). API tokens need the scope `enquiries:write`. */
  markSalesEnquiryViewed: SalesEnquiry;
  /** Starts a task that moves the suppliers of a category to another category and then deletes the first category. If suppliers cannot be changed, `taskFailures` lists them and the category stays. For staff (Admin). API tokens need the scope `suppliers:write`. */
  mergeCategory: Task;
  /** Moves a category before another one, or to the end. Throws CONFLICT if the other category no longer exists. For staff (Admin). API tokens need the scope `categories:write`. */
  moveCategory: CategoryOrder;
  /** Moves a sub category before another one of its category, or to the end. Throws CONFLICT if the other sub category no longer exists. For staff (Admin). API tokens need the scope `categories:write`. */
  moveSubCategory: CategoryRecord;
  /** Adds a service to the list that suppliers choose from. An existing service is offered again. For staff (Admin). API tokens need the scope `suppliers:write`. */
  offerService: ServiceRecord;
  /** Orders Impact Boxes without payment, and confirms the order by email. Can be retried safely with an Idempotency-Key header. For anyone. API tokens need the scope `orders:write`. */
  orderImpactBox: ImpactBoxOrderReceipt;
  /** Returns an address at which the certificate of an impact buyer can be opened for a minute. Before its report is live, the certificate is a preview. Throws NOT_FOUND if the caller may not see the buyer. For staff (Admin) or users of an impact buyer (ImpactBusiness). API tokens need the scope `reports:write`. */
  previewCertificate: Scalars['String']['output'];
  /** Counts a click. Always returns true. Throws NOT_FOUND if the supplier is not listed or the file does not belong to the supplier. Can be retried safely with an Idempotency-Key header. For anyone. API tokens need the scope `clicks:write`. */
  recordClick: Scalars['Boolean']['output'];
  /** Renews the session with the refresh cookie. Null if the cookie is missing, expired or no longer valid. For anyone, even with an expired token. */
  refreshSession: Maybe<Session>;
  /** Creates an account without roles, signs the user in and emails a link to confirm the address. Throws BAD_USER_INPUT if the account cannot be created. For anyone, even with an expired token. */
  register: Session;
  /** Moves a sub category and its suppliers to another category. Returns null if the sub category has no suppliers, since it is then moved at once, without a task. Throws BAD_USER_INPUT if the other category has a sub category of that name. For staff (Admin). API tokens need the scope `suppliers:write`. */
  regroupSubCategory: Maybe<Task>;
  /** Stores the submission and sends its emails as if it had not been held. Throws NOT_FOUND if it was already released or discarded. For staff (Admin). API tokens need the scope `messages:write`. */
  releaseHeldSubmission: Scalars['Boolean']['output'];
  /** Releases the selected submissions. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `messages:write`. */
  releaseHeldSubmissions: Task;
  /** Removes the id of a good cause in another system, if it has one there. Can be repeated safely. For staff (Admin). API tokens need the scope `causes:write`. */
  removeGoodCauseExternalRef: GoodCauseRecord;
  /** Removes the id of an impact buyer in another system, if it has one there. Can be repeated safely. For staff (Admin). API tokens need the scope `buyers:write`. */
  removeImpactBuyerExternalRef: ImpactBuyerRecord;
  /** Removes the id of a lead in another system, if it has one there. Can be repeated safely. For staff (Admin). API tokens need the scope `leads:write`. */
  removeLeadExternalRef: LeadRecord;
  /** Removes the id of an order in another system, if it has one there. Can be repeated safely. For staff (Admin). API tokens need the scope `orders:write`. */
  removeOrderExternalRef: OrderRecord;
  /** Removes the id of an enquiry in another system, if it has one there. Can be repeated safely. For staff (Admin). API tokens need the scope `enquiries:write`. */
  removeSalesEnquiryExternalRef: SalesEnquiry;
  /** Removes the id of a supplier in another system, if it has one there. Can be repeated safely. For staff (Admin). API tokens need the scope `suppliers:write`. */
  removeSupplierExternalRef: SupplierRecord;
  /** Sends a reply from the supplier or Admin to the customer by email. `replies` shows its delivery status. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of a supplier (Business). API tokens need the scope `enquiries:write`. */
  replyToSalesEnquiry: SalesEnquiry;
  /** Reports an issue with an enquiry to staff. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of a supplier (Business). API tokens need the scope `enquiries:write`. */
  reportSalesEnquiryIssue: Scalars['Boolean']['output'];
  /** Saves a request of a good cause for a new impact buyer, emails it to staff and creates an action item. Does not create the impact buyer. Can be retried safely with an Idempotency-Key header. For staff (Admin) or users of a good cause (GoodCause). API tokens need the scope `causes:write`. */
  requestImpactBuyer: Scalars['Boolean']['output'];
  /** Emails a link to set a new password if the address has an account. Always returns true. Can be retried safely with an Idempotency-Key header. For anyone, even with an expired token. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Emails a sign-in link if the address belongs to a user of the good cause with this key. Always returns true. Can be retried safely with an Idempotency-Key header. For anyone with the key of a link page. */
  requestSignInLink: Scalars['Boolean']['output'];
  /** Emails a link that confirms the address. The response is the same whether or not the address is known. Can be retried safely with an Idempotency-Key header. For anyone. API tokens need the scope `alerts:write`. */
  requestSupplierAlert: Scalars['Boolean']['output'];
  /** Sends an event now, with the same id. An event that was delivered or has failed is sent again, and gets the full number of attempts. Throws NOT_FOUND if there is no such webhook or event, and RATE_LIMITED. For any signed-in user. */
  resendWebhookDelivery: WebhookDelivery;
  /** Sets a new password with the token from an emailed link and signs all devices out. The link works once, for ten minutes. Always returns true. Throws BAD_USER_INPUT if the link no longer works. For anyone, even with an expired token. */
  resetPassword: Scalars['Boolean']['output'];
  /** Restores a version of an email template, as a new version. Throws NOT_FOUND if there is no such version, and CONFLICT if `version` is not the latest. For staff (Admin). API tokens need the scope `leads:write`. */
  restoreMailTemplate: MailTemplate;
  /** Restores a deleted record with its id and everything that belonged to it. Throws NOT_FOUND if it is not in the trash, and CONFLICT if another record has taken its place. An API token also needs the scope to change records of this type. For staff (Admin). API tokens need the scope `records:write`. */
  restoreRecord: Scalars['Boolean']['output'];
  /** Starts a task that restores deleted records. `taskFailures` lists the records that could not be restored. An API token also needs the scope to change records of this type. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `records:write`. */
  restoreRecords: Task;
  /** Passes jobs that were set aside to the queue again. Jobs that are gone or in another state are counted and not changed. At most 200 jobs at a time. For staff (Admin). */
  retryOutboxJobs: JobChangeResult;
  /** Runs failed jobs of the queue again, with all their attempts. Jobs that are gone or in another state are counted and not changed. At most 200 jobs at a time. Throws UNAVAILABLE if the queue does not respond. For staff (Admin). */
  retryQueuedJobs: JobChangeResult;
  /** Marks a click as reviewed or not reviewed. Returns the given value. For staff (Admin). API tokens need the scope `clicks:write`. */
  reviewAffiliateClick: Scalars['Boolean']['output'];
  /** Marks all clicks of a supplier as reviewed. Returns the number of clicks that were not reviewed before. For staff (Admin). API tokens need the scope `clicks:write`. */
  reviewAffiliateClicksOf: Scalars['Int']['output'];
  /** Notifies staff that the impact buyer of the caller has opened its leads to review. Always returns true. Throws FORBIDDEN if the caller has no impact buyer and is not staff. For users of an impact buyer (ImpactBusiness) or staff (Admin). API tokens need the scope `actions:write`. */
  reviewOpportunitiesClicked: Scalars['Boolean']['output'];
  /** Revokes an API token of the caller or, for Admin, of any user. The next request with it is refused. Always returns true. Throws NOT_FOUND if there is no such token. For any signed-in user. */
  revokeApiToken: Scalars['Boolean']['output'];
  /** Revokes the calendar address of a staff member, if there is one. The next request with it gets 404. Always returns true. For staff (Admin). */
  revokeCalendarLink: Scalars['Boolean']['output'];
  /** Replaces the link key of a good cause. Links with the old key no longer work. For staff (Admin). API tokens need the scope `causes:write`. */
  rotateGoodCauseLinkKey: GoodCauseRecord;
  /** Replaces the link key of an impact buyer. Links with the old key no longer work. For staff (Admin). API tokens need the scope `buyers:write`. */
  rotateImpactBuyerLinkKey: ImpactBuyerRecord;
  /** Replaces the secret of a webhook of the caller. For 24 hours, events are signed with the former secret as well. Throws NOT_FOUND if there is no such webhook, and BAD_USER_INPUT for one of another user. For any signed-in user. */
  rotateWebhookSecret: WebhookWithSecret;
  /** Starts the import of a file with the columns of its last check, or continues a stopped import. An API token also needs the scope to change records of this type. Throws CONFLICT if the file is being or has been imported. For staff (Admin). API tokens need the scope `imports:write`. */
  runImport: Import;
  /** Requests a run of a scheduled job, which a worker starts within a minute. Returns all scheduled jobs. Throws NOT_FOUND if there is no such job, and CONFLICT if it is running or about to start. For staff (Admin). */
  runScheduledJob: Array<ScheduledJob>;
  /** Saves the buyer’s response to a lead. Returns the whole page. For anyone with the key of a link page. API tokens need the scope `leads:write`. */
  saveLeadResponse: LinkPage;
  /** Saves the answers about one buyer and returns all buyers of the page. For staff (Admin) or users of a good cause (GoodCause). API tokens need the scope `causes:write`. */
  saveProspectingBuyer: Array<ProspectingBuyer>;
  /** Saves the settings of the whole site. Throws CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `site:write`. */
  saveSiteSettings: SiteSettings;
  /** Notifies a supplier and staff that a visitor has followed the affiliate link of the supplier. Always returns true. Throws NOT_FOUND if the supplier is not listed. Can be retried safely with an Idempotency-Key header. For anyone. API tokens need the scope `messages:write`. */
  sendAffiliateLinkNotice: Scalars['Boolean']['output'];
  /** Sends Uplift a message or a request to join. Emails the message to staff and a confirmation to the sender. Always returns true. Can be retried safely with an Idempotency-Key header. For anyone. API tokens need the scope `messages:write`. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Emails an introduction to a supplier. If an enquiry is given, its progress becomes INTRODUCTION. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scopes `leads:write` and `enquiries:write`. */
  sendIntroduction: IntroductionSent;
  /** Resends an email that failed or bounced. Throws CONFLICT if it may have arrived, or can no longer be sent unchanged. For staff (Admin). API tokens need the scope `mail:write`. */
  sendMailAgain: MailDelivery;
  /** Resends the selected emails that failed or bounced and were not delivered. Lists the emails that were not sent, with the reason. With a filter, only failed emails are sent. Can be retried safely with an Idempotency-Key header. For staff (Admin). API tokens need the scope `mail:write`. */
  sendMailsAgain: Task;
  /** Sends an enquiry from a visitor to a listed supplier: creates a sales enquiry, and emails the customer and, unless it wants no emails, the supplier. Can be retried safely with an Idempotency-Key header. Throws NOT_FOUND if the supplier is not listed, and RATE_LIMITED after too many calls. For anyone. API tokens need the scope `enquiries:write`. */
  sendSalesEnquiry: SendSalesEnquiryResult;
  /** Sends the event `webhook.test` to a webhook of the caller or, for Admin, of any user, even if the webhook is paused. The event is sent only once. Throws NOT_FOUND if there is no such webhook, and RATE_LIMITED. For any signed-in user. */
  sendTestEvent: WebhookDelivery;
  /** Sets the default view of a list for the caller. For any signed-in user. API tokens need the scope `profile:write`. */
  setDefaultView: Scalars['Boolean']['output'];
  /** Sets the id of a good cause in another system, and replaces any id that it already has there. Throws CONFLICT if another record of the type has the id; the message names it. Can be repeated safely. For staff (Admin). API tokens need the scope `causes:write`. */
  setGoodCauseExternalRef: GoodCauseRecord;
  /** Sets the id of an impact buyer in another system, and replaces any id that it already has there. Throws CONFLICT if another record of the type has the id; the message names it. Can be repeated safely. For staff (Admin). API tokens need the scope `buyers:write`. */
  setImpactBuyerExternalRef: ImpactBuyerRecord;
  /** Sets the id of a lead in another system, and replaces any id that it already has there. Throws CONFLICT if another record of the type has the id; the message names it. Can be repeated safely. For staff (Admin). API tokens need the scope `leads:write`. */
  setLeadExternalRef: LeadRecord;
  /** Sets the id of an order in another system, and replaces any id that it already has there. Throws CONFLICT if another record of the type has the id; the message names it. Can be repeated safely. For staff (Admin). API tokens need the scope `orders:write`. */
  setOrderExternalRef: OrderRecord;
  /** Sets the id of an enquiry in another system, and replaces any id that it already has there. Throws CONFLICT if another record of the type has the id; the message names it. Can be repeated safely. For staff (Admin). API tokens need the scope `enquiries:write`. */
  setSalesEnquiryExternalRef: SalesEnquiry;
  /** Changes whether suppliers can choose a service. Throws NOT_FOUND if there is no such service. For staff (Admin). API tokens need the scope `suppliers:write`. */
  setServiceOffered: ServiceRecord;
  /** Sets the id of a supplier in another system, and replaces any id that it already has there. Throws CONFLICT if another record of the type has the id; the message names it. Can be repeated safely. For staff (Admin). API tokens need the scope `suppliers:write`. */
  setSupplierExternalRef: SupplierRecord;
  /** Pauses or resumes a webhook of the caller or, for Admin, of any user. Pending events are sent as soon as the webhook is resumed. Events that occur during the pause are not sent. Throws NOT_FOUND if there is no such webhook, and FORBIDDEN if a user of a supplier or good cause that has left resumes it. For any signed-in user. */
  setWebhookPaused: Webhook;
  /** Signs a user in with email address and password. Sets the refresh token as an httpOnly cookie. Throws WRONG_CREDENTIALS if either is wrong, and does not say which. For anyone, even with an expired token. */
  signIn: Session;
  /** Signs a user in with the token from an emailed link. The link works once, for thirty minutes. Throws BAD_USER_INPUT if the link no longer works. For anyone, even with an expired token. */
  signInByLink: Session;
  /** Ends the session on this device. Other devices stay signed in. Always returns true. For anyone, even with an expired token. */
  signOut: Scalars['Boolean']['output'];
  /** Signs a user out on all devices. The next requests of those sign-ins are refused, and their subscriptions end. The user can sign in again. For staff (Admin). */
  signUserOut: UserRecord;
  /** Removes the positions of all categories, which sorts them by name. For staff (Admin). API tokens need the scope `categories:write`. */
  sortCategories: CategoryOrder;
  /** Removes the positions of the sub categories of a category, which sorts them by name. For staff (Admin). API tokens need the scope `categories:write`. */
  sortSubCategories: CategoryRecord;
  /** Stops the emails that notify a supplier. Throws BAD_USER_INPUT if the token is not valid. For anyone. API tokens need the scope `suppliers:write`. */
  stopNotifications: Scalars['Boolean']['output'];
  /** Stops a task after the current step. Finished work stays saved. Has no effect on a task that has ended. For any signed-in user. API tokens need the scope `tasks:write`. */
  stopTask: Task;
  /** Undoes a change to the order of categories. Throws CONFLICT if the order has changed again, or if a category of the previous order no longer exists. For staff (Admin). API tokens need the scope `categories:write`. */
  undoCategoryOrder: CategoryOrder;
  /** Undoes the change that made this version of a record, and returns the new version. Throws NOT_FOUND if there is no such change, FORBIDDEN if the caller may not change all of its fields, BAD_USER_INPUT if the change is too old, and CONFLICT if one of its fields has changed since. An API token also needs the scope to change records of this type, and cannot undo changes of users. For staff (Admin), users of a supplier (Business) or users of an impact buyer (ImpactBusiness). API tokens need the scope `records:write`. */
  undoChange: Scalars['Int']['output'];
  /** Starts a task that undoes the changes of an ended task. Records that have changed since stay as they are. `taskFailures` lists them. Only the user who started the task can undo it, and only once. For any signed-in user. API tokens need the scope `records:write`. */
  undoTask: Task;
  /** Changes the given fields of an action. Throws CONFLICT if the version is not the latest, or if a newer open action exists for the same matter. For staff (Admin). API tokens need the scope `actions:write`. */
  updateActionItem: ActionItem;
  /** Changes the given fields of a category. Throws CONFLICT if the version is not the latest, or if a sub category to delete has suppliers. For staff (Admin). API tokens need the scope `categories:write`. */
  updateCategory: CategoryRecord;
  /** Changes the given fields of a featured listing. Throws CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `site:write`. */
  updateFeaturedListing: FeaturedListingRecord;
  /** Changes the given fields of a good cause. Throws CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `causes:write`. */
  updateGoodCause: GoodCauseRecord;
  /** Changes the given fields of an impact buyer. Its own users can change only some of the fields. Throws CONFLICT if the version is not the latest. For staff (Admin) or users of an impact buyer (ImpactBusiness). API tokens need the scope `buyers:write`. */
  updateImpactBuyer: ImpactBuyerRecord;
  /** Changes the given fields of a lead. Throws CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `leads:write`. */
  updateLead: LeadRecord;
  /** Changes the given fields of an email template. Throws BAD_USER_INPUT if a placeholder is unknown or a required one is missing, and CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `leads:write`. */
  updateMailTemplate: MailTemplate;
  /** Changes the given fields of a message. Throws CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `messages:write`. */
  updateMessage: MessageRecord;
  /** Changes the full name of the caller. For any signed-in user. */
  updateMyName: CurrentUser;
  /** Changes the given fields of an order. Throws CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `orders:write`. */
  updateOrder: OrderRecord;
  /** Changes the given fields of an enquiry. The role of the caller decides which fields can be changed. Throws CONFLICT if the version is not the latest. For staff (Admin), users of a supplier (Business) or users of an impact buyer (ImpactBusiness). API tokens need the scope `enquiries:write`. */
  updateSalesEnquiry: SalesEnquiry;
  /** Changes a view of the caller or, for Admin, a shared one. Throws CONFLICT if the version is not the latest. For any signed-in user. API tokens need the scope `profile:write`. */
  updateSavedView: SavedView;
  /** Changes a synonym. Throws CONFLICT if the version is not the latest. For staff (Admin). API tokens need the scope `search:write`. */
  updateSearchSynonym: SearchSynonym;
  /** Changes the given fields of a supplier. The role of the caller decides which fields can be changed. Throws CONFLICT if the version is not the latest. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:write`. */
  updateSupplier: SupplierRecord;
  /** Changes the given fields of a user. Throws CONFLICT if the version is not the latest. Throws BAD_USER_INPUT if the change takes the Admin role from the last administrator. For staff (Admin). */
  updateUser: UserRecord;
  /** Changes a webhook of the caller or, for Admin, of any user. Throws NOT_FOUND if there is no such webhook, BAD_USER_INPUT, and CONFLICT if the version is not the latest. For any signed-in user. */
  updateWebhook: Webhook;
  /** Returns the address of a yearly report as a PDF. It is valid for a minute. For staff (Admin), users of a supplier (Business) or users of a good cause (GoodCause). API tokens need the scope `reports:write`. */
  yearlyReportLink: Scalars['String']['output'];
};


/** The operations that change something. */
export type MutationChangeActionItemsArgs = {
  input: ActionItemBulkInput;
  selection: ActionItemSelection;
};


/** The operations that change something. */
export type MutationChangeImpactBuyersArgs = {
  input: ImpactBuyerBulkInput;
  selection: ImpactBuyerSelection;
};


/** The operations that change something. */
export type MutationChangeLeadsArgs = {
  input: LeadBulkInput;
  selection: LeadSelection;
};


/** The operations that change something. */
export type MutationChangeMessagesArgs = {
  input: MessageBulkInput;
  selection: MessageSelection;
};


/** The operations that change something. */
export type MutationChangeOrdersArgs = {
  input: OrderBulkInput;
  selection: OrderSelection;
};


/** The operations that change something. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationChangeSalesEnquiriesArgs = {
  input: SalesEnquiryBulkInput;
  selection: SalesEnquirySelection;
};


/** The operations that change something. */
export type MutationChangeSearchMissesArgs = {
  input: SearchMissBulkInput;
  selection: SearchMissSelection;
};


/** The operations that change something. */
export type MutationChangeServicesArgs = {
  input: ServiceBulkInput;
  selection: ServiceSelection;
};


/** The operations that change something. */
export type MutationChangeSuppliersArgs = {
  input: SupplierBulkInput;
  selection: SupplierSelection;
};


/** The operations that change something. */
export type MutationCheckImportArgs = {
  columns: Array<ImportColumnInput>;
  emptyClears?: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationConfirmEmailArgs = {
  fullName?: InputMaybe<Scalars['String']['input']>;
  newPassword?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationConfirmSupplierAlertArgs = {
  token: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationConvertLeadToEnquiryArgs = {
  contact: ConfirmedContactInput;
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationCreateApiTokenArgs = {
  input: ApiTokenInput;
};


/** The operations that change something. */
export type MutationCreateCategoryArgs = {
  input: CategoryInput;
};


/** The operations that change something. */
export type MutationCreateFeaturedListingArgs = {
  input: FeaturedListingInput;
};


/** The operations that change something. */
export type MutationCreateGoodCauseArgs = {
  input: GoodCauseInput;
};


/** The operations that change something. */
export type MutationCreateImpactBuyerArgs = {
  evenIfSimilar?: Scalars['Boolean']['input'];
  input: ImpactBuyerInput;
};


/** The operations that change something. */
export type MutationCreateImpactBuyerFromEnquiryArgs = {
  enquiryId: Scalars['Int']['input'];
  evenIfSimilar?: Scalars['Boolean']['input'];
  input?: InputMaybe<ImpactBuyerInput>;
};


/** The operations that change something. */
export type MutationCreateImpactBuyerFromSupplierArgs = {
  evenIfSimilar?: Scalars['Boolean']['input'];
  input?: InputMaybe<ImpactBuyerInput>;
  supplierId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationCreateJobArgs = {
  input: NewJobInput;
};


/** The operations that change something. */
export type MutationCreateLeadArgs = {
  input: NewLeadInput;
};


/** The operations that change something. */
export type MutationCreateLeadsForArgs = {
  impactBuyerId: Scalars['Int']['input'];
  selection: OfferedSupplierSelection;
};


/** The operations that change something. */
export type MutationCreateLeadsFromArgs = {
  selection: OfferedBuyerSelection;
  supplierId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationCreateSalesEnquiryArgs = {
  input: SalesEnquiryInput;
};


/** The operations that change something. */
export type MutationCreateSavedViewArgs = {
  input: SavedViewInput;
};


/** The operations that change something. */
export type MutationCreateSearchSynonymArgs = {
  input: SearchSynonymInput;
};


/** The operations that change something. */
export type MutationCreateServiceFromZeroResultArgs = {
  id: Scalars['Int']['input'];
  label: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationCreateSupplierArgs = {
  evenIfSimilar?: Scalars['Boolean']['input'];
  input: SupplierInput;
};


/** The operations that change something. */
export type MutationCreateSupplierFromImpactBuyerArgs = {
  evenIfSimilar?: Scalars['Boolean']['input'];
  impactBuyerId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationCreateSynonymFromZeroResultArgs = {
  id: Scalars['Int']['input'];
  means: Array<Scalars['String']['input']>;
  phrase?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that change something. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** The operations that change something. */
export type MutationDeactivateUserArgs = {
  deactivated?: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteFeaturedListingArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteFeaturedListingsArgs = {
  selection: FeaturedListingSelection;
};


/** The operations that change something. */
export type MutationDeleteGoodCauseArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteImpactBuyerArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteImpactBuyersArgs = {
  selection: ImpactBuyerSelection;
};


/** The operations that change something. */
export type MutationDeleteLeadArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteLeadsArgs = {
  selection: LeadSelection;
};


/** The operations that change something. */
export type MutationDeleteLearnMoreFileArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteMessageArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteMessagesArgs = {
  selection: MessageSelection;
};


/** The operations that change something. */
export type MutationDeleteOrderArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteOrdersArgs = {
  selection: OrderSelection;
};


/** The operations that change something. */
export type MutationDeleteSalesEnquiriesArgs = {
  selection: SalesEnquirySelection;
};


/** The operations that change something. */
export type MutationDeleteSalesEnquiryArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteSavedViewArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteSearchSynonymArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteSearchSynonymsArgs = {
  selection: SearchSynonymSelection;
};


/** The operations that change something. */
export type MutationDeleteSupplierArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteSuppliersArgs = {
  selection: SupplierSelection;
};


/** The operations that change something. */
export type MutationDeleteTestimonialArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDeleteWorkExampleArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDiscardHeldSubmissionArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDiscardHeldSubmissionsArgs = {
  selection: HeldSubmissionSelection;
};


/** The operations that change something. */
export type MutationDismissActionsArgs = {
  selection: ActionItemSelection;
};


/** The operations that change something. */
export type MutationDismissSearchMissArgs = {
  dismissed?: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDownloadTaskArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationDropOutboxJobsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The operations that change something. */
export type MutationDropQueuedJobsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The operations that change something. */
export type MutationDuplicateSalesEnquiryArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationEmailLeadBuyerArgs = {
  leadId: Scalars['Int']['input'];
  mail: LeadMailMessageInput;
};


/** The operations that change something. */
export type MutationEmailLeadSupplierArgs = {
  contact: ConfirmedContactInput;
  leadId: Scalars['Int']['input'];
  mail: LeadMailMessageInput;
};


/** The operations that change something. */
export type MutationEndMySessionArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationEndSupplierAlertArgs = {
  token: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationExportActionItemsArgs = {
  columns: Array<ActionItemExportColumn>;
  format?: ExportFormat;
  selection: ActionItemSelection;
  sort?: InputMaybe<ActionItemListSort>;
};


/** The operations that change something. */
export type MutationExportAffiliateClicksArgs = {
  columns: Array<AffiliateClickExportColumn>;
  format?: ExportFormat;
  selection: AffiliateClickSelection;
  sort?: InputMaybe<AffiliateClickListSort>;
};


/** The operations that change something. */
export type MutationExportAuditLogArgs = {
  columns: Array<AuditEntryExportColumn>;
  format?: ExportFormat;
  selection: AuditEntrySelection;
  sort?: InputMaybe<AuditEntryListSort>;
};


/** The operations that change something. */
export type MutationExportCategoriesArgs = {
  columns: Array<CategoryExportColumn>;
  format?: ExportFormat;
  selection: CategorySelection;
  sort?: InputMaybe<CategoryListSort>;
};


/** The operations that change something. */
export type MutationExportCustomersArgs = {
  columns: Array<CustomerExportColumn>;
  format?: ExportFormat;
  selection: CustomerSelection;
  sort?: InputMaybe<CustomerListSort>;
};


/** The operations that change something. */
export type MutationExportFeaturedListingsArgs = {
  columns: Array<FeaturedListingExportColumn>;
  format?: ExportFormat;
  selection: FeaturedListingSelection;
  sort?: InputMaybe<FeaturedListingListSort>;
};


/** The operations that change something. */
export type MutationExportGoodCausesArgs = {
  columns: Array<GoodCauseExportColumn>;
  format?: ExportFormat;
  selection: GoodCauseSelection;
  sort?: InputMaybe<GoodCauseListSort>;
};


/** The operations that change something. */
export type MutationExportHeldSubmissionsArgs = {
  columns: Array<HeldSubmissionExportColumn>;
  format?: ExportFormat;
  selection: HeldSubmissionSelection;
  sort?: InputMaybe<HeldSubmissionListSort>;
};


/** The operations that change something. */
export type MutationExportImpactBuyersArgs = {
  columns: Array<ImpactBuyerExportColumn>;
  format?: ExportFormat;
  selection: ImpactBuyerSelection;
  sort?: InputMaybe<ImpactBuyerListSort>;
};


/** The operations that change something. */
export type MutationExportLeadsArgs = {
  columns: Array<LeadExportColumn>;
  format?: ExportFormat;
  selection: LeadSelection;
  sort?: InputMaybe<LeadListSort>;
};


/** The operations that change something. */
export type MutationExportMailsArgs = {
  columns: Array<MailExportColumn>;
  format?: ExportFormat;
  selection: MailSelection;
  sort?: InputMaybe<MailListSort>;
};


/** The operations that change something. */
export type MutationExportMessagesArgs = {
  columns: Array<MessageExportColumn>;
  format?: ExportFormat;
  selection: MessageSelection;
  sort?: InputMaybe<MessageListSort>;
};


/** The operations that change something. */
export type MutationExportOrdersArgs = {
  columns: Array<OrderExportColumn>;
  format?: ExportFormat;
  selection: OrderSelection;
  sort?: InputMaybe<OrderListSort>;
};


/** The operations that change something. */
export type MutationExportSalesEnquiriesArgs = {
  columns: Array<SalesEnquiryExportColumn>;
  format?: ExportFormat;
  selection: SalesEnquirySelection;
  sort?: InputMaybe<SalesEnquiryListSort>;
};


/** The operations that change something. */
export type MutationExportSearchMissesArgs = {
  columns: Array<SearchMissExportColumn>;
  format?: ExportFormat;
  selection: SearchMissSelection;
  sort?: InputMaybe<SearchMissListSort>;
};


/** The operations that change something. */
export type MutationExportSearchSynonymsArgs = {
  columns: Array<SearchSynonymExportColumn>;
  format?: ExportFormat;
  selection: SearchSynonymSelection;
  sort?: InputMaybe<SearchSynonymListSort>;
};


/** The operations that change something. */
export type MutationExportServicesArgs = {
  columns: Array<ServiceExportColumn>;
  format?: ExportFormat;
  selection: ServiceSelection;
  sort?: InputMaybe<ServiceListSort>;
};


/** The operations that change something. */
export type MutationExportSupplierAlertsArgs = {
  columns: Array<SupplierAlertExportColumn>;
  format?: ExportFormat;
  selection: SupplierAlertSelection;
  sort?: InputMaybe<SupplierAlertListSort>;
};


/** The operations that change something. */
export type MutationExportSupplierStatisticsArgs = {
  columns: Array<SupplierStatisticsExportColumn>;
  format?: ExportFormat;
  month?: InputMaybe<Scalars['Int']['input']>;
  selection: SupplierStatisticsSelection;
  sort?: InputMaybe<SupplierStatisticsListSort>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationExportSuppliersArgs = {
  columns: Array<SupplierExportColumn>;
  format?: ExportFormat;
  selection: SupplierSelection;
  sort?: InputMaybe<SupplierListSort>;
};


/** The operations that change something. */
export type MutationExportTestimonialsArgs = {
  columns: Array<TestimonialExportColumn>;
  format?: ExportFormat;
  selection: TestimonialSelection;
  sort?: InputMaybe<TestimonialListSort>;
};


/** The operations that change something. */
export type MutationExportUsersArgs = {
  columns: Array<UserExportColumn>;
  format?: ExportFormat;
  selection: UserSelection;
  sort?: InputMaybe<UserListSort>;
};


/** The operations that change something. */
export type MutationFollowAffiliateLinkArgs = {
  input: AffiliateLinkInput;
};


/** The operations that change something. */
export type MutationInviteUserArgs = {
  evenIfSimilar?: Scalars['Boolean']['input'];
  input: UserInvitation;
};


/** The operations that change something. */
export type MutationInviteUserAgainArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationLeaveTestimonialArgs = {
  input: LeaveTestimonialInput;
};


/** The operations that change something. */
export type MutationLinkSalesEnquiryToLeadArgs = {
  leadId: Scalars['Int']['input'];
  salesEnquiryId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationMakeCertificateArgs = {
  impactBuyerId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationMarkNotificationsReadArgs = {
  upTo: Scalars['DateTime']['input'];
};


/** The operations that change something. */
export type MutationMarkSalesEnquiryViewedArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationMergeCategoryArgs = {
  id: Scalars['Int']['input'];
  toId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationMoveCategoryArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationMoveSubCategoryArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationOfferServiceArgs = {
  label: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationOrderImpactBoxArgs = {
  input: ImpactBoxOrderInput;
};


/** The operations that change something. */
export type MutationPreviewCertificateArgs = {
  impactBuyerId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationRecordClickArgs = {
  input: ClickInput;
};


/** The operations that change something. */
export type MutationRegisterArgs = {
  email: Scalars['String']['input'];
  fullName?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Language>;
  password: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRegroupSubCategoryArgs = {
  id: Scalars['Int']['input'];
  toId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationReleaseHeldSubmissionArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationReleaseHeldSubmissionsArgs = {
  selection: HeldSubmissionSelection;
};


/** The operations that change something. */
export type MutationRemoveGoodCauseExternalRefArgs = {
  id: Scalars['Int']['input'];
  system: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRemoveImpactBuyerExternalRefArgs = {
  id: Scalars['Int']['input'];
  system: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRemoveLeadExternalRefArgs = {
  id: Scalars['Int']['input'];
  system: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRemoveOrderExternalRefArgs = {
  id: Scalars['Int']['input'];
  system: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRemoveSalesEnquiryExternalRefArgs = {
  id: Scalars['Int']['input'];
  system: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRemoveSupplierExternalRefArgs = {
  id: Scalars['Int']['input'];
  system: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationReplyToSalesEnquiryArgs = {
  copySelf?: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
  reply: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationReportSalesEnquiryIssueArgs = {
  id: Scalars['Int']['input'];
  input: ReportIssueInput;
};


/** The operations that change something. */
export type MutationRequestImpactBuyerArgs = {
  input: ImpactBuyerRequestInput;
};


/** The operations that change something. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  language?: InputMaybe<Language>;
};


/** The operations that change something. */
export type MutationRequestSignInLinkArgs = {
  email: Scalars['String']['input'];
  key: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRequestSupplierAlertArgs = {
  input: SupplierAlertInput;
};


/** The operations that change something. */
export type MutationResendWebhookDeliveryArgs = {
  deliveryId: Scalars['String']['input'];
  webhookId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationRestoreMailTemplateArgs = {
  id: Scalars['Int']['input'];
  of: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationRestoreRecordArgs = {
  id: Scalars['Int']['input'];
  recordType: RecordType;
};


/** The operations that change something. */
export type MutationRestoreRecordsArgs = {
  recordType: RecordType;
  selection: TrashSelection;
};


/** The operations that change something. */
export type MutationRetryOutboxJobsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The operations that change something. */
export type MutationRetryQueuedJobsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The operations that change something. */
export type MutationReviewAffiliateClickArgs = {
  id: Scalars['Int']['input'];
  reviewed?: Scalars['Boolean']['input'];
};


/** The operations that change something. */
export type MutationReviewAffiliateClicksOfArgs = {
  supplierId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationRevokeCalendarLinkArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationRotateGoodCauseLinkKeyArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationRotateImpactBuyerLinkKeyArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationRunImportArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationRunScheduledJobArgs = {
  name: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationSaveLeadResponseArgs = {
  input: LeadResponseInput;
  key: Scalars['String']['input'];
  leadId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationSaveProspectingBuyerArgs = {
  id: Scalars['Int']['input'];
  input: ProspectingBuyerInput;
  key: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationSaveSiteSettingsArgs = {
  input: SiteSettingsInput;
};


/** The operations that change something. */
export type MutationSendAffiliateLinkNoticeArgs = {
  supplierId: Scalars['Int']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that change something. */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/** The operations that change something. */
export type MutationSendIntroductionArgs = {
  input: IntroductionInput;
};


/** The operations that change something. */
export type MutationSendMailAgainArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationSendMailsAgainArgs = {
  selection: MailSelection;
};


/** The operations that change something. */
export type MutationSendSalesEnquiryArgs = {
  input: SendSalesEnquiryInput;
};


/** The operations that change something. */
export type MutationSendTestEventArgs = {
  webhookId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationSetDefaultViewArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  list: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationSetGoodCauseExternalRefArgs = {
  id: Scalars['Int']['input'];
  ref: ExternalRefInput;
};


/** The operations that change something. */
export type MutationSetImpactBuyerExternalRefArgs = {
  id: Scalars['Int']['input'];
  ref: ExternalRefInput;
};


/** The operations that change something. */
export type MutationSetLeadExternalRefArgs = {
  id: Scalars['Int']['input'];
  ref: ExternalRefInput;
};


/** The operations that change something. */
export type MutationSetOrderExternalRefArgs = {
  id: Scalars['Int']['input'];
  ref: ExternalRefInput;
};


/** The operations that change something. */
export type MutationSetSalesEnquiryExternalRefArgs = {
  id: Scalars['Int']['input'];
  ref: ExternalRefInput;
};


/** The operations that change something. */
export type MutationSetServiceOfferedArgs = {
  id: Scalars['Int']['input'];
  offered?: Scalars['Boolean']['input'];
};


/** The operations that change something. */
export type MutationSetSupplierExternalRefArgs = {
  id: Scalars['Int']['input'];
  ref: ExternalRefInput;
};


/** The operations that change something. */
export type MutationSetWebhookPausedArgs = {
  id: Scalars['Int']['input'];
  paused: Scalars['Boolean']['input'];
};


/** The operations that change something. */
export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationSignInByLinkArgs = {
  token: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationSignUserOutArgs = {
  id: Scalars['Int']['input'];
  revokeApiTokens?: Scalars['Boolean']['input'];
};


/** The operations that change something. */
export type MutationSortSubCategoriesArgs = {
  categoryId: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationStopNotificationsArgs = {
  token: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationStopTaskArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationUndoCategoryOrderArgs = {
  expectedOrder: Array<Scalars['Int']['input']>;
  order: Array<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUndoChangeArgs = {
  id: Scalars['Int']['input'];
  recordType: RecordType;
  version: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationUndoTaskArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that change something. */
export type MutationUpdateActionItemArgs = {
  id: Scalars['Int']['input'];
  input: ActionItemInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateCategoryArgs = {
  id: Scalars['Int']['input'];
  input: CategoryInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateFeaturedListingArgs = {
  id: Scalars['Int']['input'];
  input: FeaturedListingInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateGoodCauseArgs = {
  id: Scalars['Int']['input'];
  input: GoodCauseInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateImpactBuyerArgs = {
  id: Scalars['Int']['input'];
  input: ImpactBuyerInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateLeadArgs = {
  id: Scalars['Int']['input'];
  input: LeadInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateMailTemplateArgs = {
  id: Scalars['Int']['input'];
  input: MailTemplateInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateMessageArgs = {
  id: Scalars['Int']['input'];
  input: MessageInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateMyNameArgs = {
  fullName: Scalars['String']['input'];
};


/** The operations that change something. */
export type MutationUpdateOrderArgs = {
  id: Scalars['Int']['input'];
  input: OrderInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateSalesEnquiryArgs = {
  id: Scalars['Int']['input'];
  input: SalesEnquiryInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateSavedViewArgs = {
  id: Scalars['Int']['input'];
  input: SavedViewChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateSearchSynonymArgs = {
  id: Scalars['Int']['input'];
  input: SearchSynonymInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateSupplierArgs = {
  id: Scalars['Int']['input'];
  input: SupplierInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateUserArgs = {
  id: Scalars['Int']['input'];
  input: UserInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['Int']['input'];
  input: WebhookChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change something. */
export type MutationYearlyReportLinkArgs = {
  id: Scalars['Int']['input'];
  language?: Language;
  of: YearlyReportOf;
  year: Scalars['Int']['input'];
};

/** A reference to another record, with its name for display. */
export type NamedRef = {
  /** The id of the record. */
  id: Scalars['Int']['output'];
  /** The name of the record. */
  name: Scalars['String']['output'];
};

/** A new job for staff in the action centre. */
export type NewJobInput = {
  /** The id of the assigned staff member. Null if unassigned, which shows it to all staff. */
  assignedToId?: InputMaybe<Scalars['Int']['input']>;
  /** The time by which the action is due. Null for no due date. */
  dueBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** The path of the page of this site on which to deal with the action. {ref_id} is replaced by the id of the record. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The id of the record that the action is about. Null if there is none. */
  refId?: InputMaybe<Scalars['Int']['input']>;
  /** The type of the action, such as Lead Response. */
  type: Scalars['String']['input'];
  /** The text of the action, for staff to read. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A new lead. Fields that are left out are taken from the impact buyer (type, contact person) and the supplier (list title, summary, CallRail phone number, URL keyword). */
export type NewLeadInput = {
  /** The time at which the lead became Action Taken. Null if it never did. */
  actionTakenAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The actual contribution in New Zealand dollars. Null if not known. */
  actualContribution?: InputMaybe<Scalars['Float']['input']>;
  /** The actual revenue in New Zealand dollars. Null if not known. */
  actualRevenue?: InputMaybe<Scalars['Float']['input']>;
  /** The kind of organisation of the impact buyer. */
  buyerType?: InputMaybe<Scalars['String']['input']>;
  /** The CallRail phone number of the supplier. */
  callRailPhone?: InputMaybe<Scalars['String']['input']>;
  /** The chance of a sale in percent, from 0 to 100 in steps of 10. A change of status sets it. */
  chance?: InputMaybe<Scalars['Int']['input']>;
  /** The band of the estimated contribution: 1 is under $100, 2 is $100–$200, 3 is $200–$500, 4 is $500–$1,000, 5 is $1,000 or more. */
  estimatedContributionBand?: InputMaybe<Scalars['Int']['input']>;
  /** The band of the estimated revenue: 1 is under $500, 2 is $500–$2,000, 3 is $2,000–$5,000, 4 is $5,000–$10,000, 5 is $10,000 or more. */
  estimatedRevenueBand?: InputMaybe<Scalars['Int']['input']>;
  /** The email address of the contact person. */
  fromEmail?: InputMaybe<Scalars['String']['input']>;
  /** The name of the contact person at the impact buyer. */
  fromName?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the contact person. */
  fromPhone?: InputMaybe<Scalars['String']['input']>;
  /** The kind of party that the lead comes from, such as Impact Buyer. */
  fromType?: InputMaybe<Scalars['String']['input']>;
  /** The date of the next follow-up. Null if none is planned. */
  futureActionOn?: InputMaybe<Scalars['Date']['input']>;
  /** The id of the impact buyer. */
  impactBuyerId: Scalars['Int']['input'];
  /** The type of the lead. Null if not set. */
  leadType?: InputMaybe<LeadType>;
  /** The list title of the supplier, such as its trade. */
  listTitle?: InputMaybe<Scalars['String']['input']>;
  /** The time at which the lead became No Opportunity. Null if it never did. */
  noOpportunityAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Notes by staff about the lead. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** A summary of the opportunity for this impact buyer. */
  opportunitySummary?: InputMaybe<Scalars['String']['input']>;
  /** The id of the responsible staff member. Null if unassigned. */
  personResponsibleId?: InputMaybe<Scalars['Int']['input']>;
  /** The time at which the lead became Slim Chance. Null if it never did. */
  slimChanceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The time at which the lead became Sounding Positive. Null if it never did. */
  soundingPositiveAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The status of the lead. Setting it also sets the chance of a sale and the date of the status. */
  status?: InputMaybe<LeadStatus>;
  /** A short summary of what the supplier offers. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** The id of the supplier that is offered. */
  supplierId: Scalars['Int']['input'];
  /** The URL keyword of the supplier. */
  urlKeyword?: InputMaybe<Scalars['String']['input']>;
  /** A weight from 0 to 10. Leads with a higher weight appear first. */
  weight?: InputMaybe<Scalars['Int']['input']>;
};

/** A notification for the caller. */
export type Notification = {
  /** The name of the action in the activity log. Null unless the notification is about a record or an account. */
  action: Maybe<Scalars['String']['output']>;
  /** The user or system that acted. Null if the notification has no actor. */
  actor: Maybe<TimelineActor>;
  /** The time of the event. */
  at: Scalars['DateTime']['output'];
  /** The reason why an email or a task failed, or the number of records that were changed. */
  detail: Maybe<Scalars['String']['output']>;
  /** The names of the changed fields that the caller may see. */
  fields: Array<Scalars['String']['output']>;
  /** The id of the notification. */
  id: Scalars['ID']['output'];
  /** The kind of the notification. */
  kind: NotificationKind;
  /** The id of the email. Null if the notification is not about an email. */
  mailId: Maybe<Scalars['ID']['output']>;
  /** The id of the changed record. Null if the notification is not about a record. */
  recordId: Maybe<Scalars['Int']['output']>;
  /** The type of the changed record. Null if the notification is not about a record. */
  recordType: Maybe<RecordType>;
  /** The name of the record, the email or the task. */
  title: Maybe<Scalars['String']['output']>;
  /** True if the caller has not read the notification. */
  unread: Scalars['Boolean']['output'];
};

/** The kind of a notification. */
export type NotificationKind =
  /** The caller’s own account changed. */
  | 'ACCOUNT'
  /** Another user changed a record that the caller sees. */
  | 'CHANGE'
  /** An email could not be delivered. */
  | 'MAIL'
  /** A task of the caller failed, wholly or in part. */
  | 'TASK'
  /** Another staff member changed many records at once. */
  | 'WORK';

/** The notifications of the last 30 days, newest first. */
export type Notifications = {
  /** The items on this page. */
  nodes: Array<Notification>;
  /** The number of unread notifications among the newest hundred. */
  unreadCount: Scalars['Int']['output'];
};

/** An impact buyer that a supplier can be offered to. */
export type OfferedBuyer = {
  /** The kind of organisation. Null if not set. */
  buyerType: Maybe<BuyerType>;
  /** The chance that its leads succeed: Low, Good or Strong. Null if not set. */
  chanceOfLead: Maybe<ChanceOfLead>;
  /** The name of the contact person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** The contribution in New Zealand dollars. Sales that fell through do not count. */
  contributionTotal: Scalars['Float']['output'];
  /** The email address of the impact buyer. */
  email: Scalars['String']['output'];
  /** The number of enquiries, including archived ones. */
  enquiryTotal: Scalars['Int']['output'];
  /** The id of the impact buyer. */
  id: Scalars['Int']['output'];
  /** The interest in buying: Prospecting, Open or Not Interested. */
  interestedStatus: InterestedStatus;
  /** The number of its active leads. */
  leadsCount: Scalars['Int']['output'];
  /** The name of the impact buyer. */
  name: Scalars['String']['output'];
  /** The open lead of the impact buyer and the supplier. Null if there is none. They can have only one at a time. */
  openLead: Maybe<OpenLead>;
  /** The phone number of the impact buyer. */
  phone: Maybe<Scalars['String']['output']>;
  /** The revenue in New Zealand dollars excluding GST. Sales that fell through do not count. */
  revenueTotal: Scalars['Float']['output'];
};

/** A column of the offered buyer list. */
export type OfferedBuyerColumn =
  /** The column `buyerType`. */
  | 'BUYER_TYPE'
  /** The column `chanceOfLead`. */
  | 'CHANCE_OF_LEAD'
  /** The column `contactName`. */
  | 'CONTACT_NAME'
  /** The column `contributionTotal`. */
  | 'CONTRIBUTION_TOTAL'
  /** The column `email`. */
  | 'EMAIL'
  /** The column `enquiryTotal`. */
  | 'ENQUIRY_TOTAL'
  /** The column `id`. */
  | 'ID'
  /** The column `interestedStatus`. */
  | 'INTERESTED_STATUS'
  /** The column `leadsCount`. */
  | 'LEADS_COUNT'
  /** The column `name`. */
  | 'NAME'
  /** The column `openLead`. */
  | 'OPEN_LEAD'
  /** The column `phone`. */
  | 'PHONE'
  /** The column `revenueTotal`. */
  | 'REVENUE_TOTAL';

/** A condition on a column of the offered buyer list. */
export type OfferedBuyerColumnFilter = {
  /** The column to test. */
  column: OfferedBuyerColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type OfferedBuyerConnection = {
  /** The items on this page. */
  nodes: Array<OfferedBuyer>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A filter of the offered buyer list. Fields that are left out have no effect. */
export type OfferedBuyerListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<OfferedBuyerColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the offered buyer list. */
export type OfferedBuyerListSort = {
  /** The column to sort by. */
  column: OfferedBuyerColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type OfferedBuyerSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<OfferedBuyerListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A supplier that can be offered to an impact buyer. */
export type OfferedSupplier = {
  /** The phone number on the profile. Calls to it are counted. Null if there is none. */
  callRailPhone: Maybe<Scalars['String']['output']>;
  /** The categories of the supplier. */
  categories: Array<CategoryRef>;
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The summary that new leads of the supplier start with. */
  leadSummary: Maybe<Scalars['String']['output']>;
  /** The title of the supplier in lists, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** The office locations of the supplier, such as “Grey Lynn, Auckland”. */
  locations: Array<Scalars['String']['output']>;
  /** The day of the membership listing. */
  membershipListingDate: Maybe<Scalars['Date']['output']>;
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The open lead of the impact buyer and the supplier. Null if there is none. They can have only one at a time. */
  openLead: Maybe<OpenLead>;
  /** The name of the contact person. */
  ownerContactPerson: Maybe<Scalars['String']['output']>;
  /** The regions that the supplier serves. */
  serviceRegions: Array<Scalars['String']['output']>;
  /** The benefits that the supplier offers to impact buyers. */
  specificBenefits: Maybe<Scalars['String']['output']>;
  /** The status of the supplier. Only “Approved & Live” is public. Staff set it. */
  status: SupplierStatus;
  /** The sub categories of the supplier. */
  subCategories: Array<CategoryRef>;
  /** The keyword in the supplier’s own web address on this site. Null if it has none. */
  urlKeyword: Maybe<Scalars['String']['output']>;
};

/** A column of the offered supplier list. */
export type OfferedSupplierColumn =
  /** The column `callRailPhone`. */
  | 'CALL_RAIL_PHONE'
  /** The column `categories`. */
  | 'CATEGORIES'
  /** The column `id`. */
  | 'ID'
  /** The column `leadSummary`. */
  | 'LEAD_SUMMARY'
  /** The column `listTitle`. */
  | 'LIST_TITLE'
  /** The column `locations`. */
  | 'LOCATIONS'
  /** The column `membershipListingDate`. */
  | 'MEMBERSHIP_LISTING_DATE'
  /** The column `membershipYear`. */
  | 'MEMBERSHIP_YEAR'
  /** The column `name`. */
  | 'NAME'
  /** The column `openLead`. */
  | 'OPEN_LEAD'
  /** The column `ownerContactPerson`. */
  | 'OWNER_CONTACT_PERSON'
  /** The column `serviceRegions`. */
  | 'SERVICE_REGIONS'
  /** The column `specificBenefits`. */
  | 'SPECIFIC_BENEFITS'
  /** The column `status`. */
  | 'STATUS'
  /** The column `subCategories`. */
  | 'SUB_CATEGORIES'
  /** The column `urlKeyword`. */
  | 'URL_KEYWORD';

/** A condition on a column of the offered supplier list. */
export type OfferedSupplierColumnFilter = {
  /** The column to test. */
  column: OfferedSupplierColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type OfferedSupplierConnection = {
  /** The items on this page. */
  nodes: Array<OfferedSupplier>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A filter of the offered supplier list. Fields that are left out have no effect. */
export type OfferedSupplierListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<OfferedSupplierColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the offered supplier list. */
export type OfferedSupplierListSort = {
  /** The column to sort by. */
  column: OfferedSupplierColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type OfferedSupplierSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<OfferedSupplierListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The open lead of an impact buyer and a supplier. */
export type OpenLead = {
  /** The id of the lead. */
  id: Scalars['Int']['output'];
  /** The status of the lead. */
  status: LeadStatus;
};

/** The numbers of opportunities: leads in which a supplier was offered to a buyer. */
export type Opportunities = {
  /** The number of open opportunities, answered or not. */
  active: Scalars['Int']['output'];
  /** The number of opportunities without a result: the buyer already uses the supplier, or has no need of it. */
  attempted: Scalars['Int']['output'];
  /** The number of opportunities that became an enquiry. */
  converted: Scalars['Int']['output'];
  /** The number of open opportunities that the buyer has neither answered nor hidden. */
  toReview: Scalars['Int']['output'];
};

/** The changes to many orders. Fields that are left out stay as they are. Null clears a field. */
export type OrderBulkInput = {
  /** The status of the order. */
  status?: InputMaybe<OrderStatus>;
};

/** A column of the order list. */
export type OrderColumn =
  /** The column `address`. */
  | 'ADDRESS'
  /** The column `adminNotes`. */
  | 'ADMIN_NOTES'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `email`. */
  | 'EMAIL'
  /** The column `fullName`. */
  | 'FULL_NAME'
  /** The column `goodCause`. */
  | 'GOOD_CAUSE'
  /** The column `goodCauseId`. */
  | 'GOOD_CAUSE_ID'
  /** The column `id`. */
  | 'ID'
  /** The column `message`. */
  | 'MESSAGE'
  /** The column `mobile`. */
  | 'MOBILE'
  /** The column `status`. */
  | 'STATUS'
  /** The column `total`. */
  | 'TOTAL'
  /** The column `updatedAt`. */
  | 'UPDATED_AT';

/** A condition on a column of the order list. */
export type OrderColumnFilter = {
  /** The column to test. */
  column: OrderColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A column of an exported file. */
export type OrderExportColumn = {
  /** The column of the list. */
  column: OrderColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** The fields of an order to save. Fields that are left out stay as they are. Null clears a field. */
export type OrderInput = {
  /** The delivery address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Internal notes by staff. */
  adminNotes?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the customer. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The full name of the customer. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The id of the good cause that the order benefits. Null if none was chosen. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** The mobile number of the customer. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** The status of the order. */
  status?: InputMaybe<OrderStatus>;
};

/** A filter of the order list. Fields that are left out have no effect. */
export type OrderListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<OrderColumnFilter>>;
  /** The id in another system. At most one record has it. For staff only. */
  externalRef?: InputMaybe<ExternalRefInput>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the order list. */
export type OrderListSort = {
  /** The column to sort by. */
  column: OrderColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** An order of Impact Boxes, for staff. */
export type OrderRecord = {
  /** The delivery address. */
  address: Maybe<Scalars['String']['output']>;
  /** Internal notes by staff. */
  adminNotes: Maybe<Scalars['String']['output']>;
  /** The time of the order. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address of the customer. */
  email: Scalars['String']['output'];
  /** The ids of the record in other systems, by system. Empty for other callers than staff. */
  externalRefs: Array<ExternalRef>;
  /** The full name of the customer. */
  fullName: Scalars['String']['output'];
  /** The good cause that the order benefits. Null if none was chosen. Null for an API token without the scope `causes:read`. */
  goodCause: Maybe<NamedRef>;
  /** The id of the good cause that the order benefits. Null if none was chosen. */
  goodCauseId: Maybe<Scalars['Int']['output']>;
  /** The id of the order. */
  id: Scalars['Int']['output'];
  /** The boxes that were ordered, with their prices on the day of the order. */
  items: Array<OrderedBox>;
  /** The message of the customer. */
  message: Maybe<Scalars['String']['output']>;
  /** The mobile number of the customer. */
  mobile: Maybe<Scalars['String']['output']>;
  /** The status of the order. */
  status: OrderStatus;
  /** The total in New Zealand dollars including GST. Null if it is not known. */
  total: Maybe<Scalars['Float']['output']>;
  /** The time of the last change to the order. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the order, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** A page of a list. */
export type OrderRecordConnection = {
  /** The items on this page. */
  nodes: Array<OrderRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The total of all orders in the list in New Zealand dollars including GST. */
  total: Scalars['Float']['output'];
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The records to act on. Give either `ids` or `filter`. */
export type OrderSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<OrderListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The status of an order. */
export type OrderStatus =
  /** An order that was cancelled. */
  | 'CANCELLED'
  /** An order that staff have confirmed. */
  | 'CONFIRMED'
  /** A new order. */
  | 'NEW'
  /** An order that has been sent. */
  | 'SENT';

/** A box of an order. */
export type OrderedBox = {
  /** The name of the box. */
  name: Scalars['String']['output'];
  /** The price of one box on the day of the order, in New Zealand dollars including GST. */
  price: Scalars['Float']['output'];
  /** The number of boxes. */
  quantity: Scalars['Int']['output'];
};

/** A job that has not been passed to the queue. */
export type OutboxJob = {
  /** The number of times that the queue refused the job. */
  attempts: Scalars['Int']['output'];
  /** The time at which the outbox job was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the outbox job. */
  id: Scalars['ID']['output'];
  /** The name of the job, such as `mail.deliver`. */
  name: Scalars['String']['output'];
  /** The reason why the job was set aside, or the last refusal. Null if there is none. */
  reason: Maybe<Scalars['String']['output']>;
  /** The time at which the job was set aside. Null if it is waiting. */
  setAsideAt: Maybe<Scalars['DateTime']['output']>;
  /** The record that the job is about. Null if it is about no record that staff can open. */
  subject: Maybe<JobSubject>;
};

/** A page of a list. */
export type OutboxJobConnection = {
  /** The number of jobs in each state. */
  counts: OutboxJobCounts;
  /** The items on this page. */
  nodes: Array<OutboxJob>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of jobs on all pages, counted up to 1,000. */
  totalCount: Scalars['Int']['output'];
};

/** The number of jobs in the outbox by state, each counted up to 1,000. */
export type OutboxJobCounts = {
  /** The number of jobs that were set aside. */
  setAside: Scalars['Int']['output'];
  /** The number of waiting jobs. */
  waiting: Scalars['Int']['output'];
};

/** The state of a job that has not been passed to the queue. */
export type OutboxJobState =
  /** Set aside because the queue refused it or no running process knew it. */
  | 'SET_ASIDE'
  /** Waiting to be passed to the queue. */
  | 'WAITING';

/** The number of used suppliers with a sustainability outcome. */
export type OutcomeCount = {
  /** The number of suppliers. */
  suppliers: Scalars['Int']['output'];
  /** The name of the sustainability outcome. */
  type: Scalars['String']['output'];
};

/** Contributions in New Zealand dollars that no approved good cause has received. */
export type OutsideListedCauses = {
  /** The contributions of sales without a good cause yet, in New Zealand dollars. */
  awaitingCause: Scalars['Float']['output'];
  /** The contributions to good causes that are not, or no longer, approved, in New Zealand dollars. */
  unlistedCauses: Scalars['Float']['output'];
};

/** The position of a page in its list. */
export type PageInfo = {
  /** The cursor of the last item on the page. Send it as `after` to get the next page. Null if the page is empty, or if the list is paged by offset. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** True if more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** The category above a trade. */
export type ParentCategory = {
  /** The id of the parent category. */
  id: Scalars['Int']['output'];
  /** The name of the category. */
  name: Scalars['String']['output'];
};

/** A listed supplier on the page of an impact buyer or a good cause. */
export type PartnerCard = {
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The address of the profile picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The title of the supplier in lists, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The title of the profile picture. Null if it has none. */
  profilePictureTitle: Maybe<Scalars['String']['output']>;
  /** The districts and cities that the supplier serves. */
  serviceDistricts: Array<Scalars['String']['output']>;
  /** The regions that the supplier serves. */
  serviceRegions: Array<Scalars['String']['output']>;
};

/** The number of enquiries with one progress. */
export type ProgressCount = {
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The progress of the sales. */
  progress: EnquiryProgress;
};

/** An impact buyer that a good cause helps to win. */
export type ProspectingBuyer = {
  /** The notes of staff for the person who talks to the buyer. */
  actionNotes: Maybe<Scalars['String']['output']>;
  /** The type of organisation. */
  buyerType: Maybe<BuyerType>;
  /** The chance that its leads succeed. */
  chanceOfLead: Maybe<ChanceOfLead>;
  /** The connection between the good cause and the contact person. */
  contactConnection: Maybe<Scalars['String']['output']>;
  /** The name of the contact person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** The position of the contact person. */
  contactTitle: Maybe<Scalars['String']['output']>;
  /** The email address of the contact person. */
  email: Maybe<Scalars['String']['output']>;
  /** The progress of the good cause in winning the impact buyer. */
  goodCauseAction: GoodCauseAction;
  /** The comments of the good cause about the impact buyer. */
  goodCauseComments: Maybe<Scalars['String']['output']>;
  /** The id of the impact buyer. */
  id: Scalars['Int']['output'];
  /** The interest of the buyer. */
  interestedStatus: InterestedStatus;
  /** The name of the impact buyer. */
  name: Scalars['String']['output'];
  /** The phone number of the contact person. */
  phone: Maybe<Scalars['String']['output']>;
  /** Names of the contact fields that cannot be changed here. */
  readOnly: Array<Scalars['String']['output']>;
};

/** The answers about an impact buyer. Fields that are left out stay as they are. Null clears a field. Read-only contact fields do not change. */
export type ProspectingBuyerInput = {
  /** The connection of the contact person to the good cause. */
  contactConnection?: InputMaybe<Scalars['String']['input']>;
  /** The name of the contact person. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** The job title of the contact person. */
  contactTitle?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the impact buyer. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The progress of the good cause in winning the impact buyer: Haven't Done, In Process, Completed or Other. */
  goodCauseAction?: InputMaybe<GoodCauseAction>;
  /** The comments of the good cause about the impact buyer. */
  goodCauseComments?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the impact buyer. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The buyers that a good cause helps to win. */
export type ProspectingPage = {
  /** The buyers to approach. */
  buyers: Array<ProspectingBuyer>;
  /** The name of the good cause. */
  goodCauseName: Scalars['String']['output'];
};

/** The operations that read. */
export type Query = {
  /** Returns an action by its id, or null if there is no such action. For staff (Admin). API tokens need the scope `actions:read`. */
  actionItem: Maybe<ActionItem>;
  /** Returns a page of actions, latest first. For staff (Admin). API tokens need the scope `actions:read`. */
  actionItems: ActionItemConnection;
  /** Returns up to eight addresses in New Zealand that complete a text, likeliest first. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `categories:read`. */
  addressSuggestions: Array<AddressSuggestion>;
  /** Returns up to 50 staff members who can be assigned an action, sorted by name. For staff (Admin). API tokens need the scope `actions:read`. */
  adminColleagues: Array<NamedRef>;
  /** Returns a page of affiliate link clicks, latest first. Staff see all of them. Users of a supplier see only the clicks on their own supplier. For staff (Admin) or users of a supplier (Business). API tokens need the scope `clicks:read`. */
  affiliateClicks: AffiliateClickConnection;
  /** Returns a user’s API tokens that are not revoked, newest first. Throws NOT_FOUND if the user is not the caller, unless the caller is Admin. For any signed-in user. */
  apiTokens: Array<ApiToken>;
  /** Returns the actions of users and of the product on all records, latest first. `filter.search` finds the name or the email address of the user. The changes are those that the timelines of the records show. For staff (Admin). */
  auditLog: AuditEntryConnection;
  /** Returns the state of the certificate of an impact buyer, or null if there is no such buyer. For staff (Admin). API tokens need the scope `reports:read`. */
  buyerCertificate: Maybe<BuyerCertificate>;
  /** Returns a page of the impact buyers that a supplier can be offered to. Leaves out the buyer of the same organisation. For staff (Admin). API tokens need the scope `leads:read`. */
  buyersToOffer: OfferedBuyerConnection;
  /** Returns the calendar address of a staff member, without its secret. Null if the staff member has none. For staff (Admin). */
  calendarLink: Maybe<CalendarLink>;
  /** Returns all categories with their sub categories, in the order set by staff, then by name. For anyone. API tokens need the scope `categories:read`. */
  categories: Array<Category>;
  /** Returns a category by its id, or null if there is no such category. For anyone. API tokens need the scope `categories:read`. */
  category: Maybe<Category>;
  /** Returns the number of search results in each category. The category of the filter has no effect. For anyone. API tokens need the scope `suppliers:read`. */
  categoryCounts: CategoryCounts;
  /** Returns a category by its id, or null if there is no such category. For staff (Admin). API tokens need the scope `categories:read`. */
  categoryRecord: Maybe<CategoryRecord>;
  /** Returns a page of categories with their numbers of suppliers. For staff (Admin). API tokens need the scope `categories:read`. */
  categoryRecords: CategoryRecordConnection;
  /** Returns the certificate with the given number, or null if the number was never issued. Throws RATE_LIMITED after too many unknown numbers. For anyone. API tokens need the scope `reports:read`. */
  certificate: Maybe<Certificate>;
  /** Returns the records that were created, changed or deleted after a position, oldest change first. No change is skipped, and a record can be listed more than once. Throws BAD_USER_INPUT with the reason `expired` for a position that is older than 30 days. For staff (Admin). API tokens need the scope `records:read`. */
  changes: ChangeFeed;
  /** Returns the signed-in user. Null if the caller is not signed in. For anyone. API tokens need the scope `profile:read`. */
  currentUser: Maybe<CurrentUser>;
  /** Returns all customers who have sent an enquiry, one for each email address. For staff (Admin). API tokens need the scope `enquiries:read`. */
  customers: CustomerConnection;
  /** Returns the caller’s dashboard, with one panel for each role. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `reports:read`. */
  dashboard: Dashboard;
  /** Returns the suppliers, buyers, good causes and staff that the enquiry form offers. For staff (Admin). API tokens need the scope `enquiries:read`. */
  enquiryFormOptions: EnquiryFormOptions;
  /** Returns a featured listing by its id, or null if there is no such featured listing. For staff (Admin). API tokens need the scope `site:read`. */
  featuredListingRecord: Maybe<FeaturedListingRecord>;
  /** Returns a page of featured listings. For staff (Admin). API tokens need the scope `site:read`. */
  featuredListingRecords: FeaturedListingRecordConnection;
  /** Returns the first ten featured listings that visitors see, in order. Suppliers that are not listed are left out. For anyone. API tokens need the scope `site:read`. */
  featuredListings: Array<FeaturedListing>;
  /** Returns records of all kinds that contain the given words, at most five of each kind. Leaves out the kinds that an API token may not read. For staff (Admin). API tokens need the scope `records:read`. */
  findRecords: Array<FoundRecord>;
  /** Returns the impact buyers on the home page. For anyone. API tokens need the scope `buyers:read`. */
  frontPage: FrontPage;
  /** Returns a good cause by its id. Null if it does not exist, or if it is not approved and the caller is neither staff nor a user of the good cause. For anyone. API tokens need the scope `causes:read`. */
  goodCause: Maybe<GoodCause>;
  /** Returns a good cause by its id in another system, or null if there is none. For staff (Admin). API tokens need the scope `causes:read`. */
  goodCauseByExternalRef: Maybe<GoodCauseRecord>;
  /** Returns a good cause with all its fields. Null if it does not exist or is not the caller’s own. Staff see every good cause. For staff (Admin) or users of a good cause (GoodCause). API tokens need the scope `causes:read`. */
  goodCauseRecord: Maybe<GoodCauseRecord>;
  /** Returns a page of good causes with all their fields. Staff see all good causes. Users of a good cause see only their own. For staff (Admin) or users of a good cause (GoodCause). API tokens need the scope `causes:read`. */
  goodCauseRecords: GoodCauseRecordConnection;
  /** Returns the contributions to a good cause. Null if the good cause does not exist, or if it is not approved and the caller is neither staff nor one of its users. For anyone. API tokens need the scope `causes:read`. */
  goodCauseReport: Maybe<GoodCauseReport>;
  /** Returns the approved good causes, sorted by name. Good causes for an area come last. For anyone. API tokens need the scope `causes:read`. */
  goodCauses: Array<GoodCause>;
  /** Returns the permissions that an API token of the caller can have. For any signed-in user. */
  grantableScopes: Array<TokenScope>;
  /** Returns the submissions of public forms that look automated, newest first by default. For staff (Admin). API tokens need the scope `messages:read`. */
  heldSubmissions: HeldSubmissionConnection;
  /** Returns the Impact Boxes that can be ordered, the usual one first. For anyone. API tokens need the scope `orders:read`. */
  impactBoxes: Array<ImpactBox>;
  /** Returns an impact buyer by its id in another system, or null if there is none. For staff (Admin). API tokens need the scope `buyers:read`. */
  impactBuyerByExternalRef: Maybe<ImpactBuyerRecord>;
  /** Returns an impact buyer with the fields that the caller may see. Null if it does not exist or is not the caller’s own. Staff see every impact buyer. For staff (Admin) or users of an impact buyer (ImpactBusiness). API tokens need the scope `buyers:read`. */
  impactBuyerRecord: Maybe<ImpactBuyerRecord>;
  /** Returns a page of impact buyers with the fields that the caller may see. Staff see all impact buyers. Users of an impact buyer see only their own. For staff (Admin) or users of an impact buyer (ImpactBusiness). API tokens need the scope `buyers:read`. */
  impactBuyerRecords: ImpactBuyerRecordConnection;
  /** Returns a page of the impact buyers with a Live Report, sorted by name. For anyone. API tokens need the scope `buyers:read`. */
  impactBuyers: ImpactBuyerConnection;
  /** Returns an impact report by either its id or its URL keyword. Null if it does not exist, or if it is not a Live Report and the caller is neither staff nor a user of the impact buyer. Throws BAD_USER_INPUT if both or neither are given. For anyone. API tokens need the scope `buyers:read`. */
  impactReport: Maybe<ImpactReport>;
  /** Returns the impact of all sales so far, as the home page shows it. For anyone. API tokens need the scope `reports:read`. */
  impactSummary: ImpactSummary;
  /** Returns a file that the caller has uploaded with POST /api/imports/:noun. Null if there is no such file of the caller. An API token also needs the scope to read records of this type. For staff (Admin). API tokens need the scope `imports:read`. */
  import: Maybe<Import>;
  /** Returns a draft that introduces the customer of an enquiry to its supplier. Throws NOT_FOUND if the enquiry has no supplier. For staff (Admin). API tokens need the scopes `leads:read` and `enquiries:read`. */
  introductionDraft: IntroductionDraft;
  /** Returns the leads grouped by status, each group with its first leads. Takes the filter and sort order of `leadRecords`. For staff (Admin). API tokens need the scope `leads:read`. */
  leadBoard: Array<LeadBoardColumn>;
  /** Returns a lead by its id in another system, or null if there is none. For staff (Admin). API tokens need the scope `leads:read`. */
  leadByExternalRef: Maybe<LeadRecord>;
  /** Returns the draft of an email about a lead, from its template. An API token also needs `leads:write`, since the draft contains the link of the buyer’s page. Throws BAD_USER_INPUT if the lead is archived, and CONFLICT if the email is to the supplier and the lead has an enquiry. For staff (Admin). API tokens need the scope `leads:read`. */
  leadMail: LeadMail;
  /** Returns a lead by its id, or null if there is no such lead. For staff (Admin). API tokens need the scope `leads:read`. */
  leadRecord: Maybe<LeadRecord>;
  /** Returns a page of leads. Leaves out archived leads unless the filter has ids or a condition on the column ARCHIVED. For staff (Admin). API tokens need the scope `leads:read`. */
  leadRecords: LeadRecordConnection;
  /** Returns the link page of an impact buyer, or null if the key is not valid. For anyone with the key of a link page. API tokens need the scope `leads:read`. */
  leadsByLink: Maybe<LinkPage>;
  /** Returns a message for each other user who is already linked to one of the given records. Empty if there are no such users. For staff (Admin). API tokens need the scope `users:read`. */
  loginAlerts: Array<Scalars['String']['output']>;
  /** Returns the emails with their delivery status, newest first unless `sort` is given. For staff (Admin). API tokens need the scope `mail:read`. */
  mailDeliveries: MailDeliveryConnection;
  /** Returns an email with its delivery status, or null if there is no such email. For staff (Admin). API tokens need the scope `mail:read`. */
  mailDelivery: Maybe<MailDelivery>;
  /** Returns a preview of a kind of email with the newest record that it can be about, or null if there is no such record. Null for an API token without `leads:write` or `alerts:write`, if the email contains links for which the token needs that scope. Throws BAD_USER_INPUT if there is no such kind of email. For staff (Admin). API tokens need the scope `mail:read`. */
  mailPreview: Maybe<MailPreview>;
  /** Returns a preview of the email about a lead from an unsaved template. Throws BAD_USER_INPUT under the same conditions as saving it. For staff (Admin). API tokens need the scope `leads:read`. */
  mailTemplatePreview: MailPreview;
  /** Returns the versions of an email template, latest first. For staff (Admin). API tokens need the scope `leads:read`. */
  mailTemplateVersions: Array<MailTemplateVersion>;
  /** Returns all email templates. For staff (Admin). API tokens need the scope `leads:read`. */
  mailTemplates: Array<MailTemplate>;
  /** Returns the suppliers that best suit an impact buyer, best match first. Leaves out suppliers with a lead or an enquiry of this buyer. For staff (Admin). API tokens need the scope `leads:read`. */
  matchingSuppliers: Array<MatchingSupplier>;
  /** Returns a message by its id, or null if there is no such message. For staff (Admin). API tokens need the scope `messages:read`. */
  messageRecord: Maybe<MessageRecord>;
  /** Returns a page of messages. For staff (Admin). API tokens need the scope `messages:read`. */
  messageRecords: MessageRecordConnection;
  /** Returns the sign-ins of the caller that have not ended: the one of this request first, then the last used first. For any signed-in user. */
  mySessions: Array<ActiveSession>;
  /** Returns the tasks that the caller has started, the latest first. Ended tasks are listed for a day. With an API token, lists only tasks of operations that its scopes allow. For any signed-in user. API tokens need the scope `tasks:read`. */
  myTasks: Array<Task>;
  /** Returns the caller’s notifications of the last 30 days, newest first. With an API token, leaves out notifications about records, emails and tasks that its scopes do not allow it to read. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `profile:read`. */
  notifications: Notifications;
  /** Returns an order by its id in another system, or null if there is none. For staff (Admin). API tokens need the scope `orders:read`. */
  orderByExternalRef: Maybe<OrderRecord>;
  /** Returns an order by its id, or null if there is no such order. For staff (Admin). API tokens need the scope `orders:read`. */
  orderRecord: Maybe<OrderRecord>;
  /** Returns a page of orders. For staff (Admin). API tokens need the scope `orders:read`. */
  orderRecords: OrderRecordConnection;
  /** Returns the jobs that have not been passed to the queue, oldest first. For staff (Admin). */
  outboxJobs: OutboxJobConnection;
  /** Returns the prospecting page of a good cause. Null if the key does not open one for the caller. For staff (Admin) or users of a good cause (GoodCause). API tokens need the scope `causes:read`. */
  prospectingBuyers: Maybe<ProspectingPage>;
  /** Returns the jobs of the queue in a state: failed jobs latest first, others in the order in which they run. Throws UNAVAILABLE if the queue does not respond. For staff (Admin). */
  queuedJobs: QueuedJobConnection;
  /** Returns the regions of New Zealand with their districts and cities. The first one is Nationwide, for suppliers that serve the whole country. For anyone. API tokens need the scope `suppliers:read`. */
  regions: Array<Region>;
  /** Returns the enquiries that the caller may see: all for Admin, their own for suppliers and buyers, and those that benefit a good cause for its user, without customer fields. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `enquiries:read`. */
  salesEnquiries: SalesEnquiryConnection;
  /** Returns an enquiry with the fields that the caller may see, or null if the caller may not see it. For staff (Admin), users of a supplier (Business) or users of an impact buyer (ImpactBusiness). API tokens need the scope `enquiries:read`. */
  salesEnquiry: Maybe<SalesEnquiry>;
  /** Returns an enquiry by its id in another system, or null if there is none. For staff (Admin). API tokens need the scope `enquiries:read`. */
  salesEnquiryByExternalRef: Maybe<SalesEnquiry>;
  /** Returns the sales of one record, or all sales. Throws FORBIDDEN unless the caller is Admin or the record is the caller’s own. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `reports:read`. */
  salesStatistics: SalesPanel;
  /** Returns figures about the enquiries of each year. For staff (Admin). API tokens need the scope `reports:read`. */
  salesTracking: SalesTracking;
  /** Returns a list’s views, sorted by name: the caller’s own and, for staff, the shared ones. For any signed-in user. API tokens need the scope `profile:read`. */
  savedViews: Array<SavedView>;
  /** Returns the scheduled jobs with their last and next run. For staff (Admin). */
  scheduledJobs: Array<ScheduledJob>;
  /** Returns the services, trades, categories, places and suppliers that begin with the text of a search box. For anyone. API tokens need the scope `suppliers:read`. */
  searchBoxSuggestions: SearchBoxSuggestions;
  /** Returns the zero-result searches, dismissed or not. They do not record who searched. For staff (Admin). API tokens need the scope `search:read`. */
  searchMisses: SearchMissConnection;
  /** Returns suggestions for a zero-result search. For anyone. API tokens need the scope `suppliers:read`. */
  searchSuggestions: SearchSuggestions;
  /** Returns the listed suppliers that match the filter, best match first. Throws BAD_USER_INPUT if the text is too long. For anyone. API tokens need the scope `suppliers:read`. */
  searchSuppliers: SupplierSearchConnection;
  /** Returns the synonyms that searches use. For staff (Admin). API tokens need the scope `search:read`. */
  searchSynonyms: SearchSynonymConnection;
  /** Returns the services that suppliers can choose and that begin with a prefix, regardless of case. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:read`. */
  serviceOptions: Array<Scalars['String']['output']>;
  /** Returns all services that suppliers have, had or can choose. For staff (Admin). API tokens need the scope `suppliers:read`. */
  serviceRecords: ServiceRecordConnection;
  /** Returns the services of listed suppliers that begin with a prefix. For anyone. API tokens need the scope `suppliers:read`. */
  services: Array<Scalars['String']['output']>;
  /** Returns the settings of the whole site. For anyone. API tokens need the scope `site:read`. */
  siteSettings: SiteSettings;
  /** Returns the effect of moving a sub category to another category. Throws NOT_FOUND if there is no such sub category or category. For staff (Admin). API tokens need the scope `suppliers:read`. */
  subCategoryRegrouping: SubCategoryRegrouping;
  /** Returns a supplier by its id or its keyword, or null if the caller may not see it. Throws BAD_USER_INPUT unless exactly one of the two is given. For anyone. API tokens need the scope `suppliers:read`. */
  supplier: Maybe<Supplier>;
  /** Returns the open supplier alerts without their addresses, newest first. For staff (Admin). API tokens need the scope `alerts:read`. */
  supplierAlerts: SupplierAlertConnection;
  /** Returns a supplier by its id in another system, or null if there is none. For staff (Admin). API tokens need the scope `suppliers:read`. */
  supplierByExternalRef: Maybe<SupplierRecord>;
  /** Returns the numbers of listed suppliers by region and by town. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `suppliers:read`. */
  supplierPlaces: SupplierPlaces;
  /** Returns a supplier with all fields that the caller may see, or null if the caller may not edit it. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:read`. */
  supplierRecord: Maybe<SupplierRecord>;
  /** Returns the suppliers that the caller may edit: all suppliers for Admin, their own supplier for other users. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:read`. */
  supplierRecords: SupplierRecordConnection;
  /** Returns the suppliers with any enquiry in a period, the highest contribution first. For staff (Admin). API tokens need the scope `reports:read`. */
  supplierStatistics: SupplierStatisticsConnection;
  /** Returns a page of the suppliers that can be offered to an impact buyer. Leaves out the supplier of the same organisation. Lists the same suppliers as `supplierRecords` for the same filter. For staff (Admin). API tokens need the scope `leads:read`. */
  suppliersToOffer: OfferedSupplierConnection;
  /** Returns a task to the user who started it and to Admin, otherwise null. With an API token, also returns null unless its scopes allow the operation that started the task. For any signed-in user. API tokens need the scope `tasks:read`. */
  task: Maybe<Task>;
  /** Returns the records that failed in a task, or null if the caller may not see the task. For any signed-in user. API tokens need the scope `tasks:read`. */
  taskFailures: Maybe<TaskFailureConnection>;
  /** Returns the testimonials of all suppliers to staff, and those of the caller’s own supplier to other users. For staff (Admin) or users of a supplier (Business). API tokens need the scope `suppliers:read`. */
  testimonials: ListedTestimonialConnection;
  /** Returns the changes of a record and the emails about it, newest first. Null if the record does not exist or the caller may not see it. An API token also needs the scope to read records of this type, and lists emails only with `mail:read`. For staff (Admin), users of a supplier (Business) or users of an impact buyer (ImpactBusiness). API tokens need the scope `records:read`. */
  timeline: Maybe<TimelineConnection>;
  /** Returns the deleted records of a type, latest deletion first. Empty for an API token without the scope to read records of this type. For staff (Admin). API tokens need the scope `records:read`. */
  trash: TrashConnection;
  /** Returns a user by its id, or null if there is no such user. For staff (Admin). API tokens need the scope `users:read`. */
  userRecord: Maybe<UserRecord>;
  /** Returns a page of users, sorted by email address. For staff (Admin). API tokens need the scope `users:read`. */
  userRecords: UserRecordConnection;
  /** Returns the events of a webhook of the last 30 days, latest first. Throws NOT_FOUND for a webhook of another user, except for Admin. For any signed-in user. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** Returns the events that a webhook of the caller can receive. For any signed-in user. */
  webhookEvents: Array<WebhookEvent>;
  /** Returns the webhooks of a user, newest first. Throws NOT_FOUND if a caller other than Admin asks for another user. For any signed-in user. */
  webhooks: Array<Webhook>;
  /** Returns the report of one year, or null if there is no such supplier or good cause or the caller may not see it. For staff (Admin), users of a supplier (Business) or users of a good cause (GoodCause). API tokens need the scope `reports:read`. */
  yearlyReport: Maybe<YearlyReport>;
};


/** The operations that read. */
export type QueryActionItemArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryActionItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActionItemListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<ActionItemListSort>;
};


/** The operations that read. */
export type QueryAddressSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** The operations that read. */
export type QueryAdminColleaguesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read. */
export type QueryAffiliateClicksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AffiliateClickListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<AffiliateClickListSort>;
};


/** The operations that read. */
export type QueryApiTokensArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEntryListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<AuditEntryListSort>;
};


/** The operations that read. */
export type QueryBuyerCertificateArgs = {
  impactBuyerId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryBuyersToOfferArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OfferedBuyerListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<OfferedBuyerListSort>;
  supplierId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryCalendarLinkArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read. */
export type QueryCategoryArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryCategoryCountsArgs = {
  filter?: InputMaybe<SupplierSearchFilter>;
};


/** The operations that read. */
export type QueryCategoryRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryCategoryRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CategoryListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<CategoryListSort>;
};


/** The operations that read. */
export type QueryCertificateArgs = {
  number: Scalars['String']['input'];
};


/** The operations that read. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  types?: InputMaybe<Array<RecordType>>;
};


/** The operations that read. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<CustomerListSort>;
};


/** The operations that read. */
export type QueryDashboardArgs = {
  month?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read. */
export type QueryEnquiryFormOptionsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read. */
export type QueryFeaturedListingRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryFeaturedListingRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FeaturedListingListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<FeaturedListingListSort>;
};


/** The operations that read. */
export type QueryFindRecordsArgs = {
  text: Scalars['String']['input'];
};


/** The operations that read. */
export type QueryGoodCauseArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryGoodCauseByExternalRefArgs = {
  ref: ExternalRefInput;
};


/** The operations that read. */
export type QueryGoodCauseRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryGoodCauseRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoodCauseListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<GoodCauseListSort>;
};


/** The operations that read. */
export type QueryGoodCauseReportArgs = {
  buyersOffset?: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  suppliersOffset?: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryHeldSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HeldSubmissionListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<HeldSubmissionListSort>;
};


/** The operations that read. */
export type QueryImpactBuyerByExternalRefArgs = {
  ref: ExternalRefInput;
};


/** The operations that read. */
export type QueryImpactBuyerRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryImpactBuyerRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ImpactBuyerListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<ImpactBuyerListSort>;
};


/** The operations that read. */
export type QueryImpactBuyersArgs = {
  filter?: InputMaybe<ImpactBuyerFilter>;
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryImpactReportArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  suppliersOffset?: Scalars['Int']['input'];
  urlKeyword?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read. */
export type QueryImportArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryIntroductionDraftArgs = {
  salesEnquiryId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryLeadBoardArgs = {
  filter?: InputMaybe<LeadListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<LeadListSort>;
};


/** The operations that read. */
export type QueryLeadByExternalRefArgs = {
  ref: ExternalRefInput;
};


/** The operations that read. */
export type QueryLeadMailArgs = {
  contact?: InputMaybe<ConfirmedContactInput>;
  kind: LeadMailKind;
  leadId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryLeadRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryLeadRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LeadListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<LeadListSort>;
};


/** The operations that read. */
export type QueryLeadsByLinkArgs = {
  key: Scalars['String']['input'];
};


/** The operations that read. */
export type QueryLoginAlertsArgs = {
  exceptId?: InputMaybe<Scalars['Int']['input']>;
  links: UserLinks;
};


/** The operations that read. */
export type QueryMailDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MailListFilter>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<MailListSort>;
  status?: InputMaybe<MailStatus>;
};


/** The operations that read. */
export type QueryMailDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read. */
export type QueryMailPreviewArgs = {
  kind: Scalars['String']['input'];
  language?: Language;
};


/** The operations that read. */
export type QueryMailTemplatePreviewArgs = {
  id: Scalars['Int']['input'];
  input: MailTemplateDraftInput;
  leadId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryMailTemplateVersionsArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryMatchingSuppliersArgs = {
  impactBuyerId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryMessageRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryMessageRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<MessageListSort>;
};


/** The operations that read. */
export type QueryNotificationsArgs = {
  first?: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryOrderByExternalRefArgs = {
  ref: ExternalRefInput;
};


/** The operations that read. */
export type QueryOrderRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryOrderRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<OrderListSort>;
};


/** The operations that read. */
export type QueryOutboxJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state: OutboxJobState;
};


/** The operations that read. */
export type QueryProspectingBuyersArgs = {
  key: Scalars['String']['input'];
};


/** The operations that read. */
export type QueryQueuedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state: QueuedJobState;
};


/** The operations that read. */
export type QuerySalesEnquiriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SalesEnquiryFilter>;
  first?: Scalars['Int']['input'];
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SalesEnquiryListSort>;
};


/** The operations that read. */
export type QuerySalesEnquiryArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QuerySalesEnquiryByExternalRefArgs = {
  ref: ExternalRefInput;
};


/** The operations that read. */
export type QuerySalesStatisticsArgs = {
  id?: Scalars['Int']['input'];
  month?: InputMaybe<Scalars['Int']['input']>;
  of: StatisticsOf;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read. */
export type QuerySavedViewsArgs = {
  list: Scalars['String']['input'];
};


/** The operations that read. */
export type QuerySearchBoxSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** The operations that read. */
export type QuerySearchMissesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SearchMissListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<SearchMissListSort>;
};


/** The operations that read. */
export type QuerySearchSuggestionsArgs = {
  filter?: InputMaybe<SupplierSearchFilter>;
};


/** The operations that read. */
export type QuerySearchSuppliersArgs = {
  filter?: InputMaybe<SupplierSearchFilter>;
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: InputMaybe<SupplierSort>;
};


/** The operations that read. */
export type QuerySearchSynonymsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SearchSynonymListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<SearchSynonymListSort>;
};


/** The operations that read. */
export type QueryServiceOptionsArgs = {
  first?: Scalars['Int']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read. */
export type QueryServiceRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ServiceListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<ServiceListSort>;
};


/** The operations that read. */
export type QueryServicesArgs = {
  first?: Scalars['Int']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read. */
export type QuerySubCategoryRegroupingArgs = {
  id: Scalars['Int']['input'];
  toId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QuerySupplierArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  urlKeyword?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read. */
export type QuerySupplierAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupplierAlertListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<SupplierAlertListSort>;
};


/** The operations that read. */
export type QuerySupplierByExternalRefArgs = {
  ref: ExternalRefInput;
};


/** The operations that read. */
export type QuerySupplierRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QuerySupplierRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupplierListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<SupplierListSort>;
};


/** The operations that read. */
export type QuerySupplierStatisticsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupplierStatisticsListFilter>;
  first?: Scalars['Int']['input'];
  month?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SupplierStatisticsListSort>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read. */
export type QuerySuppliersToOfferArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OfferedSupplierListFilter>;
  first?: Scalars['Int']['input'];
  impactBuyerId: Scalars['Int']['input'];
  sort?: InputMaybe<OfferedSupplierListSort>;
};


/** The operations that read. */
export type QueryTaskArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryTaskFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryTestimonialsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TestimonialListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<TestimonialListSort>;
};


/** The operations that read. */
export type QueryTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  recordType: RecordType;
};


/** The operations that read. */
export type QueryTrashArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  recordType: RecordType;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read. */
export type QueryUserRecordArgs = {
  id: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryUserRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserListFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<UserListSort>;
};


/** The operations that read. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<WebhookDeliveryStatus>;
  webhookId: Scalars['Int']['input'];
};


/** The operations that read. */
export type QueryWebhooksArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read. */
export type QueryYearlyReportArgs = {
  id: Scalars['Int']['input'];
  of: YearlyReportOf;
  year: Scalars['Int']['input'];
};

/** A job in the queue. */
export type QueuedJob = {
  /** The number of attempts so far. */
  attempts: Scalars['Int']['output'];
  /** The time at which the job was added to the queue. */
  createdAt: Scalars['DateTime']['output'];
  /** The time at which the last attempt failed. Null unless all attempts failed. */
  failedAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the queued job. */
  id: Scalars['ID']['output'];
  /** The number of attempts after which the job fails. */
  maxAttempts: Scalars['Int']['output'];
  /** The name of the job, such as `mail.deliver`. */
  name: Scalars['String']['output'];
  /** The time of the next attempt. Null unless the job is delayed. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** The error of the last attempt, without email addresses. Null if there is none. */
  reason: Maybe<Scalars['String']['output']>;
  /** The start of the last attempt. Null if there was none. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** The record that the job is about. Null if it is about no record that staff can open. */
  subject: Maybe<JobSubject>;
};

/** A page of a list. */
export type QueuedJobConnection = {
  /** The number of jobs in each state. */
  counts: QueuedJobCounts;
  /** The items on this page. */
  nodes: Array<QueuedJob>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The number of jobs in the queue by state. */
export type QueuedJobCounts = {
  /** The number of jobs that workers are running. */
  active: Scalars['Int']['output'];
  /** The number of jobs that pause before the next attempt. */
  delayed: Scalars['Int']['output'];
  /** The number of failed jobs. */
  failed: Scalars['Int']['output'];
  /** The number of waiting jobs. */
  waiting: Scalars['Int']['output'];
};

/** The state of a job in the queue. */
export type QueuedJobState =
  /** A worker is running the job. */
  | 'ACTIVE'
  /** The last attempt failed. The next attempt follows after a pause. */
  | 'DELAYED'
  /** All attempts failed. Failed jobs are removed after seven days. */
  | 'FAILED'
  /** Waiting for a worker. */
  | 'WAITING';

/** A record that was created, changed or deleted. Read it to get its values. */
export type RecordChange = {
  /** The time of the change. */
  changedAt: Scalars['DateTime']['output'];
  /** True if the record was deleted. */
  deleted: Scalars['Boolean']['output'];
  /** The id of the record. */
  id: Scalars['Int']['output'];
  /** The type of the record. */
  recordType: RecordType;
  /** The version of the record after the change, or before its deletion. */
  version: Scalars['Int']['output'];
};

/** The totals of all records in a list, on all pages. */
export type RecordSalesTotals = {
  /** The contributions in New Zealand dollars. */
  contributionTotal: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiryTotal: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenueTotal: Scalars['Float']['output'];
};

/** A type of records that have a timeline. */
export type RecordType =
  /** Records of the type action item. */
  | 'ACTION_ITEM'
  /** Records of the type category. */
  | 'CATEGORY'
  /** Records of the type featured listing. */
  | 'FEATURED_LISTING'
  /** Records of the type good cause. */
  | 'GOOD_CAUSE'
  /** Records of the type impact buyer. */
  | 'IMPACT_BUYER'
  /** Records of the type lead. */
  | 'LEAD'
  /** Records of the type message. */
  | 'MESSAGE'
  /** Records of the type order. */
  | 'ORDER'
  /** Records of the type sales enquiry. */
  | 'SALES_ENQUIRY'
  /** Records of the type search synonym. */
  | 'SEARCH_SYNONYM'
  /** Records of the type site settings. */
  | 'SITE_SETTINGS'
  /** Records of the type supplier. */
  | 'SUPPLIER'
  /** Records of the type user. */
  | 'USER';

/** A region of New Zealand. */
export type Region = {
  /** The names of its districts and cities. */
  districts: Array<Scalars['String']['output']>;
  /** The name of the region. */
  name: Scalars['String']['output'];
};

/** A region with its number of search results. */
export type RegionSuggestion = {
  /** The name of the region. */
  name: Scalars['String']['output'];
  /** The number of suppliers that the search finds there. */
  supplierCount: Scalars['Int']['output'];
};

/** The way in which a zero-result search was relaxed. */
export type RelaxationStep =
  /** The same trade elsewhere, the nearest region first. */
  | 'NEARBY'
  /** The parent category of the trade, in the place of the search. */
  | 'PARENT_CATEGORY'
  /** The parent category of the trade in other regions, nearest region first. */
  | 'PARENT_CATEGORY_NEARBY';

/** A header with the field to which the caller last assigned it. */
export type RememberedHeader = {
  /** The name of the field. Null if the column was left out. */
  field: Maybe<Scalars['String']['output']>;
  /** The header of the column. */
  header: Scalars['String']['output'];
};

/** An issue with an enquiry. */
export type ReportIssueInput = {
  /** The type of the issue. */
  issueType: ReportIssueType;
  /** The description of the issue. */
  message: Scalars['String']['input'];
  /** The name of the issue. Required for OTHER. */
  otherIssue?: InputMaybe<Scalars['String']['input']>;
};

/** The type of a reported issue. */
export type ReportIssueType =
  /** An enquiry that was sent by accident. */
  | 'ACCIDENTAL_ENQUIRY'
  /** An issue with the enquiry. */
  | 'ISSUE_WITH_ENQUIRY'
  /** Another issue, which is given as text. */
  | 'OTHER'
  /** An enquiry of the wrong customer. */
  | 'WRONG_CUSTOMER';

/** A role of a user. */
export type Role =
  /** A staff member with access to the admin area. */
  | 'ADMIN'
  /** A user of a supplier. */
  | 'BUSINESS'
  /** A user of a good cause. */
  | 'GOOD_CAUSE'
  /** A user of an impact buyer. */
  | 'IMPACT_BUSINESS';

/** An enquiry of a customer to a supplier, with the fields that the caller may see. */
export type SalesEnquiry = {
  /** The address of the customer. */
  address: Maybe<Scalars['String']['output']>;
  /** The progress of the sale according to the buyer. Null if the buyer has not said. Null for callers other than Admin and the buyer. */
  buyerFeedback: Maybe<BuyerFeedback>;
  /** The notes of the impact buyer. Null for callers other than Admin and the buyer. */
  buyerNotes: Maybe<Scalars['String']['output']>;
  /** The contribution to the good cause in New Zealand dollars. Null until it is known. */
  contribution: Maybe<Scalars['Float']['output']>;
  /** The time at which the enquiry was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address of the customer. */
  email: Maybe<Scalars['String']['output']>;
  /** The state of the email to the supplier and of the reply to the customer. */
  emailState: EmailState;
  /** The time of the enquiry. */
  enquiredAt: Scalars['DateTime']['output'];
  /** The subject of the enquiry. */
  enquiryAbout: Maybe<Scalars['String']['output']>;
  /** The ids of the record in other systems, by system. Empty for other callers than staff. */
  externalRefs: Array<ExternalRef>;
  /** The full name of the customer. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The good cause that receives the contribution. Null until one is chosen. Null for an API token without the scope `causes:read`. */
  goodCause: Maybe<NamedRef>;
  /** The answer of the customer to the question of how they heard of Uplift. */
  heardFrom: Maybe<Scalars['String']['output']>;
  /** The id of the enquiry. */
  id: Scalars['Int']['output'];
  /** The impact buyer of the enquiry. Null for a consumer. Null for an API token without the scope `buyers:read`. */
  impactBuyer: Maybe<NamedRef>;
  /** True if the customer wants to join the email list. */
  joinEmailList: Scalars['Boolean']['output'];
  /** The message of the customer. */
  message: Maybe<Scalars['String']['output']>;
  /** The mobile number of the customer. */
  mobile: Maybe<Scalars['String']['output']>;
  /** The time at which the supplier first opened the enquiry. Null if it has not. */
  openedAt: Maybe<Scalars['DateTime']['output']>;
  /** The progress of the sale. */
  progress: EnquiryProgress;
  /** True if the sale is a repeat of an earlier one. */
  repeatSale: Scalars['Boolean']['output'];
  /** The replies to the customer, newest first. Empty for buyers. */
  replies: Array<MailNote>;
  /** The issues that were reported about the enquiry, newest first. Empty for callers other than Admin. */
  reportedIssues: Array<IssueNote>;
  /** The revenue of the sale in New Zealand dollars excluding GST. Null until it is known. */
  revenue: Maybe<Scalars['Float']['output']>;
  /** The value of the supplier’s special field. The supplier chooses its label. */
  specialField: Maybe<Scalars['String']['output']>;
  /** The supplier’s label for its special field. Null if it does not use the field. */
  specialFieldLabel: Maybe<Scalars['String']['output']>;
  /** The fields for staff. Null for callers other than Admin. */
  staff: Maybe<SalesEnquiryStaffFields>;
  /** The supplier of the enquiry. Null if it is not recorded. Null for an API token without the scope `suppliers:read`. */
  supplier: Maybe<SupplierRef>;
  /** The categories of the supplier, separated by commas. */
  supplierCategories: Maybe<Scalars['String']['output']>;
  /** The notes of the supplier. Null for callers other than Admin and the supplier. */
  supplierNotes: Maybe<Scalars['String']['output']>;
  /** The revenue that the supplier entered, in New Zealand dollars excluding GST. Null if it entered none. Null for callers other than Admin and the supplier. */
  supplierRevenue: Maybe<Scalars['Float']['output']>;
  /** The sub categories of the supplier, separated by commas. */
  supplierSubCategories: Maybe<Scalars['String']['output']>;
  /** The time of the last change to the enquiry. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the enquiry, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** The source of the enquiry. Null if it is not known. */
  via: Maybe<EnquiryVia>;
  /** The role in which the caller sees the enquiry. */
  viewedAs: EnquiryViewer;
};

/** The changes to many enquiries. Fields that are left out stay as they are. Null clears a field. */
export type SalesEnquiryBulkInput = {
  /** True to archive the enquiries, false to unarchive them. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** The date of the next follow-up. Null if none is planned. */
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  /** True if the contribution has been paid to the good cause. */
  paidToGoodCause?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the staff member who is responsible. Null if unassigned. */
  personResponsibleId?: InputMaybe<Scalars['Int']['input']>;
  /** The progress of the sale. */
  progress?: InputMaybe<EnquiryProgress>;
};

/** A column of the enquiry list. */
export type SalesEnquiryColumn =
  /** The column `buyerType`. */
  | 'BUYER_TYPE'
  /** The column `category`. */
  | 'CATEGORY'
  /** The column `contribution`. */
  | 'CONTRIBUTION'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `email`. */
  | 'EMAIL'
  /** The column `emailState`. */
  | 'EMAIL_STATE'
  /** The column `enquiredAt`. */
  | 'ENQUIRED_AT'
  /** The column `enquiryAbout`. */
  | 'ENQUIRY_ABOUT'
  /** The column `followUpOn`. */
  | 'FOLLOW_UP_ON'
  /** The column `fullName`. */
  | 'FULL_NAME'
  /** The column `goodCause`. */
  | 'GOOD_CAUSE'
  /** The column `id`. */
  | 'ID'
  /** The column `impactBuyer`. */
  | 'IMPACT_BUYER'
  /** The column `mobile`. */
  | 'MOBILE'
  /** The column `paidToGoodCause`. */
  | 'PAID_TO_GOOD_CAUSE'
  /** The column `personResponsible`. */
  | 'PERSON_RESPONSIBLE'
  /** The column `progress`. */
  | 'PROGRESS'
  /** The column `revenue`. */
  | 'REVENUE'
  /** The column `supplier`. */
  | 'SUPPLIER'
  /** The column `supplierListTitle`. */
  | 'SUPPLIER_LIST_TITLE'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `via`. */
  | 'VIA'
  /** The column `xeroInvoice`. */
  | 'XERO_INVOICE';

/** A condition on a column of the enquiry list. */
export type SalesEnquiryColumnFilter = {
  /** The column to test. */
  column: SalesEnquiryColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type SalesEnquiryConnection = {
  /** The items on this page. */
  nodes: Array<SalesEnquiryRow>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The totals of all pages. Null if a search matches so many enquiries that their number is an estimate. */
  totals: Maybe<SalesTotals>;
};

/** A column of an exported file. */
export type SalesEnquiryExportColumn = {
  /** The column of the list. */
  column: SalesEnquiryColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** The conditions that enquiries must meet. Fields that are left out have no effect. */
export type SalesEnquiryFilter = {
  /** True for enquiries that staff need to act on, false for the others. Only Admin may set it. */
  actionNeeded?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, only archived enquiries. By default they are left out. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Conditions on columns. An enquiry must meet all of them. */
  columns?: InputMaybe<Array<SalesEnquiryColumnFilter>>;
  /** The email states of the enquiries to list. */
  emailState?: InputMaybe<Array<EmailState>>;
  /** The id in another system, which at most one enquiry has. Only Admin may set it. */
  externalRef?: InputMaybe<ExternalRefInput>;
  /** The id of the good cause. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of enquiries. Other enquiries are not listed. Includes archived enquiries unless `archived` or `withArchived` is false. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The id of the impact buyer. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** True for contributions that have been paid to the good cause, false for the others. Only Admin may set it. */
  paidToGoodCause?: InputMaybe<Scalars['Boolean']['input']>;
  /** The progress values of the enquiries to list. */
  progress?: InputMaybe<Array<EnquiryProgress>>;
  /** Part of a customer’s name, an address, a subject, a supplier or a buyer, or the id of an enquiry. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The id of the supplier. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
  /** The sources of the enquiries to list. */
  via?: InputMaybe<Array<EnquiryVia>>;
  /** True for enquiries without a good cause, false for the others. Only Admin may set it. */
  waitsForCause?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, includes archived enquiries. */
  withArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** The year of the enquiry in New Zealand time. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** The fields of an enquiry to save. Fields that are left out stay as they are. Null or blank text clears a field. */
export type SalesEnquiryInput = {
  /** True if staff need to act. */
  actionNeeded?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of the customer. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Internal notes by staff. */
  adminNotes?: InputMaybe<Scalars['String']['input']>;
  /** True if the enquiry is archived. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** The progress of the sale according to the buyer. Null if the buyer has not said. */
  buyerFeedback?: InputMaybe<BuyerFeedback>;
  /** The notes of the impact buyer. */
  buyerNotes?: InputMaybe<Scalars['String']['input']>;
  /** The chance of a sale in percent, from 0 to 100 in steps of 10. Null if it is not estimated. */
  chance?: InputMaybe<Scalars['Int']['input']>;
  /** The contribution to the good cause in New Zealand dollars. Null until it is known. */
  contribution?: InputMaybe<Scalars['Float']['input']>;
  /** The email address of the customer. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The state of the email to the supplier and of the reply to the customer. */
  emailState?: InputMaybe<EmailState>;
  /** The time of the enquiry. */
  enquiredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The subject of the enquiry. */
  enquiryAbout?: InputMaybe<Scalars['String']['input']>;
  /** The date of the next follow-up. Null if none is planned. */
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  /** The full name of the customer. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The id of the good cause that receives the contribution. Null until one is chosen. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** The answer of the customer to the question of how they heard of Uplift. */
  heardFrom?: InputMaybe<Scalars['String']['input']>;
  /** The id of the impact buyer. Null for a consumer. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** The name of the supplier in the list that the enquiry was imported from. Null if the enquiry was not imported. */
  importSupplier?: InputMaybe<Scalars['String']['input']>;
  /** True if the customer wants to join the email list. */
  joinEmailList?: InputMaybe<Scalars['Boolean']['input']>;
  /** The message of the customer. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number of the customer. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** True if the contribution has been paid to the good cause. */
  paidToGoodCause?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the staff member who is responsible. Null if unassigned. */
  personResponsibleId?: InputMaybe<Scalars['Int']['input']>;
  /** The progress of the sale. */
  progress?: InputMaybe<EnquiryProgress>;
  /** The id of the supplier that referred the customer. Null if none did. */
  referredBySupplierId?: InputMaybe<Scalars['Int']['input']>;
  /** True if the sale is a repeat of an earlier one. */
  repeatSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** The revenue of the sale in New Zealand dollars excluding GST. Null until it is known. */
  revenue?: InputMaybe<Scalars['Float']['input']>;
  /** The value of the supplier’s special field. The supplier chooses its label. */
  specialField?: InputMaybe<Scalars['String']['input']>;
  /** The id of the supplier. Null if it is not recorded. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
  /** The notes of the supplier. */
  supplierNotes?: InputMaybe<Scalars['String']['input']>;
  /** The revenue that the supplier entered, in New Zealand dollars excluding GST. Null if it entered none. */
  supplierRevenue?: InputMaybe<Scalars['Float']['input']>;
  /** The source of the enquiry. Null if it is not known. */
  via?: InputMaybe<EnquiryVia>;
  /** The number of the invoice in Xero. Null if there is no invoice. */
  xeroInvoice?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the enquiry list. */
export type SalesEnquiryListSort = {
  /** The column to sort by. */
  column: SalesEnquiryColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** An enquiry in a list. Fields of the customer are null for good causes. Fields of staff are null or false for callers other than Admin. */
export type SalesEnquiryRow = {
  /** True if staff need to act. */
  actionNeeded: Scalars['Boolean']['output'];
  /** True if the enquiry is archived. */
  archived: Scalars['Boolean']['output'];
  /** The progress of the sale according to the buyer. Null if the buyer has not said. Null for callers other than Admin and the buyer. */
  buyerFeedback: Maybe<BuyerFeedback>;
  /** The type of the impact buyer. Null for a consumer or if it is not known. */
  buyerType: Maybe<BuyerType>;
  /** The chance of a sale in percent, from 0 to 100 in steps of 10. Null if it is not estimated. */
  chance: Maybe<Scalars['Int']['output']>;
  /** The contribution to the good cause in New Zealand dollars. Null until it is known. */
  contribution: Maybe<Scalars['Float']['output']>;
  /** The time at which the enquiry was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address of the customer. */
  email: Maybe<Scalars['String']['output']>;
  /** The state of the email to the supplier and of the reply to the customer. */
  emailState: EmailState;
  /** The time of the enquiry. */
  enquiredAt: Scalars['DateTime']['output'];
  /** The subject of the enquiry. */
  enquiryAbout: Maybe<Scalars['String']['output']>;
  /** The ids of the record in other systems, by system. Empty for other callers than staff. */
  externalRefs: Array<ExternalRef>;
  /** The date of the next follow-up. Null if none is planned. */
  followUpOn: Maybe<Scalars['String']['output']>;
  /** The full name of the customer. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The good cause that receives the contribution. Null until one is chosen. Null for an API token without the scope `causes:read`. */
  goodCause: Maybe<NamedRef>;
  /** The id of the good cause that receives the contribution. Null until one is chosen. */
  goodCauseId: Maybe<Scalars['Int']['output']>;
  /** The name of the good cause that receives the contribution. Null until one is chosen. */
  goodCauseName: Maybe<Scalars['String']['output']>;
  /** The id of the enquiry. */
  id: Scalars['Int']['output'];
  /** The impact buyer. Null for a consumer. Null for an API token without the scope `buyers:read`. */
  impactBuyer: Maybe<NamedRef>;
  /** The id of the impact buyer. Null for a consumer. */
  impactBuyerId: Maybe<Scalars['Int']['output']>;
  /** The name of the impact buyer. Null for a consumer. */
  impactBuyerName: Maybe<Scalars['String']['output']>;
  /** True if the customer wants to join the email list. False for good causes. */
  joinEmailList: Scalars['Boolean']['output'];
  /** The mobile number of the customer. */
  mobile: Maybe<Scalars['String']['output']>;
  /** True if the contribution has been paid to the good cause. */
  paidToGoodCause: Scalars['Boolean']['output'];
  /** The responsible staff member. Null if unassigned. Null for an API token without the scope `users:read`. */
  personResponsible: Maybe<NamedRef>;
  /** The id of the staff member who is responsible. Null if unassigned. */
  personResponsibleId: Maybe<Scalars['Int']['output']>;
  /** The name of the staff member who is responsible. Null if unassigned. */
  personResponsibleName: Maybe<Scalars['String']['output']>;
  /** The progress of the sale. */
  progress: EnquiryProgress;
  /** True if the sale is a repeat of an earlier one. */
  repeatSale: Scalars['Boolean']['output'];
  /** The revenue of the sale in New Zealand dollars excluding GST. Null until it is known. */
  revenue: Maybe<Scalars['Float']['output']>;
  /** The supplier. Null if it is not recorded. Null for an API token without the scope `suppliers:read`. */
  supplier: Maybe<NamedRef>;
  /** The id of the supplier. Null if it is not recorded. */
  supplierId: Maybe<Scalars['Int']['output']>;
  /** The title of the supplier in lists, such as its trade. Null if the supplier is not recorded. */
  supplierListTitle: Maybe<Scalars['String']['output']>;
  /** The name of the supplier. Null if it is not recorded. */
  supplierName: Maybe<Scalars['String']['output']>;
  /** The time of the last change to the enquiry. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the enquiry, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** The source of the enquiry. Null if it is not known. */
  via: Maybe<EnquiryVia>;
  /** The number of the invoice in Xero. Null if there is no invoice. Null for callers other than Admin. */
  xeroInvoice: Maybe<Scalars['String']['output']>;
};

/** The records to act on. Give either `ids` or `filter`. */
export type SalesEnquirySelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<SalesEnquiryFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The fields of an enquiry that only Admin sees. */
export type SalesEnquiryStaffFields = {
  /** True if staff need to act. */
  actionNeeded: Scalars['Boolean']['output'];
  /** Internal notes by staff. */
  adminNotes: Maybe<Scalars['String']['output']>;
  /** True if the enquiry is archived. */
  archived: Scalars['Boolean']['output'];
  /** The chance of a sale in percent, from 0 to 100 in steps of 10. Null if it is not estimated. */
  chance: Maybe<Scalars['Int']['output']>;
  /** The date of the next follow-up. Null if none is planned. */
  followUpOn: Maybe<Scalars['String']['output']>;
  /** The name of the supplier in the list that the enquiry was imported from. Null if the enquiry was not imported. */
  importSupplier: Maybe<Scalars['String']['output']>;
  /** The time at which action was taken on the linked lead. Null if there was none. */
  leadActionTakenAt: Maybe<Scalars['DateTime']['output']>;
  /** The time at which the linked lead was created. Null if there is no lead. */
  leadCreatedAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the linked lead. Null if there is none. */
  leadId: Maybe<Scalars['Int']['output']>;
  /** True if the contribution has been paid to the good cause. */
  paidToGoodCause: Scalars['Boolean']['output'];
  /** The staff member who is responsible. Null if unassigned. Null for an API token without the scope `users:read`. */
  personResponsible: Maybe<NamedRef>;
  /** The supplier that referred the customer. Null if none did. Null for an API token without the scope `suppliers:read`. */
  referredBySupplier: Maybe<NamedRef>;
  /** The contribution that the supplier’s agreement gives for the revenue, in New Zealand dollars. Null if it cannot be calculated. */
  suggestedContribution: Maybe<Scalars['Float']['output']>;
  /** The number of the invoice in Xero. Null if there is no invoice. */
  xeroInvoice: Maybe<Scalars['String']['output']>;
};

/** The sales of one supplier, impact buyer or good cause, or of all. Fallen-through sales count without revenue and contribution. */
export type SalesPanel = {
  /** The number of enquiries that are neither completed nor fallen through. */
  active: Scalars['Int']['output'];
  /** The number of enquiries from businesses and organisations. */
  businessEnquiries: Scalars['Int']['output'];
  /** The enquiries of each type of buyer, the largest number first. Null for an impact buyer. */
  byBuyerType: Maybe<Array<BuyerTypeSales>>;
  /** The contributions from each category, the largest first. Null for a supplier or an impact buyer. */
  byCategory: Maybe<Array<CategoryContribution>>;
  /** The contributions to each good cause that the customers of a supplier chose, the largest first. Null unless the panel is for a supplier. */
  byCause: Maybe<Array<CauseContribution>>;
  /** The sales of all twelve months of the chosen year. Null if no year is chosen. */
  byMonth: Maybe<Array<MonthTotals>>;
  /** The number of enquiries with each progress. */
  byProgress: Array<ProgressCount>;
  /** The enquiries from every source, the largest number first. Null for an impact buyer or a good cause. */
  bySource: Maybe<Array<SourceTotals>>;
  /** The sales of every year, oldest first, regardless of the chosen period. */
  byYear: Array<YearTotals>;
  /** The good cause that the impact buyer has chosen. Null for others, or if none is chosen. */
  chosenGoodCause: Maybe<ChosenGoodCause>;
  /** The number of completed sales. */
  completed: Scalars['Int']['output'];
  /** The number of enquiries from customers without a type of buyer. */
  consumerEnquiries: Scalars['Int']['output'];
  /** The contribution in New Zealand dollars. For a good cause, half of `wholeContribution`. */
  contribution: Scalars['Float']['output'];
  /** The contribution in percent of the revenue, with one decimal. “0” if there is none. */
  contributionPercent: Scalars['String']['output'];
  /** The completed sales in percent of all enquiries, with one decimal. “0” if there are none. */
  conversionPercent: Scalars['String']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The hours of community work that are equivalent to the contribution. */
  equivalentHours: Scalars['Int']['output'];
  /** The number of sales that have fallen through. */
  fallenThrough: Scalars['Int']['output'];
  /** True for an impact buyer with a certificate, which needs a Live Report. */
  hasCertificate: Scalars['Boolean']['output'];
  /** The number of visits to suppliers’ own shops that staff have not reviewed. Null for an impact buyer or a good cause. */
  linkClicksToReview: Maybe<Scalars['Int']['output']>;
  /** The numbers of opportunities. */
  opportunities: Opportunities;
  /** The opportunities with each type of buyer, the largest number first. Archived leads are included. */
  opportunitiesByBuyerType: Array<BuyerTypeOpportunities>;
  /** The id of the supplier, impact buyer or good cause. Null for all sales. */
  ownerId: Maybe<Scalars['Int']['output']>;
  /** The name of the supplier, impact buyer or good cause. */
  ownerName: Scalars['String']['output'];
  /** The five latest enquiries. */
  recent: Array<SalesEnquiryRow>;
  /** The number of repeat sales. */
  repeatSales: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenue: Scalars['Float']['output'];
  /** The number of suppliers that the impact buyer has bought from. Null if the panel has no impact buyer. */
  suppliersUsed: Maybe<Scalars['Int']['output']>;
  /** The leads that the impact buyer has not answered yet. Null if the panel has no impact buyer. */
  toReview: Maybe<LeadsToReview>;
  /** The contribution in New Zealand dollars, not halved for a good cause. */
  wholeContribution: Scalars['Float']['output'];
  /** The sales of the same months a year before. Null if no year is chosen. */
  yearBefore: Maybe<YearBefore>;
  /** The years that have any data, newest first. */
  years: Array<Scalars['Int']['output']>;
};

/** The totals of the enquiries that match the filter. Fallen-through sales count without revenue and contribution. */
export type SalesTotals = {
  /** The contribution in New Zealand dollars. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST. */
  revenue: Scalars['Float']['output'];
};

/** The enquiries of each year. */
export type SalesTracking = {
  /** The enquiries of all years together. */
  totals: SalesTrackingRow;
  /** The years that have any enquiry, newest first. */
  years: Array<SalesTrackingRow>;
};

/** The enquiries of one year in New Zealand time, or of all years. */
export type SalesTrackingRow = {
  /** The number of enquiries from businesses and organisations. */
  businessEnquiries: Scalars['Int']['output'];
  /** The totals of the enquiries from each of the nine sources, always in the same order. */
  bySource: Array<SourceTotals>;
  /** The number of completed sales. */
  completed: Scalars['Int']['output'];
  /** The number of enquiries from customers without a type of buyer. */
  consumerEnquiries: Scalars['Int']['output'];
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The number of sales that have fallen through. */
  fallenThrough: Scalars['Int']['output'];
  /** The time of the latest enquiry. Null if there is none. */
  latestEnquiryAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of enquiries that are neither completed nor fallen through. */
  pending: Scalars['Int']['output'];
  /** The number of repeat sales. */
  repeatSales: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenue: Scalars['Float']['output'];
  /** The calendar year, in New Zealand time. Null for all years. */
  year: Maybe<Scalars['Int']['output']>;
};

/** A saved view of a list: its filters, order and columns under a name. */
export type SavedView = {
  /** The arrangement of the columns. Null for the usual one. */
  columns: Maybe<ColumnArrangementView>;
  /** The time at which the saved view was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the saved view. */
  id: Scalars['Int']['output'];
  /** True if the list opens with the view for the caller. */
  isDefault: Scalars['Boolean']['output'];
  /** The name of the list, such as `suppliers`. */
  list: Scalars['String']['output'];
  /** True if the view is the caller’s own. */
  mine: Scalars['Boolean']['output'];
  /** The name of the view. */
  name: Scalars['String']['output'];
  /** The name of the user who owns the view. Null if it is not known. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** The search, filters and order, as in the query string of the list’s address. */
  search: Scalars['String']['output'];
  /** True if all staff see the view. */
  shared: Scalars['Boolean']['output'];
  /** The time of the last change to the saved view. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the saved view, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** The changes to a saved view. Fields that are left out stay as they are. */
export type SavedViewChanges = {
  /** The arrangement of the columns. Null for the usual one. */
  columns?: InputMaybe<ColumnArrangementInput>;
  /** The name of the view, of up to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The query string of the list’s address, without the question mark. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** True if all staff see the view. Only staff may set it. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A view of a list to save. */
export type SavedViewInput = {
  /** The arrangement of the columns. Null for the usual one. */
  columns?: InputMaybe<ColumnArrangementInput>;
  /** The name of the list, such as `suppliers`. */
  list: Scalars['String']['input'];
  /** The name of the view, of up to 60 characters. The caller has no other view of the list with that name. */
  name: Scalars['String']['input'];
  /** The query string of the list’s address, without the question mark. */
  search: Scalars['String']['input'];
  /** True if all staff see the view. Only staff may set it. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A job that runs every hour or every night. */
export type ScheduledJob = {
  /** The times at which the job runs. */
  due: JobFrequency;
  /** The end of the last run. Null while the job runs, and if it has never run. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the job, such as `clear-expired`. */
  name: Scalars['String']['output'];
  /** The time at which the next run is due. A worker starts it within a minute. */
  nextRunAt: Scalars['DateTime']['output'];
  /** The error of the last run, without email addresses. Null if there is none. */
  reason: Maybe<Scalars['String']['output']>;
  /** True if staff have requested a run that has not started. */
  requested: Scalars['Boolean']['output'];
  /** The start of the last run. Null if the job has never run. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The suggestions of the search box for a text that is being typed. */
export type SearchBoxSuggestions = {
  /** Up to three categories and sub categories whose name has a word that begins with the text. */
  categories: Array<CategorySuggestion>;
  /** The corrected text that the suggestions begin with. Null if there are suggestions for the text itself. */
  meant: Maybe<Scalars['String']['output']>;
  /** Up to three places that begin with the text, the best known first. */
  places: Array<SearchedPlace>;
  /** Up to six services of listed suppliers that begin with the text. */
  services: Array<Scalars['String']['output']>;
  /** Up to three listed suppliers whose name begins with the text. */
  suppliers: Array<NamedRef>;
  /** The text before the beginning of a place, such as “plumber” of “plumber in auck”. The places complete it. Null if the text does not end with a place. */
  textBeforePlace: Maybe<Scalars['String']['output']>;
  /** Up to three listing titles that begin with the text, the most frequent first. */
  trades: Array<Scalars['String']['output']>;
};

/** The interpretation of a search text that matches no service or name. */
export type SearchInterpretation = {
  /** True if no supplier matches all of the words, so the results match most of them. */
  partly: Scalars['Boolean']['output'];
  /** The words in their order, except those of the place. */
  parts: Array<SearchedPart>;
  /** The place that the text names. Null if it names no place. */
  place: Maybe<SearchedPlace>;
  /** The text as typed, without the place. Null if the text names only a place. */
  withoutPlace: Maybe<Scalars['String']['output']>;
  /** The words that are searched for: with spelling corrected, without the place and without words that have no meaning. Null if the text names only a place, or has no known word. */
  words: Maybe<Scalars['String']['output']>;
};

/** A zero-result search: a text that finds no supplier. */
export type SearchMiss = {
  /** True if staff have dismissed the text. */
  dismissed: Scalars['Boolean']['output'];
  /** The time of the first search for the text. */
  firstSearchedAt: Scalars['DateTime']['output'];
  /** The probable meanings of the text, the most likely first. Each of them has results. */
  guesses: Array<Scalars['String']['output']>;
  /** The id of the zero-result search. */
  id: Scalars['Int']['output'];
  /** The time of the latest search for the text. */
  lastSearchedAt: Scalars['DateTime']['output'];
  /** The number of searches for the text. Repeated views of a cached page count once. */
  searches: Scalars['Int']['output'];
  /** The text, without accents and in lower case. */
  text: Scalars['String']['output'];
};

/** The changes to many zero-result searches. */
export type SearchMissBulkInput = {
  /** True to dismiss the searches, false to list them again. */
  dismissed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A column of the zero-result search list. */
export type SearchMissColumn =
  /** The column `dismissed`. */
  | 'DISMISSED'
  /** The column `firstSearchedAt`. */
  | 'FIRST_SEARCHED_AT'
  /** The column `lastSearchedAt`. */
  | 'LAST_SEARCHED_AT'
  /** The column `searches`. */
  | 'SEARCHES'
  /** The column `text`. */
  | 'TEXT';

/** A condition on a column of the zero-result search list. */
export type SearchMissColumnFilter = {
  /** The column to test. */
  column: SearchMissColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type SearchMissConnection = {
  /** The items on this page. */
  nodes: Array<SearchMiss>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type SearchMissExportColumn = {
  /** The column of the list. */
  column: SearchMissColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the zero-result search list. Fields that are left out have no effect. */
export type SearchMissListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<SearchMissColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the zero-result search list. */
export type SearchMissListSort = {
  /** The column to sort by. */
  column: SearchMissColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type SearchMissSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<SearchMissListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The relaxed conditions of a zero-result search. */
export type SearchRelaxation = {
  /** The category that the suppliers are listed under. Null if they offer the trade itself. */
  parentCategory: Maybe<ParentCategory>;
  /** The place of the search. Null if the search names no place. */
  place: Maybe<SearchedPlace>;
  /** The way in which the search was relaxed. */
  step: RelaxationStep;
  /** The trade that was searched for, without the place: the name of the category if one was chosen, otherwise the search words with spelling corrected. */
  trade: Scalars['String']['output'];
};

/** Suggestions for a zero-result search. */
export type SearchSuggestions = {
  /** Other regions in which the same search has results, the nearest first. The rest of the searched region comes before them. */
  regions: Array<RegionSuggestion>;
  /** Services with a similar spelling, the most similar first. */
  services: Array<Scalars['String']['output']>;
};

/** A word or phrase that people type, with the terms that are searched for as well. */
export type SearchSynonym = {
  /** The time at which the synonym was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the synonym. */
  id: Scalars['Int']['output'];
  /** The terms that are searched for as well. Empty if the phrase has no meaning for a search. */
  means: Array<Scalars['String']['output']>;
  /** The word or phrase, without accents and in lower case. */
  phrase: Scalars['String']['output'];
  /** The time of the last change to the synonym. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the synonym, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** A column of the synonym list. */
export type SearchSynonymColumn =
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `means`. */
  | 'MEANS'
  /** The column `phrase`. */
  | 'PHRASE'
  /** The column `updatedAt`. */
  | 'UPDATED_AT';

/** A condition on a column of the synonym list. */
export type SearchSynonymColumnFilter = {
  /** The column to test. */
  column: SearchSynonymColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type SearchSynonymConnection = {
  /** The items on this page. */
  nodes: Array<SearchSynonym>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type SearchSynonymExportColumn = {
  /** The column of the list. */
  column: SearchSynonymColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A synonym to save. */
export type SearchSynonymInput = {
  /** The terms to search for as well. Empty if the phrase has no meaning for a search. */
  means: Array<Scalars['String']['input']>;
  /** A word or a phrase of up to four words. It is stored without accents and in lower case. */
  phrase: Scalars['String']['input'];
};

/** A filter of the synonym list. Fields that are left out have no effect. */
export type SearchSynonymListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<SearchSynonymColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the synonym list. */
export type SearchSynonymListSort = {
  /** The column to sort by. */
  column: SearchSynonymColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type SearchSynonymSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<SearchSynonymListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A word or phrase of a search, with its search terms. */
export type SearchedPart = {
  /** The terms that are searched for. Empty if the word is ignored. */
  searchTerms: Array<Scalars['String']['output']>;
  /** The word or phrase as typed. */
  typed: Scalars['String']['output'];
  /** The reason for these terms. */
  why: WordReason;
};

/** A place that a search names. */
export type SearchedPlace = {
  /** The district of the place. Null for a whole region. */
  district: Maybe<Scalars['String']['output']>;
  /** The name of the place, such as a suburb. */
  name: Scalars['String']['output'];
  /** The region of the place. */
  region: Scalars['String']['output'];
};

/** An enquiry from a visitor to a listed supplier. */
export type SendSalesEnquiryInput = {
  /** The address of the customer. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Must be left empty. A submission with a value here is held until staff release it. */
  companyFax?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the customer. */
  email: Scalars['String']['input'];
  /** The subject of the enquiry. */
  enquiryAbout?: InputMaybe<Scalars['String']['input']>;
  /**
   * The time that filling in the form took, in milliseconds. Ignored by the server.
   * @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30.
   */
  filledInMs?: InputMaybe<Scalars['Int']['input']>;
  /** The full name of the customer. */
  fullName: Scalars['String']['input'];
  /** The id of an approved good cause that receives the contribution. Null to leave the choice open. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** The answer of the customer to the question of how they heard of Uplift. */
  heardFrom?: InputMaybe<Scalars['String']['input']>;
  /** The id of a public impact buyer that the enquiry is for. Null if there is none. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** True if the customer wants to join the email list. */
  joinEmailList?: InputMaybe<Scalars['Boolean']['input']>;
  /** The language of the confirmation email. The default is English. */
  language?: InputMaybe<Language>;
  /** The message of the customer. */
  message: Scalars['String']['input'];
  /** The mobile number of the customer. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** The id of the supplier that receives the enquiry. */
  supplierId: Scalars['Int']['input'];
};

/** The enquiry that was sent. The email address of the supplier is never part of it. */
export type SendSalesEnquiryResult = {
  /** The id of the enquiry. */
  id: Scalars['Int']['output'];
  /** The name of the supplier that receives the enquiry. */
  supplierName: Scalars['String']['output'];
};

/** The changes to many services. */
export type ServiceBulkInput = {
  /** True if suppliers can choose the services. */
  offered?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A column of the service list. */
export type ServiceColumn =
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `id`. */
  | 'ID'
  /** The column `label`. */
  | 'LABEL'
  /** The column `listedSuppliers`. */
  | 'LISTED_SUPPLIERS'
  /** The column `offered`. */
  | 'OFFERED'
  /** The column `updatedAt`. */
  | 'UPDATED_AT';

/** A condition on a column of the service list. */
export type ServiceColumnFilter = {
  /** The column to test. */
  column: ServiceColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A column of an exported file. */
export type ServiceExportColumn = {
  /** The column of the list. */
  column: ServiceColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the service list. Fields that are left out have no effect. */
export type ServiceListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<ServiceColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the service list. */
export type ServiceListSort = {
  /** The column to sort by. */
  column: ServiceColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A service that suppliers offer or can choose, for staff. */
export type ServiceRecord = {
  /** The time at which the first supplier had the service, or staff first offered it. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the service. */
  id: Scalars['Int']['output'];
  /** The name of the service. */
  label: Scalars['String']['output'];
  /** The number of listed suppliers that have the service. */
  listedSuppliers: Scalars['Int']['output'];
  /** True if suppliers can choose the service. Suppliers that have it keep it when it is no longer offered. */
  offered: Scalars['Boolean']['output'];
  /** The time at which staff last changed the name, or whether the service is offered. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of a list. */
export type ServiceRecordConnection = {
  /** The items on this page. */
  nodes: Array<ServiceRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The records to act on. Give either `ids` or `filter`. */
export type ServiceSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<ServiceListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A session of a signed-in user. */
export type Session = {
  /** The access token, a JWT that is valid for some minutes. Send it as a bearer token. */
  accessToken: Scalars['String']['output'];
  /** The time at which the access token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The signed-in user. */
  user: CurrentUser;
};

/** A way of signing in. */
export type SignInMethod =
  /** A link in an email. */
  | 'EMAIL_LINK'
  /** A Google account. */
  | 'GOOGLE'
  /** Email address and password. */
  | 'PASSWORD';

/** The settings of the whole site. */
export type SiteSettings = {
  /** The total of all contributions on public pages in New Zealand dollars. 0 shows the counted total. */
  contributions: Scalars['Float']['output'];
  /** The version of the site settings, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** The settings of the whole site to save. */
export type SiteSettingsInput = {
  /** The total of all contributions on public pages in New Zealand dollars. 0 shows the counted total. */
  contributions: Scalars['Float']['input'];
  /** The version that the change is based on. Throws CONFLICT if the version is not the latest. */
  version: Scalars['Int']['input'];
};

/** The direction in which a list is sorted. */
export type SortDirection =
  /** From the lowest value to the highest. */
  | 'ASC'
  /** From the highest value to the lowest. */
  | 'DESC';

/** The enquiries from one source. */
export type SourceTotals = {
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The source of the enquiries. */
  via: EnquiryVia;
};

/** The kind of record whose sales are counted. */
export type StatisticsOf =
  /** All sales. For Admin only. */
  | 'ALL'
  /** The sales that benefit a good cause. */
  | 'GOOD_CAUSE'
  /** The purchases of an impact buyer. */
  | 'IMPACT_BUYER'
  /** The sales of a supplier. */
  | 'SUPPLIER';

/** A sub category to add or rename. */
export type SubCategoryInput = {
  /** The id of the sub category to rename. Null adds a new one. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** The name of the sub category. */
  name: Scalars['String']['input'];
};

/** A sub category with the fields for staff. */
export type SubCategoryRecord = {
  /** The time at which the sub category was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the sub category. */
  id: Scalars['Int']['output'];
  /** The name of the sub category. */
  name: Scalars['String']['output'];
  /** The position set by staff. Null if not set, which sorts it by name after the others. */
  position: Maybe<Scalars['Int']['output']>;
  /** The number of its suppliers, listed or not. */
  supplierCount: Scalars['Int']['output'];
  /** The time of the last change to the sub category. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The effect of moving a sub category to another category. */
export type SubCategoryRegrouping = {
  /** The reason why the move is not possible. Null if it is possible. */
  refusal: Maybe<Scalars['String']['output']>;
  /** The number of these suppliers that stay under the current category as well, because they are under another of its sub categories. */
  staying: Scalars['Int']['output'];
  /** The number of suppliers that move with the sub category, listed or not. */
  suppliers: Scalars['Int']['output'];
};

/** The events that are sent as they happen. */
export type Subscription = {
  /** Sends new actions and changes to actions, including dismissals. For staff (Admin). API tokens need the scope `actions:read`. */
  actionItemChanges: LiveChange;
  /** Sends the changes to leads, from all sessions. For staff (Admin). API tokens need the scope `leads:read`. */
  leadChanges: LiveChange;
  /** Reports new and changed enquiries. Admin gets all of them with their ids, other users only their own, without ids. For staff (Admin), users of a supplier (Business), users of an impact buyer (ImpactBusiness) or users of a good cause (GoodCause). API tokens need the scope `enquiries:read`. */
  salesEnquiryChanges: LiveChange;
  /** Reports the progress and the end of the caller’s tasks. With an API token, leaves out tasks of operations that its scopes do not allow: `ids` lists the others, and is null only in the first event. For any signed-in user. API tokens need the scope `tasks:read`. */
  taskChanges: LiveChange;
};


/** The events that are sent as they happen. */
export type SubscriptionActionItemChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The events that are sent as they happen. */
export type SubscriptionLeadChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The events that are sent as they happen. */
export type SubscriptionSalesEnquiryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** The public profile of a supplier. Private fields are in `account`. */
export type Supplier = {
  /** A text about the work of the supplier, of up to 500 characters. */
  aboutWhatWeDo: Maybe<Scalars['String']['output']>;
  /** The private part of the supplier. Null for all callers but Admin and the supplier’s own user. */
  account: Maybe<SupplierAccount>;
  /** The email and shop buttons of the profile. */
  buttons: SupplierButtons;
  /** The phone number on the profile. Calls to it are counted. Null if there is none. */
  callRailPhone: Maybe<Scalars['String']['output']>;
  /** The categories that the supplier is listed under. */
  categories: Array<CategoryRef>;
  /** The enquiry form of the profile. */
  contactForm: SupplierContactForm;
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The address of the profile picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The files to learn more from, in order. */
  learnMoreFiles: Array<LearnMoreFile>;
  /** The title of the supplier in lists, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** True if the profile is public. Otherwise only Admin and the supplier’s own user see it. */
  listed: Scalars['Boolean']['output'];
  /** The office locations of the supplier, such as “Grey Lynn, Auckland”. */
  locations: Array<Scalars['String']['output']>;
  /** The year of the membership listing. Null if it is not known. */
  memberSince: Maybe<Scalars['Int']['output']>;
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The heading above the work examples. Null for the standard heading. */
  ourWorkHeadingOverride: Maybe<Scalars['String']['output']>;
  /** The city or town of the street address. */
  physicalCity: Maybe<Scalars['String']['output']>;
  /** The suburb of the street address. */
  physicalSuburb: Maybe<Scalars['String']['output']>;
  /** The places where customers find the supplier. */
  premises: Array<SupplierPremises>;
  /** The title of the profile picture. Null if it has none. */
  profilePictureTitle: Maybe<Scalars['String']['output']>;
  /** The promotion of the supplier. Null unless it is live. */
  promotion: Maybe<SupplierPromotion>;
  /** The districts and cities that the supplier serves. */
  serviceDistricts: Array<Scalars['String']['output']>;
  /** The regions that the supplier serves. */
  serviceRegions: Array<Scalars['String']['output']>;
  /** The services that the supplier offers, as shown on its profile. */
  services: Array<Scalars['String']['output']>;
  /** The heading above the services. Null for the standard heading. */
  servicesHeadingOverride: Maybe<Scalars['String']['output']>;
  /** The sub categories that the supplier is listed under. */
  subCategories: Array<CategoryRef>;
  /** The outcomes that the supplier claims. */
  sustainability: Array<SustainabilityOutcome>;
  /** The public testimonials, in order. */
  testimonials: Array<Testimonial>;
  /** The keyword in the supplier’s own web address on this site. Null if it has none. */
  urlKeyword: Maybe<Scalars['String']['output']>;
  /** The address of the supplier’s own website. Null if it has none. */
  website: Maybe<Scalars['String']['output']>;
  /** The people behind the supplier, in up to 500 characters. */
  whoAreWe: Maybe<Scalars['String']['output']>;
  /** Pictures and videos of the supplier’s work, in order. */
  workExamples: Array<WorkExample>;
};

/** The private part of a supplier, for Admin and the supplier’s own user. */
export type SupplierAccount = {
  /** Staff notes. Null for all callers but Admin. */
  adminNotes: Maybe<Scalars['String']['output']>;
  /** The contributions in New Zealand dollars. */
  contributionTotal: Scalars['Float']['output'];
  /** The email address that enquiries are sent to. */
  enquiryEmail: Scalars['String']['output'];
  /** The number of enquiries to the supplier. */
  enquiryTotal: Scalars['Int']['output'];
  /** The name of the contact person. */
  ownerContactPerson: Maybe<Scalars['String']['output']>;
  /** The email address of the owner. */
  ownerEmail: Maybe<Scalars['String']['output']>;
  /** The mobile number of the owner. */
  ownerMobile: Maybe<Scalars['String']['output']>;
  /** The name of the owner. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenueTotal: Scalars['Float']['output'];
};

/** An open request for an email when a supplier joins. */
export type SupplierAlert = {
  /** True once the address is confirmed. */
  confirmed: Scalars['Boolean']['output'];
  /** The time at which the supplier alert was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the supplier alert. */
  id: Scalars['Int']['output'];
  /** The place of the search. */
  place: Maybe<Scalars['String']['output']>;
  /** The region around the place. */
  region: Maybe<Scalars['String']['output']>;
  /** The trade of the search. */
  trade: Scalars['String']['output'];
};

/** A column of the supplier alert list. */
export type SupplierAlertColumn =
  /** The column `confirmed`. */
  | 'CONFIRMED'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `place`. */
  | 'PLACE'
  /** The column `region`. */
  | 'REGION'
  /** The column `trade`. */
  | 'TRADE';

/** A condition on a column of the supplier alert list. */
export type SupplierAlertColumnFilter = {
  /** The column to test. */
  column: SupplierAlertColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type SupplierAlertConnection = {
  /** The items on this page. */
  nodes: Array<SupplierAlert>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A column of an exported file. */
export type SupplierAlertExportColumn = {
  /** The column of the list. */
  column: SupplierAlertColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A request for one email when a supplier that the search finds joins. */
export type SupplierAlertInput = {
  /** Must be left empty. A submission with a value here is held until staff release it. */
  companyFax?: InputMaybe<Scalars['String']['input']>;
  /** The email address. It is deleted once the email about a new supplier is sent. */
  email: Scalars['String']['input'];
  /**
   * The time that filling in the form took, in milliseconds. Ignored by the server.
   * @deprecated Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30.
   */
  filledInMs?: InputMaybe<Scalars['Int']['input']>;
  /** The language of the confirmation email. The default is English. */
  language?: InputMaybe<Language>;
  /** The search. It must have a text or a category. */
  search: SupplierSearchFilter;
};

/** A filter of the supplier alert list. Fields that are left out have no effect. */
export type SupplierAlertListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<SupplierAlertColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the supplier alert list. */
export type SupplierAlertListSort = {
  /** The column to sort by. */
  column: SupplierAlertColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type SupplierAlertSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<SupplierAlertListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The changes to many suppliers. Fields that are left out stay as they are. Null clears a field. */
export type SupplierBulkInput = {
  /** True if the profile shows the button to the supplier’s own shop. */
  affiliateButtonVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The ids of the categories, which replace the current ones. */
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The weight in searches in commercial mode. Null for the value of searchWeight. */
  commercialSearchWeight?: InputMaybe<Scalars['Int']['input']>;
  /** The weight in searches in consumer mode. Null for the value of searchWeight. */
  consumerSearchWeight?: InputMaybe<Scalars['Int']['input']>;
  /** The agreed amount of the contribution, such as “5%”. */
  contributionDetails?: InputMaybe<Scalars['String']['input']>;
  /** The way in which the contribution is agreed, such as a percentage. Null if there is no agreement. */
  contributionType?: InputMaybe<ContributionType>;
  /** True if the profile shows the email button. */
  emailButtonVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier receives no notification emails. */
  emailNotificationsDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier is registered for GST. */
  isGstRegistered?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day of the membership listing. */
  membershipListingDate?: InputMaybe<Scalars['Date']['input']>;
  /** The membership option, as free text. */
  membershipOption?: InputMaybe<Scalars['String']['input']>;
  /** True if the profile shows the promotion. */
  promotionLive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason why the supplier left. */
  reasonForLeaving?: InputMaybe<Scalars['String']['input']>;
  /** Further services that a search finds the supplier by. They are not on the profile. */
  searchServices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The weight in searches. Suppliers with a higher weight come first. Null counts as 0. */
  searchWeight?: InputMaybe<Scalars['Int']['input']>;
  /** The districts and cities that the supplier serves. */
  serviceDistricts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The regions that the supplier serves. */
  serviceRegions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The services that the supplier offers, as shown on its profile. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True if searches in commercial mode find the supplier. */
  showCommercial?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if searches in consumer mode find the supplier. */
  showConsumer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The month in which the supplier is likely to sign up. */
  signUpMonth?: InputMaybe<Month>;
  /** The benefits that the supplier offers to impact buyers. */
  specificBenefits?: InputMaybe<Scalars['String']['input']>;
  /** The status of the supplier. Only “Approved & Live” is public. Staff set it. */
  status?: InputMaybe<SupplierStatus>;
  /** The ids of the sub categories, which replace the current ones. */
  subCategoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** True if the supplier claims the outcome “Carbon”. */
  sustainabilityCarbon?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Energy”. */
  sustainabilityEnergy?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “SME”. */
  sustainabilitySme?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Social Enterprise”. */
  sustainabilitySocialEnterprise?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Social Impact”. */
  sustainabilitySocialImpact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Waste”. */
  sustainabilityWaste?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Water”. */
  sustainabilityWater?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the profile shows the enquiry form. */
  useContactForm?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The email and shop buttons of a profile. */
export type SupplierButtons = {
  /** The address of the shop. The button is not shown without it. */
  affiliateButtonLink: Maybe<Scalars['String']['output']>;
  /** The text below the shop button. */
  affiliateButtonSubText: Maybe<Scalars['String']['output']>;
  /** The label of the shop button. Null for the standard label. */
  affiliateButtonText: Maybe<Scalars['String']['output']>;
  /** True if the profile shows the button to the supplier’s own shop. */
  affiliateButtonVisible: Scalars['Boolean']['output'];
  /** The web page or email address that the email button opens. If null, the button opens the enquiry form. */
  buttonLink: Maybe<Scalars['String']['output']>;
  /** The text below the email button. */
  buttonSubText: Maybe<Scalars['String']['output']>;
  /** The label of the email button. Null for the standard label. */
  buttonText: Maybe<Scalars['String']['output']>;
  /** True if the profile shows the email button. */
  emailButtonVisible: Scalars['Boolean']['output'];
};

/** A supplier in the results of a search. */
export type SupplierCard = {
  /** The private part of the supplier. Null for all callers but Admin and the supplier’s own user. */
  account: Maybe<SupplierAccount>;
  /** The names of the categories that the supplier is listed under. */
  categoryNames: Array<Scalars['String']['output']>;
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The address of the profile picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The title of the supplier in lists, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** The office locations of the supplier, such as “Grey Lynn, Auckland”. */
  locations: Array<Scalars['String']['output']>;
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The title of the profile picture. Null if it has none. */
  profilePictureTitle: Maybe<Scalars['String']['output']>;
  /** The districts and cities that the supplier serves. */
  serviceDistricts: Array<Scalars['String']['output']>;
  /** The regions that the supplier serves. */
  serviceRegions: Array<Scalars['String']['output']>;
  /** The services that the supplier offers, as shown on its profile. */
  services: Array<Scalars['String']['output']>;
  /** The first words of the text about the work of the supplier. Null if there is no text. */
  summary: Maybe<Scalars['String']['output']>;
  /** The names of the outcomes that the supplier claims, such as “Carbon”. */
  sustainability: Array<Scalars['String']['output']>;
  /** The number of public testimonials. */
  testimonialCount: Scalars['Int']['output'];
  /** The keyword in the supplier’s own web address on this site. Null if it has none. */
  urlKeyword: Maybe<Scalars['String']['output']>;
};

/** A column of the supplier list. */
export type SupplierColumn =
  /** The column `aboutWhatWeDo`. */
  | 'ABOUT_WHAT_WE_DO'
  /** The column `adminNotes`. */
  | 'ADMIN_NOTES'
  /** The column `affiliateButtonLink`. */
  | 'AFFILIATE_BUTTON_LINK'
  /** The column `affiliateButtonSubText`. */
  | 'AFFILIATE_BUTTON_SUB_TEXT'
  /** The column `affiliateButtonText`. */
  | 'AFFILIATE_BUTTON_TEXT'
  /** The column `affiliateButtonVisible`. */
  | 'AFFILIATE_BUTTON_VISIBLE'
  /** The column `buttonLink`. */
  | 'BUTTON_LINK'
  /** The column `buttonSubText`. */
  | 'BUTTON_SUB_TEXT'
  /** The column `buttonText`. */
  | 'BUTTON_TEXT'
  /** The column `callRailPhone`. */
  | 'CALL_RAIL_PHONE'
  /** The column `callTrackingForwardNumber`. */
  | 'CALL_TRACKING_FORWARD_NUMBER'
  /** The column `callTrackingTitle`. */
  | 'CALL_TRACKING_TITLE'
  /** The column `categories`. */
  | 'CATEGORIES'
  /** The column `commercialSearchWeight`. */
  | 'COMMERCIAL_SEARCH_WEIGHT'
  /** The column `consumerSearchWeight`. */
  | 'CONSUMER_SEARCH_WEIGHT'
  /** The column `contactUsHeader`. */
  | 'CONTACT_US_HEADER'
  /** The column `contactUsSubheading`. */
  | 'CONTACT_US_SUBHEADING'
  /** The column `contributionDetails`. */
  | 'CONTRIBUTION_DETAILS'
  /** The column `contributionTotal`. */
  | 'CONTRIBUTION_TOTAL'
  /** The column `contributionType`. */
  | 'CONTRIBUTION_TYPE'
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `desktopUrl`. */
  | 'DESKTOP_URL'
  /** The column `destinationUrl`. */
  | 'DESTINATION_URL'
  /** The column `emailButtonVisible`. */
  | 'EMAIL_BUTTON_VISIBLE'
  /** The column `emailFileDescription`. */
  | 'EMAIL_FILE_DESCRIPTION'
  /** The column `emailNotificationsDisabled`. */
  | 'EMAIL_NOTIFICATIONS_DISABLED'
  /** The column `enquiryEmail`. */
  | 'ENQUIRY_EMAIL'
  /** The column `enquiryTotal`. */
  | 'ENQUIRY_TOTAL'
  /** The column `id`. */
  | 'ID'
  /** The column `imageUrl`. */
  | 'IMAGE_URL'
  /** The column `impactBuyer`. */
  | 'IMPACT_BUYER'
  /** The column `impactBuyerId`. */
  | 'IMPACT_BUYER_ID'
  /** The column `introsEmail`. */
  | 'INTROS_EMAIL'
  /** The column `invoiceEmail`. */
  | 'INVOICE_EMAIL'
  /** The column `isGstRegistered`. */
  | 'IS_GST_REGISTERED'
  /** The column `leadSummary`. */
  | 'LEAD_SUMMARY'
  /** The column `listed`. */
  | 'LISTED'
  /** The column `listTitle`. */
  | 'LIST_TITLE'
  /** The column `locations`. */
  | 'LOCATIONS'
  /** The column `membershipListingDate`. */
  | 'MEMBERSHIP_LISTING_DATE'
  /** The column `membershipOption`. */
  | 'MEMBERSHIP_OPTION'
  /** The column `membershipYear`. */
  | 'MEMBERSHIP_YEAR'
  /** The column `mobileUrl`. */
  | 'MOBILE_URL'
  /** The column `name`. */
  | 'NAME'
  /** The column `ourWorkHeadingOverride`. */
  | 'OUR_WORK_HEADING_OVERRIDE'
  /** The column `ownerContactPerson`. */
  | 'OWNER_CONTACT_PERSON'
  /** The column `ownerEmail`. */
  | 'OWNER_EMAIL'
  /** The column `ownerMobile`. */
  | 'OWNER_MOBILE'
  /** The column `ownerName`. */
  | 'OWNER_NAME'
  /** The column `paperDirectoryEmailAlias`. */
  | 'PAPER_DIRECTORY_EMAIL_ALIAS'
  /** The column `paperDirectoryLastChanged`. */
  | 'PAPER_DIRECTORY_LAST_CHANGED'
  /** The column `physicalAddress`. */
  | 'PHYSICAL_ADDRESS'
  /** The column `physicalCity`. */
  | 'PHYSICAL_CITY'
  /** The column `physicalPostCode`. */
  | 'PHYSICAL_POST_CODE'
  /** The column `physicalSuburb`. */
  | 'PHYSICAL_SUBURB'
  /** The column `postalAddress`. */
  | 'POSTAL_ADDRESS'
  /** The column `postalAsAbove`. */
  | 'POSTAL_AS_ABOVE'
  /** The column `postalCity`. */
  | 'POSTAL_CITY'
  /** The column `postalPostCode`. */
  | 'POSTAL_POST_CODE'
  /** The column `postalSuburb`. */
  | 'POSTAL_SUBURB'
  /** The column `profilePictureTitle`. */
  | 'PROFILE_PICTURE_TITLE'
  /** The column `promotionLive`. */
  | 'PROMOTION_LIVE'
  /** The column `reasonForLeaving`. */
  | 'REASON_FOR_LEAVING'
  /** The column `revenueTotal`. */
  | 'REVENUE_TOTAL'
  /** The column `searchServices`. */
  | 'SEARCH_SERVICES'
  /** The column `searchWeight`. */
  | 'SEARCH_WEIGHT'
  /** The column `services`. */
  | 'SERVICES'
  /** The column `servicesHeadingOverride`. */
  | 'SERVICES_HEADING_OVERRIDE'
  /** The column `serviceDistricts`. */
  | 'SERVICE_DISTRICTS'
  /** The column `serviceRegions`. */
  | 'SERVICE_REGIONS'
  /** The column `showCommercial`. */
  | 'SHOW_COMMERCIAL'
  /** The column `showConsumer`. */
  | 'SHOW_CONSUMER'
  /** The column `signUpMonth`. */
  | 'SIGN_UP_MONTH'
  /** The column `specialFieldLabel`. */
  | 'SPECIAL_FIELD_LABEL'
  /** The column `specificBenefits`. */
  | 'SPECIFIC_BENEFITS'
  /** The column `status`. */
  | 'STATUS'
  /** The column `storageId`. */
  | 'STORAGE_ID'
  /** The column `subCategories`. */
  | 'SUB_CATEGORIES'
  /** The column `sustainabilityCarbon`. */
  | 'SUSTAINABILITY_CARBON'
  /** The column `sustainabilityEnergy`. */
  | 'SUSTAINABILITY_ENERGY'
  /** The column `sustainabilitySme`. */
  | 'SUSTAINABILITY_SME'
  /** The column `sustainabilitySocialEnterprise`. */
  | 'SUSTAINABILITY_SOCIAL_ENTERPRISE'
  /** The column `sustainabilitySocialImpact`. */
  | 'SUSTAINABILITY_SOCIAL_IMPACT'
  /** The column `sustainabilityWaste`. */
  | 'SUSTAINABILITY_WASTE'
  /** The column `sustainabilityWater`. */
  | 'SUSTAINABILITY_WATER'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `urlKeyword`. */
  | 'URL_KEYWORD'
  /** The column `useContactForm`. */
  | 'USE_CONTACT_FORM'
  /** The column `website`. */
  | 'WEBSITE'
  /** The column `whoAreWe`. */
  | 'WHO_ARE_WE';

/** A condition on a column of the supplier list. */
export type SupplierColumnFilter = {
  /** The column to test. */
  column: SupplierColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** The enquiry form of a profile. */
export type SupplierContactForm = {
  /** The heading of the enquiry form. Null for the standard heading. */
  contactUsHeader: Maybe<Scalars['String']['output']>;
  /** The line below the heading of the enquiry form. Null for the standard line. */
  contactUsSubheading: Maybe<Scalars['String']['output']>;
  /** The files that the supplier would like with an email, in its own words. */
  emailFileDescription: Maybe<Scalars['String']['output']>;
  /** True if the profile shows the enquiry form. */
  useContactForm: Scalars['Boolean']['output'];
};

/** The role in which the caller edits a supplier. */
export type SupplierEditorRole =
  /** A member of staff, who edits all fields. */
  | 'ADMIN'
  /** The supplier’s own user, who edits some of the fields. */
  | 'SUPPLIER';

/** A column of an exported file. */
export type SupplierExportColumn = {
  /** The column of the list. */
  column: SupplierColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** The fields of a supplier to save. Fields that are left out stay as they are. Null or blank text clears a field. */
export type SupplierInput = {
  /** A text about the work of the supplier, of up to 500 characters. */
  aboutWhatWeDo?: InputMaybe<Scalars['String']['input']>;
  /** Staff notes, as plain text or HTML with headings, lists, links, bold and italics. */
  adminNotes?: InputMaybe<Scalars['String']['input']>;
  /** The address of the shop. The button is not shown without it. */
  affiliateButtonLink?: InputMaybe<Scalars['String']['input']>;
  /** The text below the shop button. */
  affiliateButtonSubText?: InputMaybe<Scalars['String']['input']>;
  /** The label of the shop button. Null for the standard label. */
  affiliateButtonText?: InputMaybe<Scalars['String']['input']>;
  /** True if the profile shows the button to the supplier’s own shop. */
  affiliateButtonVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The web page or email address that the email button opens. If null, the button opens the enquiry form. */
  buttonLink?: InputMaybe<Scalars['String']['input']>;
  /** The text below the email button. */
  buttonSubText?: InputMaybe<Scalars['String']['input']>;
  /** The label of the email button. Null for the standard label. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The phone number on the profile. Calls to it are counted. Null if there is none. */
  callRailPhone?: InputMaybe<Scalars['String']['input']>;
  /** The phone number that tracked calls are forwarded to. */
  callTrackingForwardNumber?: InputMaybe<Scalars['String']['input']>;
  /** The job of the person who receives tracked calls. */
  callTrackingTitle?: InputMaybe<CallTrackingTitle>;
  /** The ids of all categories that the supplier is listed under. */
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The weight in searches in commercial mode. Null for the value of searchWeight. */
  commercialSearchWeight?: InputMaybe<Scalars['Int']['input']>;
  /** The weight in searches in consumer mode. Null for the value of searchWeight. */
  consumerSearchWeight?: InputMaybe<Scalars['Int']['input']>;
  /** The heading of the enquiry form. Null for the standard heading. */
  contactUsHeader?: InputMaybe<Scalars['String']['input']>;
  /** The line below the heading of the enquiry form. Null for the standard line. */
  contactUsSubheading?: InputMaybe<Scalars['String']['input']>;
  /** The agreed amount of the contribution, such as “5%”. */
  contributionDetails?: InputMaybe<Scalars['String']['input']>;
  /** The way in which the contribution is agreed, such as a percentage. Null if there is no agreement. */
  contributionType?: InputMaybe<ContributionType>;
  /** The address of the promotion’s picture for wide screens. */
  desktopUrl?: InputMaybe<Scalars['String']['input']>;
  /** The web page that the promotion links to. Null if the promotion is not a link. */
  destinationUrl?: InputMaybe<Scalars['String']['input']>;
  /** True if the profile shows the email button. */
  emailButtonVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The files that the supplier would like with an email, in its own words. */
  emailFileDescription?: InputMaybe<Scalars['String']['input']>;
  /** True if the supplier receives no notification emails. */
  emailNotificationsDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The email address that enquiries are sent to. */
  enquiryEmail?: InputMaybe<Scalars['String']['input']>;
  /** The address of the profile picture, relative to the site. Null if there is no picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The id of the impact buyer record of the same organisation. Null if it has none. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** The email address for introductions. */
  introsEmail?: InputMaybe<Scalars['String']['input']>;
  /** The email address for invoices. */
  invoiceEmail?: InputMaybe<Scalars['String']['input']>;
  /** True if the supplier is registered for GST. */
  isGstRegistered?: InputMaybe<Scalars['Boolean']['input']>;
  /** The summary that new leads of the supplier start with. */
  leadSummary?: InputMaybe<Scalars['String']['input']>;
  /** The files to add or change. Others stay as they are. */
  learnMoreFiles?: InputMaybe<Array<LearnMoreFileInput>>;
  /** The title of the supplier in lists, such as its trade. */
  listTitle?: InputMaybe<Scalars['String']['input']>;
  /** The office locations of the supplier, such as “Grey Lynn, Auckland”. */
  locations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The places where customers find the supplier. Each has a name, address, suburb, city, postCode, region, phone, latitude and longitude as far as known. Other keys are stored unchanged. */
  locationsJson?: InputMaybe<Array<Scalars['JSONObject']['input']>>;
  /** The day of the membership listing. */
  membershipListingDate?: InputMaybe<Scalars['Date']['input']>;
  /** The membership option, as free text. */
  membershipOption?: InputMaybe<Scalars['String']['input']>;
  /** The address of the promotion’s picture for narrow screens. */
  mobileUrl?: InputMaybe<Scalars['String']['input']>;
  /** The name of the supplier. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The heading above the work examples. Null for the standard heading. */
  ourWorkHeadingOverride?: InputMaybe<Scalars['String']['input']>;
  /** The name of the contact person. */
  ownerContactPerson?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the owner. */
  ownerEmail?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number of the owner. */
  ownerMobile?: InputMaybe<Scalars['String']['input']>;
  /** The name of the owner. */
  ownerName?: InputMaybe<Scalars['String']['input']>;
  /** The email alias in the paper directory. */
  paperDirectoryEmailAlias?: InputMaybe<Scalars['String']['input']>;
  /** The time at which the alias in the paper directory last changed. */
  paperDirectoryLastChanged?: InputMaybe<Scalars['DateTime']['input']>;
  /** The street address. */
  physicalAddress?: InputMaybe<Scalars['String']['input']>;
  /** The city or town of the street address. */
  physicalCity?: InputMaybe<Scalars['String']['input']>;
  /** The postcode of the street address. */
  physicalPostCode?: InputMaybe<Scalars['String']['input']>;
  /** The suburb of the street address. */
  physicalSuburb?: InputMaybe<Scalars['String']['input']>;
  /** The postal address. */
  postalAddress?: InputMaybe<Scalars['String']['input']>;
  /** True if the postal address is the same as the street address. */
  postalAsAbove?: InputMaybe<Scalars['Boolean']['input']>;
  /** The city or town of the postal address. */
  postalCity?: InputMaybe<Scalars['String']['input']>;
  /** The postcode of the postal address. */
  postalPostCode?: InputMaybe<Scalars['String']['input']>;
  /** The suburb of the postal address. */
  postalSuburb?: InputMaybe<Scalars['String']['input']>;
  /** The title of the profile picture. Null if it has none. */
  profilePictureTitle?: InputMaybe<Scalars['String']['input']>;
  /** True if the profile shows the promotion. */
  promotionLive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason why the supplier left. */
  reasonForLeaving?: InputMaybe<Scalars['String']['input']>;
  /** Further services that a search finds the supplier by. They are not on the profile. */
  searchServices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The weight in searches. Suppliers with a higher weight come first. Null counts as 0. */
  searchWeight?: InputMaybe<Scalars['Int']['input']>;
  /** The districts and cities that the supplier serves. */
  serviceDistricts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The regions that the supplier serves. */
  serviceRegions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The services that the supplier offers, as shown on its profile. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The heading above the services. Null for the standard heading. */
  servicesHeadingOverride?: InputMaybe<Scalars['String']['input']>;
  /** True if searches in commercial mode find the supplier. */
  showCommercial?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if searches in consumer mode find the supplier. */
  showConsumer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The month in which the supplier is likely to sign up. */
  signUpMonth?: InputMaybe<Month>;
  /** The supplier’s label for the special field of its enquiries. Null if it does not use the field. */
  specialFieldLabel?: InputMaybe<Scalars['String']['input']>;
  /** The benefits that the supplier offers to impact buyers. */
  specificBenefits?: InputMaybe<Scalars['String']['input']>;
  /** The status of the supplier. Only “Approved & Live” is public. Staff set it. */
  status?: InputMaybe<SupplierStatus>;
  /** The name of the folder with the supplier’s pictures. */
  storageId?: InputMaybe<Scalars['String']['input']>;
  /** The ids of all sub categories that the supplier is listed under. */
  subCategoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** True if the supplier claims the outcome “Carbon”. */
  sustainabilityCarbon?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Energy”. */
  sustainabilityEnergy?: InputMaybe<Scalars['Boolean']['input']>;
  /** Notes on the outcomes that the supplier claims, such as `{"sustainabilityCarbon": "…"}`. */
  sustainabilityNotes?: InputMaybe<Scalars['JSONObject']['input']>;
  /** True if the supplier claims the outcome “SME”. */
  sustainabilitySme?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Social Enterprise”. */
  sustainabilitySocialEnterprise?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Social Impact”. */
  sustainabilitySocialImpact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Waste”. */
  sustainabilityWaste?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the supplier claims the outcome “Water”. */
  sustainabilityWater?: InputMaybe<Scalars['Boolean']['input']>;
  /** The testimonials to add or change. Others stay as they are. */
  testimonials?: InputMaybe<Array<TestimonialInput>>;
  /** The keyword in the supplier’s own web address on this site. Null if it has none. */
  urlKeyword?: InputMaybe<Scalars['String']['input']>;
  /** True if the profile shows the enquiry form. */
  useContactForm?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of the supplier’s own website. Null if it has none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** The people behind the supplier, in up to 500 characters. */
  whoAreWe?: InputMaybe<Scalars['String']['input']>;
  /** The work examples to add or change. Others stay as they are. */
  workExamples?: InputMaybe<Array<WorkExampleInput>>;
};

/** A filter of the supplier list. Fields that are left out have no effect. */
export type SupplierListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<SupplierColumnFilter>>;
  /** The id in another system. At most one record has it. For staff only. */
  externalRef?: InputMaybe<ExternalRefInput>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the supplier list. */
export type SupplierListSort = {
  /** The column to sort by. */
  column: SupplierColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A supplier to choose, with the values that the form then shows. */
export type SupplierOption = {
  /** The categories of the supplier, separated by commas. Null if there are none. */
  categories: Maybe<Scalars['String']['output']>;
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The title of the supplier in lists, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The sub categories of the supplier, separated by commas. Null if there are none. */
  subCategories: Maybe<Scalars['String']['output']>;
};

/** A place with its number of listed suppliers. */
export type SupplierPlace = {
  /** The name of the place. */
  name: Scalars['String']['output'];
  /** The number of listed suppliers. */
  supplierCount: Scalars['Int']['output'];
};

/** The numbers of listed suppliers by region and by town. */
export type SupplierPlaces = {
  /** The number of suppliers that serve the whole country. The regions do not include them. */
  nationwide: Scalars['Int']['output'];
  /** All regions, with the number of suppliers that serve each of them. */
  regions: Array<SupplierPlace>;
  /** The number of all listed suppliers. */
  total: Scalars['Int']['output'];
  /** The 40 towns with the most street addresses of suppliers, the largest number first. */
  towns: Array<SupplierPlace>;
};

/** A place where customers find a supplier. It has a name, an address or both. */
export type SupplierPremises = {
  /** The street address. */
  address: Maybe<Scalars['String']['output']>;
  /** The city or town. */
  city: Maybe<Scalars['String']['output']>;
  /** The latitude in degrees. Null if the spot on the map is not known. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** The longitude in degrees. Null if the spot on the map is not known. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** The name of the place. */
  name: Maybe<Scalars['String']['output']>;
  /** The phone number of the place. */
  phone: Maybe<Scalars['String']['output']>;
  /** The postcode of the place. */
  postCode: Maybe<Scalars['String']['output']>;
  /** The suburb of the place. */
  suburb: Maybe<Scalars['String']['output']>;
};

/** The promotion of a supplier. */
export type SupplierPromotion = {
  /** The address of the promotion’s picture for wide screens. */
  desktopUrl: Maybe<Scalars['String']['output']>;
  /** The web page that the promotion links to. Null if the promotion is not a link. */
  destinationUrl: Maybe<Scalars['String']['output']>;
  /** The address of the promotion’s picture for narrow screens. */
  mobileUrl: Maybe<Scalars['String']['output']>;
};

/** A supplier with all fields that the caller may see, for editing. */
export type SupplierRecord = {
  /** A text about the work of the supplier, of up to 500 characters. */
  aboutWhatWeDo: Maybe<Scalars['String']['output']>;
  /** Staff notes, as plain text or HTML with headings, lists, links, bold and italics. */
  adminNotes: Maybe<Scalars['String']['output']>;
  /** The address of the shop. The button is not shown without it. */
  affiliateButtonLink: Maybe<Scalars['String']['output']>;
  /** The text below the shop button. */
  affiliateButtonSubText: Maybe<Scalars['String']['output']>;
  /** The label of the shop button. Null for the standard label. */
  affiliateButtonText: Maybe<Scalars['String']['output']>;
  /** True if the profile shows the button to the supplier’s own shop. */
  affiliateButtonVisible: Scalars['Boolean']['output'];
  /** The web page or email address that the email button opens. If null, the button opens the enquiry form. */
  buttonLink: Maybe<Scalars['String']['output']>;
  /** The text below the email button. */
  buttonSubText: Maybe<Scalars['String']['output']>;
  /** The label of the email button. Null for the standard label. */
  buttonText: Maybe<Scalars['String']['output']>;
  /** The phone number on the profile. Calls to it are counted. Null if there is none. */
  callRailPhone: Maybe<Scalars['String']['output']>;
  /** The phone number that tracked calls are forwarded to. */
  callTrackingForwardNumber: Maybe<Scalars['String']['output']>;
  /** The job of the person who receives tracked calls. */
  callTrackingTitle: Maybe<CallTrackingTitle>;
  /** The categories that the supplier is listed under. */
  categories: Array<CategoryRef>;
  /** The weight in searches in commercial mode. Null for the value of searchWeight. */
  commercialSearchWeight: Maybe<Scalars['Int']['output']>;
  /** The weight in searches in consumer mode. Null for the value of searchWeight. */
  consumerSearchWeight: Maybe<Scalars['Int']['output']>;
  /** The heading of the enquiry form. Null for the standard heading. */
  contactUsHeader: Maybe<Scalars['String']['output']>;
  /** The line below the heading of the enquiry form. Null for the standard line. */
  contactUsSubheading: Maybe<Scalars['String']['output']>;
  /** The agreed amount of the contribution, such as “5%”. */
  contributionDetails: Maybe<Scalars['String']['output']>;
  /** The contributions in New Zealand dollars. */
  contributionTotal: Scalars['Float']['output'];
  /** The way in which the contribution is agreed, such as a percentage. Null if there is no agreement. */
  contributionType: Maybe<ContributionType>;
  /** The time at which the supplier was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The address of the promotion’s picture for wide screens. */
  desktopUrl: Maybe<Scalars['String']['output']>;
  /** The web page that the promotion links to. Null if the promotion is not a link. */
  destinationUrl: Maybe<Scalars['String']['output']>;
  /** True if the profile shows the email button. */
  emailButtonVisible: Scalars['Boolean']['output'];
  /** The files that the supplier would like with an email, in its own words. */
  emailFileDescription: Maybe<Scalars['String']['output']>;
  /** True if the supplier receives no notification emails. */
  emailNotificationsDisabled: Scalars['Boolean']['output'];
  /** The email address that enquiries are sent to. */
  enquiryEmail: Scalars['String']['output'];
  /** The number of enquiries to the supplier. */
  enquiryTotal: Scalars['Int']['output'];
  /** The ids of the record in other systems, by system. Empty for other callers than staff. */
  externalRefs: Array<ExternalRef>;
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The address of the profile picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The impact buyer record of the same organisation. Null if it has none. Null for an API token without the scope `buyers:read`. */
  impactBuyer: Maybe<NamedRef>;
  /** The id of the impact buyer record of the same organisation. Null if it has none. */
  impactBuyerId: Maybe<Scalars['Int']['output']>;
  /** The email address for introductions. */
  introsEmail: Maybe<Scalars['String']['output']>;
  /** The email address for invoices. */
  invoiceEmail: Maybe<Scalars['String']['output']>;
  /** True if the supplier is registered for GST. */
  isGstRegistered: Scalars['Boolean']['output'];
  /** The summary that new leads of the supplier start with. */
  leadSummary: Maybe<Scalars['String']['output']>;
  /** The files to learn more from, in order. */
  learnMoreFiles: Array<LearnMoreRecord>;
  /** The title of the supplier in lists, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** True if visitors can find the supplier. */
  listed: Scalars['Boolean']['output'];
  /** The office locations of the supplier, such as “Grey Lynn, Auckland”. */
  locations: Array<Scalars['String']['output']>;
  /** The places where customers find the supplier. Each has a name, address, suburb, city, postCode, region, phone, latitude and longitude as far as known. Other keys are stored unchanged. */
  locationsJson: Maybe<Array<Scalars['JSONObject']['output']>>;
  /** The day of the membership listing. */
  membershipListingDate: Maybe<Scalars['Date']['output']>;
  /** The membership option, as free text. */
  membershipOption: Maybe<Scalars['String']['output']>;
  /** The address of the promotion’s picture for narrow screens. */
  mobileUrl: Maybe<Scalars['String']['output']>;
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The heading above the work examples. Null for the standard heading. */
  ourWorkHeadingOverride: Maybe<Scalars['String']['output']>;
  /** The name of the contact person. */
  ownerContactPerson: Maybe<Scalars['String']['output']>;
  /** The email address of the owner. */
  ownerEmail: Maybe<Scalars['String']['output']>;
  /** The mobile number of the owner. */
  ownerMobile: Maybe<Scalars['String']['output']>;
  /** The name of the owner. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** The email alias in the paper directory. */
  paperDirectoryEmailAlias: Maybe<Scalars['String']['output']>;
  /** The time at which the alias in the paper directory last changed. */
  paperDirectoryLastChanged: Maybe<Scalars['DateTime']['output']>;
  /** The street address. */
  physicalAddress: Maybe<Scalars['String']['output']>;
  /** The city or town of the street address. */
  physicalCity: Maybe<Scalars['String']['output']>;
  /** The postcode of the street address. */
  physicalPostCode: Maybe<Scalars['String']['output']>;
  /** The suburb of the street address. */
  physicalSuburb: Maybe<Scalars['String']['output']>;
  /** The postal address. */
  postalAddress: Maybe<Scalars['String']['output']>;
  /** True if the postal address is the same as the street address. */
  postalAsAbove: Scalars['Boolean']['output'];
  /** The city or town of the postal address. */
  postalCity: Maybe<Scalars['String']['output']>;
  /** The postcode of the postal address. */
  postalPostCode: Maybe<Scalars['String']['output']>;
  /** The suburb of the postal address. */
  postalSuburb: Maybe<Scalars['String']['output']>;
  /** The title of the profile picture. Null if it has none. */
  profilePictureTitle: Maybe<Scalars['String']['output']>;
  /** True if the profile shows the promotion. */
  promotionLive: Scalars['Boolean']['output'];
  /** The reason why the supplier left. */
  reasonForLeaving: Maybe<Scalars['String']['output']>;
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenueTotal: Scalars['Float']['output'];
  /** Further services that a search finds the supplier by. They are not on the profile. */
  searchServices: Array<Scalars['String']['output']>;
  /** The weight in searches. Suppliers with a higher weight come first. Null counts as 0. */
  searchWeight: Maybe<Scalars['Int']['output']>;
  /** The districts and cities that the supplier serves. */
  serviceDistricts: Array<Scalars['String']['output']>;
  /** The regions that the supplier serves. */
  serviceRegions: Array<Scalars['String']['output']>;
  /** The services that the supplier offers, as shown on its profile. */
  services: Array<Scalars['String']['output']>;
  /** The heading above the services. Null for the standard heading. */
  servicesHeadingOverride: Maybe<Scalars['String']['output']>;
  /** True if searches in commercial mode find the supplier. */
  showCommercial: Scalars['Boolean']['output'];
  /** True if searches in consumer mode find the supplier. */
  showConsumer: Scalars['Boolean']['output'];
  /** The month in which the supplier is likely to sign up. */
  signUpMonth: Maybe<Month>;
  /** The supplier’s label for the special field of its enquiries. Null if it does not use the field. */
  specialFieldLabel: Maybe<Scalars['String']['output']>;
  /** The benefits that the supplier offers to impact buyers. */
  specificBenefits: Maybe<Scalars['String']['output']>;
  /** The status of the supplier. Only “Approved & Live” is public. Staff set it. */
  status: SupplierStatus;
  /** The name of the folder with the supplier’s pictures. */
  storageId: Maybe<Scalars['String']['output']>;
  /** The sub categories that the supplier is listed under. */
  subCategories: Array<CategoryRef>;
  /** True if the supplier claims the outcome “Carbon”. */
  sustainabilityCarbon: Scalars['Boolean']['output'];
  /** True if the supplier claims the outcome “Energy”. */
  sustainabilityEnergy: Scalars['Boolean']['output'];
  /** Notes on the outcomes that the supplier claims, such as `{"sustainabilityCarbon": "…"}`. */
  sustainabilityNotes: Scalars['JSONObject']['output'];
  /** True if the supplier claims the outcome “SME”. */
  sustainabilitySme: Scalars['Boolean']['output'];
  /** True if the supplier claims the outcome “Social Enterprise”. */
  sustainabilitySocialEnterprise: Scalars['Boolean']['output'];
  /** True if the supplier claims the outcome “Social Impact”. */
  sustainabilitySocialImpact: Scalars['Boolean']['output'];
  /** True if the supplier claims the outcome “Waste”. */
  sustainabilityWaste: Scalars['Boolean']['output'];
  /** True if the supplier claims the outcome “Water”. */
  sustainabilityWater: Scalars['Boolean']['output'];
  /** The testimonials, public or hidden, in order. */
  testimonials: Array<TestimonialRecord>;
  /** The time of the last change to the supplier. */
  updatedAt: Scalars['DateTime']['output'];
  /** The keyword in the supplier’s own web address on this site. Null if it has none. */
  urlKeyword: Maybe<Scalars['String']['output']>;
  /** True if the profile shows the enquiry form. */
  useContactForm: Scalars['Boolean']['output'];
  /** The version of the supplier, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** The role in which the caller sees the supplier. */
  viewedAs: SupplierEditorRole;
  /** The address of the supplier’s own website. Null if it has none. */
  website: Maybe<Scalars['String']['output']>;
  /** The people behind the supplier, in up to 500 characters. */
  whoAreWe: Maybe<Scalars['String']['output']>;
  /** Pictures and videos of the supplier’s work, in order. */
  workExamples: Array<WorkExampleRecord>;
};

/** A page of a list. */
export type SupplierRecordConnection = {
  /** The items on this page. */
  nodes: Array<SupplierRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The totals of all suppliers in the list, on all pages. */
  totals: RecordSalesTotals;
};

/** The supplier of an enquiry, with the fields that the caller may see. */
export type SupplierRef = {
  /** The agreed amount of the contribution, such as “5%”. Null for callers other than Admin and the supplier. */
  contributionDetails: Maybe<Scalars['String']['output']>;
  /** The way in which the contribution is agreed. Null for callers other than Admin and the supplier. */
  contributionType: Maybe<ContributionType>;
  /** The email address that enquiries are sent to. Null for callers other than Admin and the supplier. */
  enquiryEmail: Maybe<Scalars['String']['output']>;
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The title of the supplier in lists, such as its trade. */
  listTitle: Scalars['String']['output'];
  /** The name of the supplier. */
  name: Scalars['String']['output'];
};

/** A page of a list. */
export type SupplierSearchConnection = {
  /** The way in which the text was interpreted. Null if the text itself has results, or is not interpreted. */
  interpretation: Maybe<SearchInterpretation>;
  /** The items on this page. */
  nodes: Array<SupplierCard>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The relaxed conditions, if the search itself has no results: `nodes` and `totalCount` are then those of the relaxed search. Otherwise null. */
  relaxed: Maybe<SearchRelaxation>;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The conditions of a search. Fields that are left out have no effect. */
export type SupplierSearchFilter = {
  /** If true, matches the text exactly and does not fall back to an interpreted search. */
  asTyped?: InputMaybe<Scalars['Boolean']['input']>;
  /** The mode of the site. The default is GENERAL. */
  audience?: InputMaybe<Audience>;
  /** A category by id or name. An unknown category finds no suppliers. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The name of a district. Includes suppliers that serve the whole country. “All Districts” and unknown names have no effect. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** The name of a region. Includes suppliers that serve the whole country. “All Locations” and unknown names have no effect. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** The name of a region or a district, with or without “City” or “District”. Takes precedence over `region` and `district`. Unknown names have no effect. */
  servicing?: InputMaybe<Scalars['String']['input']>;
  /** A sub category by id or name. An unknown sub category finds no suppliers, so the search falls back to `category`, if given. */
  subCategory?: InputMaybe<Scalars['String']['input']>;
  /** A service, keyword, title or name. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The records to act on. Give either `ids` or `filter`. */
export type SupplierSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<SupplierListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The order of the suppliers in a search. */
export type SupplierSort =
  /** By search weight, then by title. In an interpreted search, suppliers that match more of the words come first. */
  | 'BEST_MATCH'
  /** By name, from A to Z. */
  | 'NAME'
  /** The newest on Uplift first. */
  | 'NEWEST';

/** The enquiries of one supplier in a period. */
export type SupplierStatistics = {
  /** The ids of the categories that the supplier is listed under. */
  categoryIds: Array<Scalars['Int']['output']>;
  /** The names of the categories, in the order of their ids. */
  categoryNames: Array<Scalars['String']['output']>;
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The average contribution of an enquiry in New Zealand dollars. */
  contributionPerEnquiry: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The share of all enquiries of the period in percent, with one decimal. */
  enquiriesPercent: Scalars['Float']['output'];
  /** The id of the supplier. */
  id: Scalars['Int']['output'];
  /** The interest of the impact buyer of the same organisation. Null if there is no such buyer. */
  interestedStatus: Maybe<InterestedStatus>;
  /** The name of the supplier. */
  name: Scalars['String']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenue: Scalars['Float']['output'];
  /** The ids of the sub categories that the supplier is listed under. */
  subCategoryIds: Array<Scalars['Int']['output']>;
  /** The names of the sub categories, in the order of their ids. */
  subCategoryNames: Array<Scalars['String']['output']>;
};

/** A column of the supplier statistics list. */
export type SupplierStatisticsColumn =
  /** The column `categories`. */
  | 'CATEGORIES'
  /** The column `contribution`. */
  | 'CONTRIBUTION'
  /** The column `contributionPerEnquiry`. */
  | 'CONTRIBUTION_PER_ENQUIRY'
  /** The column `enquiries`. */
  | 'ENQUIRIES'
  /** The column `enquiriesPercent`. */
  | 'ENQUIRIES_PERCENT'
  /** The column `id`. */
  | 'ID'
  /** The column `interestedStatus`. */
  | 'INTERESTED_STATUS'
  /** The column `name`. */
  | 'NAME'
  /** The column `revenue`. */
  | 'REVENUE'
  /** The column `subCategories`. */
  | 'SUB_CATEGORIES';

/** A condition on a column of the supplier statistics list. */
export type SupplierStatisticsColumnFilter = {
  /** The column to test. */
  column: SupplierStatisticsColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A page of a list. */
export type SupplierStatisticsConnection = {
  /** The items on this page. */
  nodes: Array<SupplierStatistics>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The totals of all suppliers in the list, on all pages. */
  totals: SupplierStatisticsTotals;
};

/** A column of an exported file. */
export type SupplierStatisticsExportColumn = {
  /** The column of the list. */
  column: SupplierStatisticsColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A filter of the supplier statistics list. Fields that are left out have no effect. */
export type SupplierStatisticsListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<SupplierStatisticsColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the supplier statistics list. */
export type SupplierStatisticsListSort = {
  /** The column to sort by. */
  column: SupplierStatisticsColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** The records to act on. Give either `ids` or `filter`. */
export type SupplierStatisticsSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<SupplierStatisticsListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The totals of all suppliers in the list, on all pages. */
export type SupplierStatisticsTotals = {
  /** The contribution in New Zealand dollars, without sales that have fallen through. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenue: Scalars['Float']['output'];
};

/** The status of a supplier. */
export type SupplierStatus =
  /** A supplier that staff use for their own purposes. Not public. */
  | 'ADMIN'
  /** An approved supplier with a public listing. */
  | 'APPROVED_AND_LIVE'
  /** A supplier whose listing is not finished. Not public. */
  | 'DRAFTING'
  /** A supplier that has left. Not public. */
  | 'LEFT_AND_REMOVED'
  /** A supplier whose listing is paused. Not public. */
  | 'PAUSED_LIVE'
  /** A possible supplier that staff are in contact with. Not public. */
  | 'PROSPECTING';

/** An outcome that a supplier claims. */
export type SustainabilityOutcome = {
  /** The supplier’s note on the outcome. Null if there is no note. */
  notes: Maybe<Scalars['String']['output']>;
  /** The name of the outcome, such as “Carbon”. */
  type: Scalars['String']['output'];
};

/** A long-running task that a user has started. */
export type Task = {
  /** True if the caller can undo the changes of the task with undoTask. This is possible once, for the user who started it. */
  canUndo: Scalars['Boolean']['output'];
  /** The time at which the task was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The number of records that have been processed. */
  done: Scalars['Int']['output'];
  /** The time at which the task and its file are removed. Null until the task ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of processed records that failed. */
  failed: Scalars['Int']['output'];
  /** The name of the file that the task has made. Null if there is no file yet. Use `downloadTask` to fetch it. */
  fileName: Maybe<Scalars['String']['output']>;
  /** The time at which the task ended. Null until then. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the task. */
  id: Scalars['Int']['output'];
  /** The kind of the task, such as `supplier.export`. */
  kind: Scalars['String']['output'];
  /** The reason why the task failed, for users. Null if it did not fail. */
  problem: Maybe<Scalars['String']['output']>;
  /** The state of the task. */
  state: TaskState;
  /** The title of the task for users. */
  title: Scalars['String']['output'];
  /** The number of records in the task. */
  total: Scalars['Int']['output'];
};

/** A record that failed in a task. */
export type TaskFailure = {
  /** The field that was refused. Null if the failure is not about a field. */
  field: Maybe<Scalars['String']['output']>;
  /** The reason for the failure, for users. */
  message: Scalars['String']['output'];
  /** The id of the record. Null if it was not created. */
  recordId: Maybe<Scalars['Int']['output']>;
  /** The name of the record. Null if it is not known. */
  recordName: Maybe<Scalars['String']['output']>;
};

/** A page of a list. */
export type TaskFailureConnection = {
  /** The items on this page. */
  nodes: Array<TaskFailure>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The state of a task. */
export type TaskState =
  /** The task failed as a whole. */
  | 'FAILED'
  /** The task is finished. Some records may have failed. */
  | 'FINISHED'
  /** The task is running. */
  | 'RUNNING'
  /** The task was stopped by a user. */
  | 'STOPPED'
  /** The task has not started yet. */
  | 'WAITING';

/** A public testimonial. */
export type Testimonial = {
  /** True if the testimonial is featured. A featured testimonial is always public. */
  featured: Scalars['Boolean']['output'];
  /** The full name of the customer. */
  fullName: Scalars['String']['output'];
  /** The id of the testimonial. */
  id: Scalars['Int']['output'];
  /** The text of the testimonial, of up to 225 characters. */
  message: Scalars['String']['output'];
};

/** A column of the testimonial list. */
export type TestimonialColumn =
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `featured`. */
  | 'FEATURED'
  /** The column `fullName`. */
  | 'FULL_NAME'
  /** The column `id`. */
  | 'ID'
  /** The column `message`. */
  | 'MESSAGE'
  /** The column `position`. */
  | 'POSITION'
  /** The column `supplier`. */
  | 'SUPPLIER'
  /** The column `supplierId`. */
  | 'SUPPLIER_ID'
  /** The column `updatedAt`. */
  | 'UPDATED_AT'
  /** The column `visible`. */
  | 'VISIBLE';

/** A condition on a column of the testimonial list. */
export type TestimonialColumnFilter = {
  /** The column to test. */
  column: TestimonialColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A column of an exported file. */
export type TestimonialExportColumn = {
  /** The column of the list. */
  column: TestimonialColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** A new or changed testimonial. */
export type TestimonialInput = {
  /** True if the testimonial is featured. A featured testimonial is always public. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The full name of the customer. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The id of the row to change. Null adds a new row. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** The text of the testimonial, of up to 225 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The position among the testimonials of the supplier, from 0. Lower positions come first. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** True if the testimonial is public. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A filter of the testimonial list. Fields that are left out have no effect. */
export type TestimonialListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<TestimonialColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the testimonial list. */
export type TestimonialListSort = {
  /** The column to sort by. */
  column: TestimonialColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A testimonial of a customer, public or hidden. */
export type TestimonialRecord = {
  /** The time at which the testimonial was created. */
  createdAt: Scalars['DateTime']['output'];
  /** True if the testimonial is featured. A featured testimonial is always public. */
  featured: Scalars['Boolean']['output'];
  /** The full name of the customer. */
  fullName: Scalars['String']['output'];
  /** The id of the testimonial. */
  id: Scalars['Int']['output'];
  /** The text of the testimonial, of up to 225 characters. */
  message: Scalars['String']['output'];
  /** The position among the testimonials of the supplier, from 0. Lower positions come first. */
  position: Scalars['Int']['output'];
  /** The time of the last change to the testimonial. */
  updatedAt: Scalars['DateTime']['output'];
  /** True if the testimonial is public. */
  visible: Scalars['Boolean']['output'];
};

/** The records to act on. Give either `ids` or `filter`. */
export type TestimonialSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<TestimonialListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The user or system behind an entry of a timeline. */
export type TimelineActor = {
  /** The kind of actor. */
  kind: TimelineActorKind;
  /** The full name of the user, or the email address if there is no name. Null if the caller may not see it. */
  name: Maybe<Scalars['String']['output']>;
};

/** The kind of actor. Callers other than staff see the names of themselves and of colleagues only. */
export type TimelineActorKind =
  /** A command that an operator ran on the server. */
  | 'COMMAND'
  /** A user who no longer has an account. */
  | 'FORMER'
  /** A holder of the link of an impact buyer. */
  | 'LINK'
  /** Another user, whose name is not shown. */
  | 'OTHER'
  /** A user whose name the caller may see. */
  | 'PERSON'
  /** A member of staff, without the name. */
  | 'STAFF'
  /** The product itself, for example a scheduled job. */
  | 'SYSTEM'
  /** A visitor who was not signed in. */
  | 'WEBSITE'
  /** The calling user. */
  | 'YOU';

/** A change of a field or of a list of rows. Long texts are shortened. */
export type TimelineChange = {
  /** The value after the change. Null if it is empty. */
  after: Maybe<Scalars['String']['output']>;
  /** The value before the change. Null if it was empty. */
  before: Maybe<Scalars['String']['output']>;
  /** The name of the field or list. */
  field: Scalars['String']['output'];
  /** The type of the values. */
  kind: TimelineValueKind;
  /** False if the values of a personal field are no longer stored. */
  valuesStored: Scalars['Boolean']['output'];
};

/** A page of the history of a record. It has no total count, since counting would read the whole history. */
export type TimelineConnection = {
  /** The items on this page. */
  nodes: Array<TimelineEntry>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
};

/** An entry in the timeline of a record: a change, or an email about it. */
export type TimelineEntry = {
  /** The action, such as `supplier.changed`. Null for emails. */
  action: Maybe<Scalars['String']['output']>;
  /** The actor of the change. Null for emails. */
  actor: Maybe<TimelineActor>;
  /** The time of the change or email. */
  at: Scalars['DateTime']['output'];
  /** True if the caller may undo the change, which has to be the latest change of the record. */
  canUndo: Scalars['Boolean']['output'];
  /** The changes that the caller may see. Empty for emails. */
  changes: Array<TimelineChange>;
  /** The id of the timeline entry. */
  id: Scalars['ID']['output'];
  /** Jobs that followed from the change. */
  jobs: Array<TimelineJob>;
  /** The email. Null for changes. */
  mail: Maybe<TimelineMail>;
  /** The version of the record after the change, for `undoChange`. Null if the record was not changed. */
  version: Maybe<Scalars['Int']['output']>;
};

/** A job that followed from a change. */
export type TimelineJob = {
  /** The name of the job, such as `mail.deliver`. */
  job: Scalars['String']['output'];
  /** The state of the job. */
  state: TimelineJobState;
};

/** The state of a job. */
export type TimelineJobState =
  /** Set aside because the queue refused it or no running process knew it. */
  | 'PARKED'
  /** Handed to the queue. */
  | 'STARTED'
  /** Waiting to be handed to the queue. */
  | 'WAITING';

/** An email about the record, with its delivery status. */
export type TimelineMail = {
  /** The delivery error. Null if there is none. */
  error: Maybe<Scalars['String']['output']>;
  /** The id in the mailbox. Null unless the caller is staff. */
  id: Maybe<Scalars['ID']['output']>;
  /** The kind of email, such as `sales-enquiry.to-supplier`. */
  kind: Scalars['String']['output'];
  /** The time of sending. Null if not sent. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** The delivery status. */
  status: MailStatus;
  /** The subject of the email. */
  subject: Scalars['String']['output'];
  /** The address of the recipient. */
  toAddress: Scalars['String']['output'];
};

/** The type of the values of a change. */
export type TimelineValueKind =
  /** One of a fixed set of values. */
  | 'CHOICE'
  /** A day as YYYY-MM-DD. */
  | 'DAY'
  /** The text true or false. */
  | 'FLAG'
  /** A date and time in ISO 8601. */
  | 'INSTANT'
  /** A list of texts, joined by commas. */
  | 'LIST'
  /** A number in decimal digits. */
  | 'NUMBER'
  /** A row that belongs to the record. Without `before` it was added, without `after` it was removed. */
  | 'ROW'
  /** Any other text. */
  | 'TEXT';

/** A permission of an API token. Tokens never do more than the roles of their owner allow. */
export type TokenScope =
  /** Read access to actions in the action centre (`actions:read`). */
  | 'ACTIONS_READ'
  /** Write access to actions in the action centre (`actions:write`). */
  | 'ACTIONS_WRITE'
  /** Read access to supplier alerts (`alerts:read`). */
  | 'ALERTS_READ'
  /** Write access to supplier alerts (`alerts:write`). */
  | 'ALERTS_WRITE'
  /** Read access to impact buyers (`buyers:read`). */
  | 'BUYERS_READ'
  /** Write access to impact buyers (`buyers:write`). */
  | 'BUYERS_WRITE'
  /** Read access to categories and places (`categories:read`). */
  | 'CATEGORIES_READ'
  /** Write access to categories and places (`categories:write`). */
  | 'CATEGORIES_WRITE'
  /** Read access to good causes and their prospective buyers (`causes:read`). */
  | 'CAUSES_READ'
  /** Write access to good causes and their prospective buyers (`causes:write`). */
  | 'CAUSES_WRITE'
  /** Read access to clicks on supplier links (`clicks:read`). */
  | 'CLICKS_READ'
  /** Write access to clicks on supplier links (`clicks:write`). */
  | 'CLICKS_WRITE'
  /** Read access to sales enquiries and customers (`enquiries:read`). */
  | 'ENQUIRIES_READ'
  /** Write access to sales enquiries and customers (`enquiries:write`). */
  | 'ENQUIRIES_WRITE'
  /** Read access to uploaded files (`files:read`). */
  | 'FILES_READ'
  /** Write access to uploaded files (`files:write`). */
  | 'FILES_WRITE'
  /** Read access to imports from files (`imports:read`). */
  | 'IMPORTS_READ'
  /** Write access to imports from files (`imports:write`). */
  | 'IMPORTS_WRITE'
  /** Read access to leads, lead offers and lead emails (`leads:read`). */
  | 'LEADS_READ'
  /** Write access to leads, lead offers and lead emails (`leads:write`). */
  | 'LEADS_WRITE'
  /** Read access to sent emails (`mail:read`). */
  | 'MAIL_READ'
  /** Write access to sent emails (`mail:write`). */
  | 'MAIL_WRITE'
  /** Read access to messages and held submissions (`messages:read`). */
  | 'MESSAGES_READ'
  /** Write access to messages and held submissions (`messages:write`). */
  | 'MESSAGES_WRITE'
  /** Read access to orders of Impact Boxes (`orders:read`). */
  | 'ORDERS_READ'
  /** Write access to orders of Impact Boxes (`orders:write`). */
  | 'ORDERS_WRITE'
  /** Read access to the user’s profile, notifications and saved views (`profile:read`). */
  | 'PROFILE_READ'
  /** Write access to the user’s profile, notifications and saved views (`profile:write`). */
  | 'PROFILE_WRITE'
  /** Read access to the change feed, the timeline and trash of all records, and quick find (`records:read`). */
  | 'RECORDS_READ'
  /** Write access to the timeline and trash of all records, and quick find (`records:write`). */
  | 'RECORDS_WRITE'
  /** Read access to statistics, reports and certificates (`reports:read`). */
  | 'REPORTS_READ'
  /** Write access to statistics, reports and certificates (`reports:write`). */
  | 'REPORTS_WRITE'
  /** Read access to synonyms and zero-result searches (`search:read`). */
  | 'SEARCH_READ'
  /** Write access to synonyms and zero-result searches (`search:write`). */
  | 'SEARCH_WRITE'
  /** Read access to settings of the site and featured listings (`site:read`). */
  | 'SITE_READ'
  /** Write access to settings of the site and featured listings (`site:write`). */
  | 'SITE_WRITE'
  /** Read access to suppliers, their services and testimonials (`suppliers:read`). */
  | 'SUPPLIERS_READ'
  /** Write access to suppliers, their services and testimonials (`suppliers:write`). */
  | 'SUPPLIERS_WRITE'
  /** Read access to background tasks of the user (`tasks:read`). */
  | 'TASKS_READ'
  /** Write access to background tasks of the user (`tasks:write`). */
  | 'TASKS_WRITE'
  /** Read access to users (`users:read`). */
  | 'USERS_READ';

/** A page of a list. */
export type TrashConnection = {
  /** The items on this page. */
  nodes: Array<TrashEntry>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A deleted record, which can be restored until the retention period ends. */
export type TrashEntry = {
  /** The time of the deletion. */
  deletedAt: Scalars['DateTime']['output'];
  /** The user who deleted the record. */
  deletedBy: TimelineActor;
  /** The id of the record. It keeps its id when it is restored. */
  recordId: Scalars['Int']['output'];
  /** The time at which the record is removed for good. */
  storedUntil: Scalars['DateTime']['output'];
  /** The name or title of the record. */
  title: Scalars['String']['output'];
};

/** The conditions that deleted records must meet. */
export type TrashFilter = {
  /** Part of the name of a record. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The records to act on. Give either `ids` or `filter`. */
export type TrashSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<TrashFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A column of the user list. */
export type UserColumn =
  /** The column `createdAt`. */
  | 'CREATED_AT'
  /** The column `deactivated`. */
  | 'DEACTIVATED'
  /** The column `deactivatedAt`. */
  | 'DEACTIVATED_AT'
  /** The column `email`. */
  | 'EMAIL'
  /** The column `emailVerified`. */
  | 'EMAIL_VERIFIED'
  /** The column `fullName`. */
  | 'FULL_NAME'
  /** The column `goodCause`. */
  | 'GOOD_CAUSE'
  /** The column `goodCauseId`. */
  | 'GOOD_CAUSE_ID'
  /** The column `id`. */
  | 'ID'
  /** The column `identityId`. */
  | 'IDENTITY_ID'
  /** The column `impactBuyer`. */
  | 'IMPACT_BUYER'
  /** The column `impactBuyerId`. */
  | 'IMPACT_BUYER_ID'
  /** The column `lastSignedInAt`. */
  | 'LAST_SIGNED_IN_AT'
  /** The column `roles`. */
  | 'ROLES'
  /** The column `supplier`. */
  | 'SUPPLIER'
  /** The column `supplierId`. */
  | 'SUPPLIER_ID'
  /** The column `updatedAt`. */
  | 'UPDATED_AT';

/** A condition on a column of the user list. */
export type UserColumnFilter = {
  /** The column to test. */
  column: UserColumn;
  /** The condition that the value of the column must meet. */
  test: ColumnTest;
  /** The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY. */
  values?: Array<Scalars['String']['input']>;
};

/** A column of an exported file. */
export type UserExportColumn = {
  /** The column of the list. */
  column: UserColumn;
  /** The heading of the column in the file. */
  header: Scalars['String']['input'];
};

/** Changes to a user. Fields that are left out stay as they are. Null clears a field. */
export type UserInput = {
  /** The full name of the user. Null if not given. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The id of the good cause of the user. Null if there is none. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the impact buyer of the user. Null if there is none. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** The roles of the user. */
  roles?: InputMaybe<Array<Role>>;
  /** The id of the supplier of the user. Null if there is none. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
};

/** A new user with its roles and links. The invitation goes to the email address. */
export type UserInvitation = {
  /** The email address of the new user. */
  email: Scalars['String']['input'];
  /** The full name of the user. Null if not given. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The id of the good cause of the user. Null if there is none. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the impact buyer of the user. Null if there is none. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** The roles of the user. */
  roles?: InputMaybe<Array<Role>>;
  /** The id of the supplier of the user. Null if there is none. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
};

/** The records to link a user to. Null for no link. */
export type UserLinks = {
  /** The id of the good cause. */
  goodCauseId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the impact buyer. */
  impactBuyerId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the supplier. */
  supplierId?: InputMaybe<Scalars['Int']['input']>;
};

/** A filter of the user list. Fields that are left out have no effect. */
export type UserListFilter = {
  /** Conditions on columns. A record must meet all of them. */
  columns?: InputMaybe<Array<UserColumnFilter>>;
  /** Ids of records. Other records are not listed. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The text of the quick search. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of the user list. */
export type UserListSort = {
  /** The column to sort by. */
  column: UserColumn;
  /** The sort direction. */
  direction: SortDirection;
};

/** A user with the fields that staff see. */
export type UserRecord = {
  /** The time at which the user was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The time of deactivation. Null if the user can sign in. */
  deactivatedAt: Maybe<Scalars['DateTime']['output']>;
  /** The email address of the user. */
  email: Scalars['String']['output'];
  /** True if the user has confirmed the email address. */
  emailVerified: Scalars['Boolean']['output'];
  /** The full name of the user. Null if not given. */
  fullName: Maybe<Scalars['String']['output']>;
  /** The good cause of the user. Null if there is none. Null for an API token without the scope `causes:read`. */
  goodCause: Maybe<NamedRef>;
  /** The id of the good cause of the user. Null if there is none. */
  goodCauseId: Maybe<Scalars['Int']['output']>;
  /** The id of the user. */
  id: Scalars['Int']['output'];
  /** The opaque id of the identity of the user. */
  identityId: Scalars['String']['output'];
  /** The impact buyer of the user. Null if there is none. Null for an API token without the scope `buyers:read`. */
  impactBuyer: Maybe<NamedRef>;
  /** The id of the impact buyer of the user. Null if there is none. */
  impactBuyerId: Maybe<Scalars['Int']['output']>;
  /** The time at which a session was last started or renewed. Null if the user has never signed in. */
  lastSignedInAt: Maybe<Scalars['DateTime']['output']>;
  /** The roles of the user. */
  roles: Array<Role>;
  /** True if the user has a confirmed email address in the product’s own domain. */
  staff: Scalars['Boolean']['output'];
  /** The supplier that the user belongs to. Null if there is none. Null for an API token without the scope `suppliers:read`. */
  supplier: Maybe<NamedRef>;
  /** The id of the supplier of the user. Null if there is none. */
  supplierId: Maybe<Scalars['Int']['output']>;
  /** The time of the last change to the user. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of the user, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
  /** True if the user can sign in with Google. */
  withGoogle: Scalars['Boolean']['output'];
};

/** A page of a list. */
export type UserRecordConnection = {
  /** The items on this page. */
  nodes: Array<UserRecord>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The records to act on. Give either `ids` or `filter`. */
export type UserSelection = {
  /** The ids of records to leave out. */
  except?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Selects all records that match. An empty filter matches all. */
  filter?: InputMaybe<UserListFilter>;
  /** The ids of the records. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** An address to which events are sent. */
export type Webhook = {
  /** The time at which the webhook was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The events that it receives. */
  eventTypes: Array<WebhookEvent>;
  /** The time until which events are also signed with the former secret. Null if events are signed with only one secret. */
  formerSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** The id of the webhook. */
  id: Scalars['Int']['output'];
  /** The time at which it last accepted an event. Null if it never has. */
  lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** The name that its owner gave it. */
  name: Scalars['String']['output'];
  /** The reason why the webhook is paused. Null if it is not paused. */
  pauseReason: Maybe<WebhookPauseReason>;
  /** The time when the webhook was paused. Null if it is not paused. */
  pausedAt: Maybe<Scalars['DateTime']['output']>;
  /** The time of the last change to the webhook. */
  updatedAt: Scalars['DateTime']['output'];
  /** The address to which events are sent. */
  url: Scalars['String']['output'];
  /** The version of the webhook, which grows by one with each change. Send it back with a change. */
  version: Scalars['Int']['output'];
};

/** Changes of a webhook. A field that is left out stays as it is. */
export type WebhookChanges = {
  /** The events to receive, at least one. */
  eventTypes?: InputMaybe<Array<WebhookEvent>>;
  /** The name of the webhook, of up to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The address to which events are sent. It begins with `https://`. Outside production, `http://` is allowed too. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** An event for a webhook, and the result of its latest attempt. */
export type WebhookDelivery = {
  /** The number of attempts since it was created or resent. */
  attempts: Scalars['Int']['output'];
  /** The type of the event. */
  eventType: WebhookDeliveryEvent;
  /** The id of the event in the header `webhook-id`. It is the same for all attempts. */
  id: Scalars['String']['output'];
  /** The time of the latest attempt. Null before the first one. */
  lastAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** The time of the next attempt. Null if there is none. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** The time of the event. */
  occurredAt: Scalars['DateTime']['output'];
  /** The payload as it is sent, in JSON. */
  payload: Scalars['String']['output'];
  /** The reason why the latest attempt failed. Null if it did not. */
  problem: Maybe<Scalars['String']['output']>;
  /** The milliseconds that the latest attempt took. Null before the first one. */
  responseMs: Maybe<Scalars['Int']['output']>;
  /** The HTTP status of the latest response. Null if there was no response. */
  responseStatus: Maybe<Scalars['Int']['output']>;
  /** The first 1,000 bytes of the latest response. Null if there was no response. */
  responseText: Maybe<Scalars['String']['output']>;
  /** The state of the event. */
  status: WebhookDeliveryStatus;
};

/** A page of a list. */
export type WebhookDeliveryConnection = {
  /** The items on this page. */
  nodes: Array<WebhookDelivery>;
  /** The position of this page in the list. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The type of an event for a webhook: one that the webhook receives, or a test event. */
export type WebhookDeliveryEvent =
  /** An impact buyer was changed (`buyer.changed`). */
  | 'BUYER_CHANGED'
  /** An impact buyer was created, or restored from the trash (`buyer.created`). */
  | 'BUYER_CREATED'
  /** An impact buyer was deleted (`buyer.deleted`). */
  | 'BUYER_DELETED'
  /** A good cause was changed (`cause.changed`). */
  | 'CAUSE_CHANGED'
  /** A good cause was created, or restored from the trash (`cause.created`). */
  | 'CAUSE_CREATED'
  /** A good cause was deleted (`cause.deleted`). */
  | 'CAUSE_DELETED'
  /** The certificate of an impact buyer can be downloaded (`certificate.ready`). */
  | 'CERTIFICATE_READY'
  /** A sales enquiry was changed (`enquiry.changed`). */
  | 'ENQUIRY_CHANGED'
  /** A sales enquiry was completed (`enquiry.completed`). */
  | 'ENQUIRY_COMPLETED'
  /** A sales enquiry was created, or restored from the trash (`enquiry.created`). */
  | 'ENQUIRY_CREATED'
  /** A sales enquiry was deleted (`enquiry.deleted`). */
  | 'ENQUIRY_DELETED'
  /** A lead was changed (`lead.changed`). */
  | 'LEAD_CHANGED'
  /** A lead was created, or restored from the trash (`lead.created`). */
  | 'LEAD_CREATED'
  /** A lead was deleted (`lead.deleted`). */
  | 'LEAD_DELETED'
  /** An order of Impact Boxes was placed (`order.placed`). */
  | 'ORDER_PLACED'
  /** A supplier was changed (`supplier.changed`). */
  | 'SUPPLIER_CHANGED'
  /** A supplier was created, or restored from the trash (`supplier.created`). */
  | 'SUPPLIER_CREATED'
  /** A supplier was deleted (`supplier.deleted`). */
  | 'SUPPLIER_DELETED'
  /** A user sent a test event (`webhook.test`). */
  | 'WEBHOOK_TEST';

/** The state of an event for a webhook. */
export type WebhookDeliveryStatus =
  /** The receiver accepted the event. */
  | 'DELIVERED'
  /** The event is not sent again, unless a user resends it. */
  | 'FAILED'
  /** The event is sent, or sent again, at the time of its next attempt. */
  | 'WAITING';

/** An event that webhooks receive. */
export type WebhookEvent =
  /** An impact buyer was changed (`buyer.changed`). */
  | 'BUYER_CHANGED'
  /** An impact buyer was created, or restored from the trash (`buyer.created`). */
  | 'BUYER_CREATED'
  /** An impact buyer was deleted (`buyer.deleted`). */
  | 'BUYER_DELETED'
  /** A good cause was changed (`cause.changed`). */
  | 'CAUSE_CHANGED'
  /** A good cause was created, or restored from the trash (`cause.created`). */
  | 'CAUSE_CREATED'
  /** A good cause was deleted (`cause.deleted`). */
  | 'CAUSE_DELETED'
  /** The certificate of an impact buyer can be downloaded (`certificate.ready`). */
  | 'CERTIFICATE_READY'
  /** A sales enquiry was changed (`enquiry.changed`). */
  | 'ENQUIRY_CHANGED'
  /** A sales enquiry was completed (`enquiry.completed`). */
  | 'ENQUIRY_COMPLETED'
  /** A sales enquiry was created, or restored from the trash (`enquiry.created`). */
  | 'ENQUIRY_CREATED'
  /** A sales enquiry was deleted (`enquiry.deleted`). */
  | 'ENQUIRY_DELETED'
  /** A lead was changed (`lead.changed`). */
  | 'LEAD_CHANGED'
  /** A lead was created, or restored from the trash (`lead.created`). */
  | 'LEAD_CREATED'
  /** A lead was deleted (`lead.deleted`). */
  | 'LEAD_DELETED'
  /** An order of Impact Boxes was placed (`order.placed`). */
  | 'ORDER_PLACED'
  /** A supplier was changed (`supplier.changed`). */
  | 'SUPPLIER_CHANGED'
  /** A supplier was created, or restored from the trash (`supplier.created`). */
  | 'SUPPLIER_CREATED'
  /** A supplier was deleted (`supplier.deleted`). */
  | 'SUPPLIER_DELETED';

/** A webhook to create. */
export type WebhookInput = {
  /** The events to receive, at least one. */
  eventTypes: Array<WebhookEvent>;
  /** The name of the webhook, of up to 60 characters. */
  name: Scalars['String']['input'];
  /** The address to which events are sent. It begins with `https://`. Outside production, `http://` is allowed too. */
  url: Scalars['String']['input'];
};

/** The reason why a webhook is paused. */
export type WebhookPauseReason =
  /** All access to the account of the owner was ended: its password was reset by email, or the account was deactivated. */
  | 'ACCESS_ENDED'
  /** The receiver accepted nothing for about three days. */
  | 'FAILING'
  /** The receiver responded with the status 410. */
  | 'GONE'
  /** The owner or staff paused it. */
  | 'OWNER';

/** A webhook with the secret that signs its events. */
export type WebhookWithSecret = {
  /** The secret. It cannot be read again. */
  secret: Scalars['String']['output'];
  /** The webhook as lists show it. */
  webhook: Webhook;
};

/** The reason for the search terms of a word. */
export type WordReason =
  /** The word is searched for as typed. */
  | 'AS_TYPED'
  /** The word is the beginning of the search term. */
  | 'BEGUN'
  /** The word has no meaning for a search. */
  | 'IGNORED'
  /** The word is a misspelling of the search term. */
  | 'MISSPELT'
  /** A synonym is searched for as well. */
  | 'SYNONYM'
  /** The word finds no supplier. */
  | 'UNKNOWN';

/** A picture or video of a supplier’s work. */
export type WorkExample = {
  /** The caption, of up to 100 characters. */
  description: Maybe<Scalars['String']['output']>;
  /** The id of the work example. */
  id: Scalars['Int']['output'];
  /** The orientation of the picture. Null if it is not known. */
  imageOrientation: Maybe<ImageOrientation>;
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The kind of work example: a picture or a video. */
  type: WorkExampleType;
  /** The 11 characters that identify the video on YouTube. Null if there is no video. */
  videoId: Maybe<Scalars['String']['output']>;
  /** The address of the video on YouTube. Null if there is no video. */
  videoUrl: Maybe<Scalars['String']['output']>;
};

/** A new or changed work example. */
export type WorkExampleInput = {
  /** The caption, of up to 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The id of the row to change. Null adds a new row. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** The orientation of the picture. Null if it is not known. */
  imageOrientation?: InputMaybe<ImageOrientation>;
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The position among the work examples of the supplier, from 0. Lower positions come first. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of work example: a picture or a video. */
  type?: InputMaybe<WorkExampleType>;
  /** The address of the video on YouTube. Null if there is no video. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A picture or video of a supplier’s work, for editing. */
export type WorkExampleRecord = {
  /** The time at which the work example was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The caption, of up to 100 characters. */
  description: Maybe<Scalars['String']['output']>;
  /** The id of the work example. */
  id: Scalars['Int']['output'];
  /** The orientation of the picture. Null if it is not known. */
  imageOrientation: Maybe<ImageOrientation>;
  /** The address of the picture, relative to the site. Null if there is no picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The position among the work examples of the supplier, from 0. Lower positions come first. */
  position: Scalars['Int']['output'];
  /** The kind of work example: a picture or a video. */
  type: WorkExampleType;
  /** The time of the last change to the work example. */
  updatedAt: Scalars['DateTime']['output'];
  /** The 11 characters that identify the video on YouTube. Null if there is no video. */
  videoId: Maybe<Scalars['String']['output']>;
  /** The address of the video on YouTube. Null if there is no video. */
  videoUrl: Maybe<Scalars['String']['output']>;
};

/** The kind of a work example. */
export type WorkExampleType =
  /** An uploaded picture. */
  | 'IMAGE'
  /** A video on YouTube. */
  | 'VIDEO';

/** The sales of the same months a year before. If the year is not over, only the months that have begun are included. */
export type YearBefore = {
  /** The number of completed sales. */
  completed: Scalars['Int']['output'];
  /** The contribution in New Zealand dollars. For a good cause, half of `wholeContribution`. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenue: Scalars['Float']['output'];
};

/** The contributions of one year in New Zealand time. */
export type YearOfGiving = {
  /** The contributions in New Zealand dollars. */
  contribution: Scalars['Float']['output'];
  /** The hours of community work that are equivalent to the contributions. */
  equivalentHours: Scalars['Int']['output'];
  /** The number of completed sales. */
  sales: Scalars['Int']['output'];
  /** The calendar year, in New Zealand time. */
  year: Scalars['Int']['output'];
};

/** The sales of one year in New Zealand time. */
export type YearTotals = {
  /** The number of completed sales. */
  completed: Scalars['Int']['output'];
  /** The contribution in New Zealand dollars, not halved for a good cause. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The revenue in New Zealand dollars excluding GST, without sales that have fallen through. */
  revenue: Scalars['Float']['output'];
  /** The calendar year, in New Zealand time. */
  year: Scalars['Int']['output'];
};

/** The report of one New Zealand year of a supplier or a good cause. */
export type YearlyReport = {
  /** The number of impact buyers that have chosen the good cause and contributed to it in the year. Null for a supplier. */
  buyerCount: Maybe<Scalars['Int']['output']>;
  /** The sales of each type of buyer, the highest contribution first. */
  byBuyerType: Array<BuyerTypeSales>;
  /** The contributions to a good cause from each category, the largest first. Null for a supplier. */
  byCategory: Maybe<Array<CategoryContribution>>;
  /** The contributions of a supplier to each good cause, the largest first. Null for a good cause. */
  byCause: Maybe<Array<CauseContribution>>;
  /** The sales of all twelve months. */
  byMonth: Array<MonthTotals>;
  /** The number of completed sales. */
  completed: Scalars['Int']['output'];
  /** The contribution in New Zealand dollars. For a good cause, half of `wholeContribution`. */
  contribution: Scalars['Float']['output'];
  /** The number of enquiries. */
  enquiries: Scalars['Int']['output'];
  /** The hours of community work that are equivalent to the contribution. */
  equivalentHours: Scalars['Int']['output'];
  /** The name of the supplier or good cause. */
  name: Scalars['String']['output'];
  /** The kind of record. */
  of: YearlyReportOf;
  /** The id of the supplier or good cause. */
  ownerId: Scalars['Int']['output'];
  /** The number of suppliers that contributed to a good cause. Null for a supplier. */
  supplierCount: Maybe<Scalars['Int']['output']>;
  /** The contribution in New Zealand dollars, not halved for a good cause. */
  wholeContribution: Scalars['Float']['output'];
  /** The calendar year, in New Zealand time. */
  year: Scalars['Int']['output'];
  /** The sales of the same months a year before. */
  yearBefore: YearBefore;
  /** The years that have any data, newest first. */
  years: Array<Scalars['Int']['output']>;
};

/** The kind of record that a yearly report is about. */
export type YearlyReportOf =
  /** The sales that benefit a good cause. */
  | 'GOOD_CAUSE'
  /** The sales of a supplier. */
  | 'SUPPLIER';
