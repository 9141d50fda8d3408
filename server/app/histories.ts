import { userHistory } from '../accounts/user.history.js';
import { categoryHistory } from '../directory/categories/category.history.js';
import { featuredListingHistory } from '../directory/featured-listings/featured-listing.history.js';
import { goodCauseHistory } from '../directory/good-causes/good-cause.history.js';
import { impactBuyerHistory } from '../directory/impact-buyers/impact-buyer.history.js';
import { searchSynonymHistory } from '../directory/search-words/search-synonym.history.js';
import { supplierHistory } from '../directory/suppliers/supplier.history.js';
import type { Histories } from '../kits/history/record-history.js';
import { leadHistory } from '../sales/leads/lead.history.js';
import { impactBoxOrderHistory } from '../sales/orders/impact-box-order.history.js';
import { salesEnquiryHistory } from '../sales/sales-enquiries/sales-enquiry.history.js';
import { actionItemHistory } from '../staff/action-centre/action-item.history.js';
import { contactMessageHistory } from '../staff/contact-messages/contact-message.history.js';
import { siteSettingsHistory } from '../staff/settings/site-settings.history.js';

/** The record types with a timeline, Undo and a trash, by their names in the API. */
export const HISTORIES: Histories = {
  SUPPLIER: supplierHistory,
  IMPACT_BUYER: impactBuyerHistory,
  GOOD_CAUSE: goodCauseHistory,
  MESSAGE: contactMessageHistory,
  LEAD: leadHistory,
  ORDER: impactBoxOrderHistory,
  CATEGORY: categoryHistory,
  FEATURED_LISTING: featuredListingHistory,
  SALES_ENQUIRY: salesEnquiryHistory,
  SEARCH_SYNONYM: searchSynonymHistory,
  SITE_SETTINGS: siteSettingsHistory,
  USER: userHistory,
  ACTION_ITEM: actionItemHistory,
};
