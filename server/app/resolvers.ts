import type { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from '../accounts/account.resolver.js';
import { CurrentUserResolver } from '../accounts/current-user.resolver.js';
import { SignInLinkResolver } from '../accounts/sign-in-link.resolver.js';
import { UserRecordResolver } from '../accounts/user-record.resolver.js';
import { AddressResolver } from '../directory/addresses/address.resolver.js';
import { CategoryResolver } from '../directory/categories/category.resolver.js';
import { CategoryOrderResolver } from '../directory/categories/category-order.resolver.js';
import { CategoryRecordResolver } from '../directory/categories/category-record.resolver.js';
import { AffiliateClickListResolver } from '../directory/click-tracking/affiliate-click-list.resolver.js';
import { ClickResolver } from '../directory/click-tracking/click.resolver.js';
import { FeaturedListingResolver } from '../directory/featured-listings/featured-listing.resolver.js';
import { FeaturedListingRecordResolver } from '../directory/featured-listings/featured-listing-record.resolver.js';
import { GoodCauseAccountResolver, GoodCauseResolver } from '../directory/good-causes/good-cause.resolver.js';
import { GoodCauseRecordResolver } from '../directory/good-causes/good-cause-record.resolver.js';
import { ImpactBuyerRequestResolver } from '../directory/good-causes/impact-buyer-request.resolver.js';
import { FrontPageResolver } from '../directory/impact-buyers/front-page.resolver.js';
import { ImpactBuyerResolver } from '../directory/impact-buyers/impact-buyer.resolver.js';
import { ImpactBuyerRecordResolver } from '../directory/impact-buyers/impact-buyer-record.resolver.js';
import { ProspectingResolver } from '../directory/prospecting/prospecting.resolver.js';
import { SearchWordsResolver } from '../directory/search-words/search-words.resolver.js';
import { SupplierAlertResolver } from '../directory/supplier-alerts/supplier-alert.resolver.js';
import { MergeCategoryResolver } from '../directory/suppliers/merge-category.resolver.js';
import { NotificationsResolver } from '../directory/suppliers/notifications.resolver.js';
import { RegroupSuppliersResolver } from '../directory/suppliers/regroup-suppliers.resolver.js';
import { ServiceListResolver } from '../directory/suppliers/service-list.resolver.js';
import { SupplierResolver } from '../directory/suppliers/supplier.resolver.js';
import {
  SupplierCardAccountResolver,
  SupplierProfileAccountResolver,
} from '../directory/suppliers/supplier-account.resolver.js';
import { SupplierPlacesResolver } from '../directory/suppliers/supplier-places.resolver.js';
import { SupplierRecordResolver } from '../directory/suppliers/supplier-record.resolver.js';
import { TestimonialResolver } from '../directory/suppliers/testimonial.resolver.js';
import { TestimonialListResolver } from '../directory/suppliers/testimonial-list.resolver.js';
import { historyResolver } from '../kits/history/history.resolver.js';
import { importResolver } from '../kits/imports/import.resolver.js';
import { SavedViewResolver } from '../kits/saved-views/saved-view.resolver.js';
import { TaskResolver } from '../kits/tasks/task.resolver.js';
import { TaskChangesResolver } from '../kits/tasks/task-changes.resolver.js';
import { undoResolver } from '../kits/tasks/undo.resolver.js';
import { CertificateResolver } from '../reports/certificates/certificate.resolver.js';
import { DashboardResolver } from '../reports/statistics/dashboard.resolver.js';
import { ImpactSummaryResolver } from '../reports/statistics/impact-summary.resolver.js';
import { StatisticsResolver } from '../reports/statistics/statistics.resolver.js';
import { SupplierStatisticsResolver } from '../reports/statistics/supplier-statistics.resolver.js';
import { YearlyReportResolver } from '../reports/yearly-reports/yearly-report.resolver.js';
import { IntroductionResolver } from '../sales/introductions/introduction.resolver.js';
import { LeadMailResolver } from '../sales/lead-mails/lead-mail.resolver.js';
import { MailTemplateResolver } from '../sales/lead-mails/mail-template.resolver.js';
import { LeadOfferResolver } from '../sales/lead-offers/lead-offer.resolver.js';
import { LeadChangesResolver } from '../sales/leads/lead-changes.resolver.js';
import { LeadRecordResolver } from '../sales/leads/lead-record.resolver.js';
import { LeadSalesResolver } from '../sales/leads/lead-sales.resolver.js';
import { MatchingSuppliersResolver } from '../sales/leads/matching-suppliers.resolver.js';
import { LinkPageResolver } from '../sales/link-pages/link-page.resolver.js';
import { ImpactBoxResolver } from '../sales/orders/impact-box.resolver.js';
import { ImpactBoxOrderRecordResolver } from '../sales/orders/impact-box-order-record.resolver.js';
import { BuyerFromEnquiryResolver } from '../sales/sales-enquiries/buyer-from-enquiry.resolver.js';
import { CustomerResolver } from '../sales/sales-enquiries/customers.resolver.js';
import { SalesEnquiryResolver } from '../sales/sales-enquiries/sales-enquiry.resolver.js';
import { SalesEnquiryChangesResolver } from '../sales/sales-enquiries/sales-enquiry-changes.resolver.js';
import { ActionItemResolver } from '../staff/action-centre/action-item.resolver.js';
import { ActionItemChangesResolver } from '../staff/action-centre/action-item-changes.resolver.js';
import { ContactMessageResolver } from '../staff/contact-messages/contact-message.resolver.js';
import { ContactMessageRecordResolver } from '../staff/contact-messages/contact-message-record.resolver.js';
import { heldSubmissionResolvers } from '../staff/held-submissions/held-submissions.resolver.js';
import { mailPreviewResolver } from '../staff/mailbox/mail-preview.resolver.js';
import { MailboxResolver } from '../staff/mailbox/mailbox.resolver.js';
import { notificationResolver } from '../staff/notifications/notification.resolver.js';
import { QuickFindResolver } from '../staff/quick-find/quick-find.resolver.js';
import { SiteSettingsResolver } from '../staff/settings/site-settings.resolver.js';
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
  BuyerFromEnquiryResolver,
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
