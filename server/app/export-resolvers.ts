import { UserExportResolver } from '../accounts/user-export.resolver.js';
import { ActionItemExportResolver } from '../action-centre/action-item-export.resolver.js';
import { CategoryExportResolver } from '../categories/category-export.resolver.js';
import { AffiliateClickExportResolver } from '../click-tracking/affiliate-click-export.resolver.js';
import { MessageExportResolver } from '../contact-messages/contact-message-export.resolver.js';
import { FeaturedListingExportResolver } from '../featured-listings/featured-listing-export.resolver.js';
import { GoodCauseExportResolver } from '../good-causes/good-cause-export.resolver.js';
import { ImpactBuyerExportResolver } from '../impact-buyers/impact-buyer-export.resolver.js';
import { LeadExportResolver } from '../leads/lead-export.resolver.js';
import { MailExportResolver } from '../mailbox/mail-export.resolver.js';
import { OrderExportResolver } from '../orders/impact-box-order-export.resolver.js';
import { CustomerExportResolver } from '../sales-enquiries/customer-export.resolver.js';
import { SalesEnquiryExportResolver } from '../sales-enquiries/sales-enquiry-export.resolver.js';
import {
  SearchMissExportResolver,
  SearchSynonymExportResolver,
} from '../search-words/search-words-export.resolver.js';
import { SupplierAlertExportResolver } from '../supplier-alerts/supplier-alerts-export.resolver.js';
import { ServiceExportResolver } from '../suppliers/service-export.resolver.js';
import { SupplierExportResolver } from '../suppliers/supplier-tasks.resolver.js';
import { TestimonialExportResolver } from '../suppliers/testimonial-export.resolver.js';

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
