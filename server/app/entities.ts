import { AccountLink } from '../accounts/account-link.entity.js';
import { ApiToken } from '../accounts/api-token.entity.js';
import { CalendarLink } from '../accounts/calendar-link.entity.js';
import { RefreshToken } from '../accounts/refresh-token.entity.js';
import { SignIn } from '../accounts/sign-in.entity.js';
import { LinkedIdentity, UserAccount } from '../accounts/user-account.entity.js';
import { Category } from '../directory/categories/category.entity.js';
import { SubCategory } from '../directory/categories/sub-category.entity.js';
import { AffiliateLinkClick, Click } from '../directory/click-tracking/click.entity.js';
import { FeaturedListing } from '../directory/featured-listings/featured-listing.entity.js';
import { GoodCause } from '../directory/good-causes/good-cause.entity.js';
import { ImpactBuyerRequest } from '../directory/good-causes/impact-buyer-request.entity.js';
import { ImpactBuyer } from '../directory/impact-buyers/impact-buyer.entity.js';
import { SearchMiss } from '../directory/search-words/search-miss.entity.js';
import { SearchSynonym } from '../directory/search-words/search-synonym.entity.js';
import { SupplierAlert } from '../directory/supplier-alerts/supplier-alert.entity.js';
import { LearnMoreFile } from '../directory/suppliers/learn-more-file.entity.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import { SupplierCategory, SupplierSubCategory } from '../directory/suppliers/supplier-category.entity.js';
import { Testimonial } from '../directory/suppliers/testimonial.entity.js';
import { WorkExample } from '../directory/suppliers/work-example.entity.js';
import { StoredExternalRef } from '../kits/external-refs/external-ref.entity.js';
import { DeletedRecord } from '../kits/records/deleted-record.entity.js';
import { SavedView, SavedViewDefault } from '../kits/saved-views/saved-view.entity.js';
import { Task } from '../kits/tasks/task.entity.js';
import { Activity, PersonalChange } from '../platform/activity/activity.entity.js';
import { OutboxJob } from '../platform/activity/outbox-job.entity.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { ImpactCertificate } from '../reports/certificates/impact-certificate.entity.js';
import { MailTemplate } from '../sales/lead-mails/mail-template.entity.js';
import { MailTemplateVersionRow } from '../sales/lead-mails/mail-template-version.entity.js';
import { Lead } from '../sales/leads/lead.entity.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { HeldSubmission } from '../staff/held-submissions/held-submission.entity.js';
import { NotificationMark } from '../staff/notifications/notification-mark.entity.js';
import { SiteSettings } from '../staff/settings/site-settings.entity.js';
import { Webhook, WebhookDelivery } from '../staff/webhooks/webhook.entity.js';

/** All entities of TypeORM. */
export const ENTITIES = [
  AccountLink,
  ApiToken,
  CalendarLink,
  LinkedIdentity,
  RefreshToken,
  SignIn,
  UserAccount,
  ActionItem,
  Activity,
  OutboxJob,
  PersonalChange,
  StoredExternalRef,
  DeletedRecord,
  Category,
  SubCategory,
  AffiliateLinkClick,
  Click,
  ContactMessage,
  FeaturedListing,
  GoodCause,
  HeldSubmission,
  ImpactBuyer,
  ImpactBuyerRequest,
  ImpactCertificate,
  Lead,
  ImpactBoxOrder,
  SalesEnquiry,
  SavedView,
  SavedViewDefault,
  SearchMiss,
  SupplierAlert,
  SearchSynonym,
  NotificationMark,
  SiteSettings,
  LearnMoreFile,
  SupplierCategory,
  SupplierSubCategory,
  Supplier,
  Testimonial,
  WorkExample,
  StoredFile,
  MailDelivery,
  MailTemplate,
  MailTemplateVersionRow,
  Task,
  Webhook,
  WebhookDelivery,
];
