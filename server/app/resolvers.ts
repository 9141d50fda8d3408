import type { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from '../accounts/account.resolver.js';
import { CurrentUserResolver } from '../accounts/current-user.resolver.js';
import { SignInLinkResolver } from '../accounts/sign-in-link.resolver.js';
import { UserRecordResolver } from '../accounts/user-record.resolver.js';
import { ActionItemResolver } from '../action-centre/action-item.resolver.js';
import { ActionItemChangesResolver } from '../action-centre/action-item-changes.resolver.js';
import { AddressResolver } from '../addresses/address.resolver.js';
import { CategoryResolver } from '../categories/category.resolver.js';
import { CategoryOrderResolver } from '../categories/category-order.resolver.js';
import { CategoryRecordResolver } from '../categories/category-record.resolver.js';
import { CertificateResolver } from '../certificates/certificate.resolver.js';
import { AffiliateClickListResolver } from '../click-tracking/affiliate-click-list.resolver.js';
import { ClickResolver } from '../click-tracking/click.resolver.js';
import { ContactMessageResolver } from '../contact-messages/contact-message.resolver.js';
import { ContactMessageRecordResolver } from '../contact-messages/contact-message-record.resolver.js';
import { FeaturedListingResolver } from '../featured-listings/featured-listing.resolver.js';
import { FeaturedListingRecordResolver } from '../featured-listings/featured-listing-record.resolver.js';
import { GoodCauseAccountResolver, GoodCauseResolver } from '../good-causes/good-cause.resolver.js';
import { GoodCauseRecordResolver } from '../good-causes/good-cause-record.resolver.js';
import { ImpactBuyerRequestResolver } from '../good-causes/impact-buyer-request.resolver.js';
import { heldSubmissionResolvers } from '../held-submissions/held-submissions.resolver.js';
import { FrontPageResolver } from '../impact-buyers/front-page.resolver.js';
import { ImpactBuyerResolver } from '../impact-buyers/impact-buyer.resolver.js';
import { ImpactBuyerRecordResolver } from '../impact-buyers/impact-buyer-record.resolver.js';
import { importResolver } from '../imports/import.resolver.js';
import { IntroductionResolver } from '../introductions/introduction.resolver.js';
import { LeadMailResolver } from '../lead-mails/lead-mail.resolver.js';
import { MailTemplateResolver } from '../lead-mails/mail-template.resolver.js';
import { LeadOfferResolver } from '../lead-offers/lead-offer.resolver.js';
import { LeadChangesResolver } from '../leads/lead-changes.resolver.js';
import { LeadRecordResolver } from '../leads/lead-record.resolver.js';
import { LeadSalesResolver } from '../leads/lead-sales.resolver.js';
import { MatchingSuppliersResolver } from '../leads/matching-suppliers.resolver.js';
import { LinkPageResolver } from '../link-pages/link-page.resolver.js';
import { mailPreviewResolver } from '../mailbox/mail-preview.resolver.js';
import { MailboxResolver } from '../mailbox/mailbox.resolver.js';
import { notificationResolver } from '../notifications/notification.resolver.js';
import { ImpactBoxResolver } from '../orders/impact-box.resolver.js';
import { ImpactBoxOrderRecordResolver } from '../orders/impact-box-order-record.resolver.js';
import { historyResolver } from '../platform/history/history.resolver.js';
import { ProspectingResolver } from '../prospecting/prospecting.resolver.js';
import { QuickFindResolver } from '../quick-find/quick-find.resolver.js';
import { CustomerResolver } from '../sales-enquiries/customers.resolver.js';
import { SalesEnquiryResolver } from '../sales-enquiries/sales-enquiry.resolver.js';
import { SalesEnquiryChangesResolver } from '../sales-enquiries/sales-enquiry-changes.resolver.js';
import { SavedViewResolver } from '../saved-views/saved-view.resolver.js';
import { SearchWordsResolver } from '../search-words/search-words.resolver.js';
import { SiteSettingsResolver } from '../settings/site-settings.resolver.js';
import { DashboardResolver } from '../statistics/dashboard.resolver.js';
import { ImpactSummaryResolver } from '../statistics/impact-summary.resolver.js';
import { StatisticsResolver } from '../statistics/statistics.resolver.js';
import { SupplierStatisticsResolver } from '../statistics/supplier-statistics.resolver.js';
import { SupplierAlertResolver } from '../supplier-alerts/supplier-alert.resolver.js';
import { MergeCategoryResolver } from '../suppliers/merge-category.resolver.js';
import { NotificationsResolver } from '../suppliers/notifications.resolver.js';
import { RegroupSuppliersResolver } from '../suppliers/regroup-suppliers.resolver.js';
import { ServiceListResolver } from '../suppliers/service-list.resolver.js';
import { SupplierResolver } from '../suppliers/supplier.resolver.js';
import {
  SupplierCardAccountResolver,
  SupplierProfileAccountResolver,
} from '../suppliers/supplier-account.resolver.js';
import { SupplierPlacesResolver } from '../suppliers/supplier-places.resolver.js';
import { SupplierRecordResolver } from '../suppliers/supplier-record.resolver.js';
import { TestimonialResolver } from '../suppliers/testimonial.resolver.js';
import { TestimonialListResolver } from '../suppliers/testimonial-list.resolver.js';
import { TaskResolver } from '../tasks/task.resolver.js';
import { TaskChangesResolver } from '../tasks/task-changes.resolver.js';
import { undoResolver } from '../tasks/undo.resolver.js';
import { YearlyReportResolver } from '../yearly-reports/yearly-report.resolver.js';
import { BULK_RESOLVERS } from './bulk-resolvers.js';
import { EXPORT_RESOLVERS } from './export-resolvers.js';
import { HELD_FORMS, HELD_RELEASE } from './held-forms.js';
import { HISTORIES } from './histories.js';
import { IMPORTABLE_TYPES } from './importable-types.js';
import { MAIL_PREVIEWS } from './mail-previews.js';
import { TASK_KINDS } from './task-kinds.js';

/** All resolver classes of the product. */
export const RESOLVERS: Parameters<typeof buildSchemaSync>[0]['resolvers'] = [
  AccountResolver,
  ActionItemResolver,
  ActionItemChangesResolver,
  LeadChangesResolver,
  SalesEnquiryChangesResolver,
  TaskChangesResolver,
  AddressResolver,
  CertificateResolver,
  CategoryResolver,
  CategoryOrderResolver,
  CategoryRecordResolver,
  MergeCategoryResolver,
  RegroupSuppliersResolver,
  ClickResolver,
  AffiliateClickListResolver,
  CurrentUserResolver,
  DashboardResolver,
  StatisticsResolver,
  SupplierStatisticsResolver,
  ContactMessageResolver,
  ContactMessageRecordResolver,
  FeaturedListingResolver,
  FeaturedListingRecordResolver,
  FrontPageResolver,
  GoodCauseAccountResolver,
  GoodCauseResolver,
  GoodCauseRecordResolver,
  ImpactBuyerRequestResolver,
  ImpactBoxResolver,
  LeadOfferResolver,
  LeadRecordResolver,
  LeadSalesResolver,
  IntroductionResolver,
  MatchingSuppliersResolver,
  LeadMailResolver,
  MailTemplateResolver,
  NotificationsResolver,
  LinkPageResolver,
  ProspectingResolver,
  SignInLinkResolver,
  ImpactBoxOrderRecordResolver,
  ImpactBuyerResolver,
  ImpactBuyerRecordResolver,
  UserRecordResolver,
  QuickFindResolver,
  ...EXPORT_RESOLVERS,
  ...BULK_RESOLVERS,
  importResolver(IMPORTABLE_TYPES),
  mailPreviewResolver(MAIL_PREVIEWS),
  ImpactSummaryResolver,
  ...heldSubmissionResolvers(HELD_FORMS, HELD_RELEASE),
  historyResolver(HISTORIES),
  SalesEnquiryResolver,
  CustomerResolver,
  MailboxResolver,
  notificationResolver(HISTORIES),
  SavedViewResolver,
  SearchWordsResolver,
  SupplierAlertResolver,
  ServiceListResolver,
  SiteSettingsResolver,
  SupplierCardAccountResolver,
  SupplierProfileAccountResolver,
  SupplierResolver,
  SupplierPlacesResolver,
  SupplierRecordResolver,
  TaskResolver,
  TestimonialResolver,
  TestimonialListResolver,
  YearlyReportResolver,
  undoResolver(HISTORIES, TASK_KINDS),
];
