import { TextFolding1764000000001 } from '../../migrations/1764000000001-text-folding.js';
import { Activity1764000000002 } from '../../migrations/1764000000002-activity.js';
import { Mail1764000000003 } from '../../migrations/1764000000003-mail.js';
import { Calls1764000000004 } from '../../migrations/1764000000004-calls.js';
import { Accounts1764000000005 } from '../../migrations/1764000000005-accounts.js';
import { Files1764000000006 } from '../../migrations/1764000000006-files.js';
import { Categories1764000000007 } from '../../migrations/1764000000007-categories.js';
import { GoodCauses1764000000008 } from '../../migrations/1764000000008-good-causes.js';
import { ImpactBuyers1764000000009 } from '../../migrations/1764000000009-impact-buyers.js';
import { Suppliers1764000000010 } from '../../migrations/1764000000010-suppliers.js';
import { SupplierSearch1764000000011 } from '../../migrations/1764000000011-supplier-search.js';
import { Leads1764000000012 } from '../../migrations/1764000000012-leads.js';
import { SalesEnquiries1764000000013 } from '../../migrations/1764000000013-sales-enquiries.js';
import { SalesTotals1764000000014 } from '../../migrations/1764000000014-sales-totals.js';
import { FeaturedListings1764000000015 } from '../../migrations/1764000000015-featured-listings.js';
import { SiteSettings1764000000016 } from '../../migrations/1764000000016-site-settings.js';
import { ActionCentre1764000000017 } from '../../migrations/1764000000017-action-centre.js';
import { Clicks1764000000018 } from '../../migrations/1764000000018-clicks.js';
import { ImpactBoxOrders1764000000019 } from '../../migrations/1764000000019-impact-box-orders.js';
import { ContactMessages1764000000020 } from '../../migrations/1764000000020-contact-messages.js';
import { Chores1764000000021 } from '../../migrations/1764000000021-chores.js';
import { MailSearch1764000000022 } from '../../migrations/1764000000022-mail-search.js';
import { SearchWords1764000000023 } from '../../migrations/1764000000023-search-words.js';
import { FillSearchWords1764000000024 } from '../../migrations/1764000000024-fill-search-words.js';
import { LinkedIdentities1764000000025 } from '../../migrations/1764000000025-linked-identities.js';
import { Uploads1764000000026 } from '../../migrations/1764000000026-uploads.js';
import { OwnerTotals1764000000029 } from '../../migrations/1764000000029-owner-totals.js';
import { SavedViews1764000000030 } from '../../migrations/1764000000030-saved-views.js';
import { Tasks1764000000031 } from '../../migrations/1764000000031-tasks.js';
import { ActivityVersions1764000000032 } from '../../migrations/1764000000032-activity-versions.js';
import { History1764000000033 } from '../../migrations/1764000000033-history.js';
import { DeactivatedUsers1764000000034 } from '../../migrations/1764000000034-deactivated-users.js';
import { StaffLists1764000000035 } from '../../migrations/1764000000035-staff-lists.js';
import { QuickFind1764000000040 } from '../../migrations/1764000000040-quick-find.js';
import { Imports1764000000041 } from '../../migrations/1764000000041-imports.js';
import { OrderOfSuppliers1764000000042 } from '../../migrations/1764000000042-order-of-suppliers.js';
import { ImpactBuyerRequests1764000000043 } from '../../migrations/1764000000043-impact-buyer-requests.js';
import { NotificationMarks1764000000044 } from '../../migrations/1764000000044-notification-marks.js';
import { OfferedServices1764000000045 } from '../../migrations/1764000000045-offered-services.js';
import { RichTexts1764000000047 } from '../../migrations/1764000000047-rich-texts.js';
import { FindMoreRecords1764000000048 } from '../../migrations/1764000000048-find-more-records.js';
import { OrderOfCategories1764000000055 } from '../../migrations/1764000000055-order-of-categories.js';
import { ReportedIssues1764000000056 } from '../../migrations/1764000000056-reported-issues.js';
import { UndoOfTasks1764000000060 } from '../../migrations/1764000000060-undo-of-tasks.js';
import { MailSentAgain1764000000061 } from '../../migrations/1764000000061-mail-sent-again.js';
import { MailboxOrders1764000000062 } from '../../migrations/1764000000062-mailbox-orders.js';
import { LeadRules1764000000063 } from '../../migrations/1764000000063-lead-rules.js';
import { LeadOrders1764000000064 } from '../../migrations/1764000000064-lead-orders.js';
import { LeadSums1764000000065 } from '../../migrations/1764000000065-lead-sums.js';
import { LiveChanges1764000000070 } from '../../migrations/1764000000070-live-changes.js';
import { ActionCentreCauses1764000000075 } from '../../migrations/1764000000075-action-centre-causes.js';
import { ListedWithSubCategories1764000000080 } from '../../migrations/1764000000080-listed-with-sub-categories.js';
import { FollowUpsThatAreDue1764000000081 } from '../../migrations/1764000000081-follow-ups-that-are-due.js';
import { MailAddressees1764000000083 } from '../../migrations/1764000000083-mail-addressees.js';
import { MailTemplates1764000000084 } from '../../migrations/1764000000084-mail-templates.js';
import { SignInLinks1764000000095 } from '../../migrations/1764000000095-sign-in-links.js';
import { LeadTotals1764000000101 } from '../../migrations/1764000000101-lead-totals.js';
import { LeadSearchedText1764000000102 } from '../../migrations/1764000000102-lead-searched-text.js';
import { LeadSorts1764000000103 } from '../../migrations/1764000000103-lead-sorts.js';
import { WhatEnquiriesAreCountedBy1764000000110 } from '../../migrations/1764000000110-what-enquiries-are-counted-by.js';
import { StatisticsOfSales1764000000111 } from '../../migrations/1764000000111-statistics-of-sales.js';
import { StatisticsOfLeads1764000000112 } from '../../migrations/1764000000112-statistics-of-leads.js';
import { StatisticsOfClicks1764000000113 } from '../../migrations/1764000000113-statistics-of-clicks.js';
import { MendTotals1764000000114 } from '../../migrations/1764000000114-mend-totals.js';
import { ImpactCertificates1764000000120 } from '../../migrations/1764000000120-impact-certificates.js';
import { CausesOfAYear1764000000121 } from '../../migrations/1764000000121-causes-of-a-year.js';
import { SumsOfSuppliers1764000000130 } from '../../migrations/1764000000130-sums-of-suppliers.js';
import { ChangesRowByRow1764000000131 } from '../../migrations/1764000000131-changes-row-by-row.js';
import { FoldNetChanges1764000000132 } from '../../migrations/1764000000132-fold-net-changes.js';
import { PartsOfMonths1764000000133 } from '../../migrations/1764000000133-parts-of-months.js';
import { PartsOfTypesAndCauses1764000000134 } from '../../migrations/1764000000134-parts-of-types-and-causes.js';
import { EnquiriesWaitForTheirParties1764000000135 } from '../../migrations/1764000000135-enquiries-wait-for-their-parties.js';
import { FoldBeforeMending1764000000136 } from '../../migrations/1764000000136-fold-before-mending.js';
import { PartiesInTwoStatements1764000000137 } from '../../migrations/1764000000137-parties-in-two-statements.js';
import { MailNotifications1764000000140 } from '../../migrations/1764000000140-mail-notifications.js';
import { MailOrder1764000000141 } from '../../migrations/1764000000141-mail-order.js';
import { MailBounces1764000000150 } from '../../migrations/1764000000150-mail-bounces.js';
import { UndeliveredMails1764000000151 } from '../../migrations/1764000000151-undelivered-mails.js';
import { SoldEnquiries1764000000154 } from '../../migrations/1764000000154-sold-enquiries.js';
import { HeldSubmissions1764000000155 } from '../../migrations/1764000000155-held-submissions.js';
import { ImportNumberStyle1764000000160 } from '../../migrations/1764000000160-import-number-style.js';
import { FoldAllScripts1764000000170 } from '../../migrations/1764000000170-fold-all-scripts.js';
import { OneSpellingOfAddresses1764000000171 } from '../../migrations/1764000000171-one-spelling-of-addresses.js';
import { LengthsAsPeopleCount1764000000172 } from '../../migrations/1764000000172-lengths-as-people-count.js';
import { WiderSearches1764000000180 } from '../../migrations/1764000000180-wider-searches.js';
import { SupplierAlerts1764000000181 } from '../../migrations/1764000000181-supplier-alerts.js';
import { UniqueByComparisonKey1764000000186 } from '../../migrations/1764000000186-unique-by-comparison-key.js';
import { PhoneDigitsOfWideNumbers1764000000190 } from '../../migrations/1764000000190-phone-digits-of-wide-numbers.js';
import { AddressesOfRecords1764000000191 } from '../../migrations/1764000000191-addresses-of-records.js';
import { LettersOfFreeNumbers1764000000230 } from '../../migrations/1764000000230-letters-of-free-numbers.js';
import { PlacesAsWritten1764000000240 } from '../../migrations/1764000000240-places-as-written.js';
import { SettingsByInteger1764000000260 } from '../../migrations/1764000000260-settings-by-integer.js';
import { OwnersOfLiveEnquiries1764000000270 } from '../../migrations/1764000000270-owners-of-live-enquiries.js';
import { RolesOfTasks1764000000280 } from '../../migrations/1764000000280-roles-of-tasks.js';
import { FunctionsForAnySearchPath1764000000290 } from '../../migrations/1764000000290-functions-for-any-search-path.js';
import { AddressesTypedByStaff1764000000300 } from '../../migrations/1764000000300-addresses-typed-by-staff.js';
import { FirstLettersOfWords1764000000310 } from '../../migrations/1764000000310-first-letters-of-words.js';
import { PluralsOfAbbreviations1764000000320 } from '../../migrations/1764000000320-plurals-of-abbreviations.js';

