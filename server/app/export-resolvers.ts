import { UserExportResolver } from '../accounts/user-export.resolver.js';
import { CategoryExportResolver } from '../directory/categories/category-export.resolver.js';
import { AffiliateClickExportResolver } from '../directory/click-tracking/affiliate-click-export.resolver.js';
import { FeaturedListingExportResolver } from '../directory/featured-listings/featured-listing-export.resolver.js';
import { GoodCauseExportResolver } from '../directory/good-causes/good-cause-export.resolver.js';
import { ImpactBuyerExportResolver } from '../directory/impact-buyers/impact-buyer-export.resolver.js';
import {
  SearchMissExportResolver,
  SearchSynonymExportResolver,
} from '../directory/search-words/search-words-export.resolver.js';
import { SupplierAlertExportResolver } from '../directory/supplier-alerts/supplier-alerts-export.resolver.js';
import { ServiceExportResolver } from '../directory/suppliers/service-export.resolver.js';
import { SupplierExportResolver } from '../directory/suppliers/supplier-tasks.resolver.js';
import { TestimonialExportResolver } from '../directory/suppliers/testimonial-export.resolver.js';
import { LeadExportResolver } from '../sales/leads/lead-export.resolver.js';
import { OrderExportResolver } from '../sales/orders/impact-box-order-export.resolver.js';
import { CustomerExportResolver } from '../sales/sales-enquiries/customer-export.resolver.js';
import { SalesEnquiryExportResolver } from '../sales/sales-enquiries/sales-enquiry-export.resolver.js';
import { ActionItemExportResolver } from '../staff/action-centre/action-item-export.resolver.js';
import { MessageExportResolver } from '../staff/contact-messages/contact-message-export.resolver.js';
import { MailExportResolver } from '../staff/mailbox/mail-export.resolver.js';

/** The mutations that export a list. */
export const EXPORT_RESOLVERS = [
  UserExportResolver,
  ActionItemExportResolver,
  CategoryExportResolver,
  AffiliateClickExportResolver,
  MessageExportResolver,
  GoodCauseExportResolver,
  ImpactBuyerExportResolver,
  LeadExportResolver,
  OrderExportResolver,
  CustomerExportResolver,
  SalesEnquiryExportResolver,
  SupplierExportResolver,
  TestimonialExportResolver,
  FeaturedListingExportResolver,
  SupplierAlertExportResolver,
  SearchMissExportResolver,
  SearchSynonymExportResolver,
  ServiceExportResolver,
  MailExportResolver,
] as const;
