import { userHistory } from '../accounts/user.history.js';
import { actionItemHistory } from '../action-centre/action-item.history.js';
import { categoryHistory } from '../categories/category.history.js';
import { contactMessageHistory } from '../contact-messages/contact-message.history.js';
import { featuredListingHistory } from '../featured-listings/featured-listing.history.js';
import { goodCauseHistory } from '../good-causes/good-cause.history.js';
import { impactBuyerHistory } from '../impact-buyers/impact-buyer.history.js';
import { leadHistory } from '../leads/lead.history.js';
import { impactBoxOrderHistory } from '../orders/impact-box-order.history.js';
import type { Histories } from '../platform/history/record-history.js';
import { salesEnquiryHistory } from '../sales-enquiries/sales-enquiry.history.js';
import { searchSynonymHistory } from '../search-words/search-synonym.history.js';
import { siteSettingsHistory } from '../settings/site-settings.history.js';
import { supplierHistory } from '../suppliers/supplier.history.js';

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