/** The migrations in order. npm run freeze-migrations writes this list. */
export const MIGRATIONS = [
  TextFolding1764000000001,
  Activity1764000000002,
  Mail1764000000003,
  Calls1764000000004,
  Accounts1764000000005,
  Files1764000000006,
  Categories1764000000007,
  GoodCauses1764000000008,
  ImpactBuyers1764000000009,
  Suppliers1764000000010,
  SupplierSearch1764000000011,
  Leads1764000000012,
  SalesEnquiries1764000000013,
  SalesTotals1764000000014,
  FeaturedListings1764000000015,
  SiteSettings1764000000016,
  ActionCentre1764000000017,
  Clicks1764000000018,
  ImpactBoxOrders1764000000019,
  ContactMessages1764000000020,
  Chores1764000000021,
  MailSearch1764000000022,
  SearchWords1764000000023,
  FillSearchWords1764000000024,
  LinkedIdentities1764000000025,
  Uploads1764000000026,
  OwnerTotals1764000000029,
  SavedViews1764000000030,
  Tasks1764000000031,
  ActivityVersions1764000000032,
  History1764000000033,
  DeactivatedUsers1764000000034,
  StaffLists1764000000035,
  QuickFind1764000000040,
  Imports1764000000041,
  OrderOfSuppliers1764000000042,
  ImpactBuyerRequests1764000000043,
  NotificationMarks1764000000044,
  OfferedServices1764000000045,
  RichTexts1764000000047,
  FindMoreRecords1764000000048,
  OrderOfCategories1764000000055,
  ReportedIssues1764000000056,
  UndoOfTasks1764000000060,
  MailSentAgain1764000000061,
  MailboxOrders1764000000062,
  LeadRules1764000000063,
  LeadOrders1764000000064,
  LeadSums1764000000065,
  LiveChanges1764000000070,
  ActionCentreCauses1764000000075,
  ListedWithSubCategories1764000000080,
  FollowUpsThatAreDue1764000000081,
  MailAddressees1764000000083,
  MailTemplates1764000000084,
  SignInLinks1764000000095,
  LeadTotals1764000000101,
  LeadSearchedText1764000000102,
  LeadSorts1764000000103,
  WhatEnquiriesAreCountedBy1764000000110,
  StatisticsOfSales1764000000111,
  StatisticsOfLeads1764000000112,
  StatisticsOfClicks1764000000113,
  MendTotals1764000000114,
  ImpactCertificates1764000000120,
  CausesOfAYear1764000000121,
  SumsOfSuppliers1764000000130,
  ChangesRowByRow1764000000131,
  FoldNetChanges1764000000132,
  PartsOfMonths1764000000133,
  PartsOfTypesAndCauses1764000000134,
  EnquiriesWaitForTheirParties1764000000135,
  FoldBeforeMending1764000000136,
  PartiesInTwoStatements1764000000137,
  MailNotifications1764000000140,
  MailOrder1764000000141,
  MailBounces1764000000150,
  UndeliveredMails1764000000151,
  SoldEnquiries1764000000154,
  HeldSubmissions1764000000155,
  ImportNumberStyle1764000000160,
  FoldAllScripts1764000000170,
  OneSpellingOfAddresses1764000000171,
  LengthsAsPeopleCount1764000000172,
  WiderSearches1764000000180,
  SupplierAlerts1764000000181,
  UniqueByComparisonKey1764000000186,
  PhoneDigitsOfWideNumbers1764000000190,
  AddressesOfRecords1764000000191,
  LettersOfFreeNumbers1764000000230,
  PlacesAsWritten1764000000240,
  SettingsByInteger1764000000260,
  OwnersOfLiveEnquiries1764000000270,
  RolesOfTasks1764000000280,
  FunctionsForAnySearchPath1764000000290,
  AddressesTypedByStaff1764000000300,
  FirstLettersOfWords1764000000310,
  PluralsOfAbbreviations1764000000320,
];
