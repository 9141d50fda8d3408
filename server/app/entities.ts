import { AccountLink } from '../accounts/account-link.entity.js';
import { LinkedIdentity } from '../accounts/linked-identity.entity.js';
import { RefreshToken } from '../accounts/refresh-token.entity.js';
import { UserAccount } from '../accounts/user-account.entity.js';
import { ActionItem } from '../action-centre/action-item.entity.js';
import { Category } from '../categories/category.entity.js';
import { SubCategory } from '../categories/sub-category.entity.js';
import { ImpactCertificate } from '../certificates/impact-certificate.entity.js';
import { AffiliateLinkClick } from '../click-tracking/affiliate-link-click.entity.js';
import { Click } from '../click-tracking/click.entity.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { FeaturedListing } from '../featured-listings/featured-listing.entity.js';
import { GoodCause } from '../good-causes/good-cause.entity.js';
import { ImpactBuyerRequest } from '../good-causes/impact-buyer-request.entity.js';
import { HeldSubmission } from '../held-submissions/held-submission.entity.js';
import { ImpactBuyer } from '../impact-buyers/impact-buyer.entity.js';
import { MailTemplate } from '../lead-mails/mail-template.entity.js';
import { MailTemplateVersionRow } from '../lead-mails/mail-template-version.entity.js';
import { Lead } from '../leads/lead.entity.js';
import { NotificationMark } from '../notifications/notification-mark.entity.js';
import { ImpactBoxOrder } from '../orders/impact-box-order.entity.js';
import { Activity } from '../platform/activity/activity.entity.js';
import { OutboxJob } from '../platform/activity/outbox-job.entity.js';
import { PersonalChange } from '../platform/activity/personal-change.entity.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { DeletedRecord } from '../platform/records/deleted-record.entity.js';
import { SalesEnquiry } from '../sales-enquiries/sales-enquiry.entity.js';
import { SavedView } from '../saved-views/saved-view.entity.js';
import { SavedViewDefault } from '../saved-views/saved-view-default.entity.js';
import { SearchMiss } from '../search-words/search-miss.entity.js';
import { SearchSynonym } from '../search-words/search-synonym.entity.js';
import { SiteSettings } from '../settings/site-settings.entity.js';
import { SupplierAlert } from '../supplier-alerts/supplier-alert.entity.js';
import { LearnMoreFile } from '../suppliers/learn-more-file.entity.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { SupplierCategory } from '../suppliers/supplier-category.entity.js';
import { SupplierSubCategory } from '../suppliers/supplier-sub-category.entity.js';
import { Testimonial } from '../suppliers/testimonial.entity.js';
import { WorkExample } from '../suppliers/work-example.entity.js';
import { Task } from '../tasks/task.entity.js';

/** All entities of TypeORM. */
export const ENTITIES = [
  AccountLink,
  LinkedIdentity,
  RefreshToken,
  UserAccount,
  ActionItem,
  Activity,
  OutboxJob,
  PersonalChange,
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
];
