import { DeleteFeaturedListingsResolver } from '../directory/featured-listings/featured-listing-bulk.resolver.js';
import {
  ChangeBuyersResolver,
  DeleteBuyersResolver,
} from '../directory/impact-buyers/impact-buyer-bulk.resolver.js';
import {
  ChangeSearchMissesResolver,
  DeleteSearchSynonymsResolver,
} from '../directory/search-words/search-words-bulk.resolver.js';
import { ChangeServicesResolver } from '../directory/suppliers/service-bulk.resolver.js';
import {
  ChangeSuppliersResolver,
  DeleteSuppliersResolver,
} from '../directory/suppliers/supplier-tasks.resolver.js';
import { ChangeLeadsResolver, DeleteLeadsResolver } from '../sales/leads/lead-bulk.resolver.js';
import {
  ChangeOrdersResolver,
  DeleteOrdersResolver,
} from '../sales/orders/impact-box-order-bulk.resolver.js';
import {
  ChangeEnquiriesResolver,
  DeleteEnquiriesResolver,
} from '../sales/sales-enquiries/enquiry-bulk.resolver.js';
import { ChangeActionItemsResolver } from '../staff/action-centre/action-item-bulk.resolver.js';
import {
  ChangeMessagesResolver,
  DeleteMessagesResolver,
} from '../staff/contact-messages/contact-message-bulk.resolver.js';
import { SendMailsAgainResolver } from '../staff/mailbox/mail-bulk.resolver.js';

/** The resolvers of bulk actions on lists. */
export const BULK_RESOLVERS = [
  ChangeActionItemsResolver,
  ChangeEnquiriesResolver,
  DeleteEnquiriesResolver,
  ChangeSuppliersResolver,
  DeleteSuppliersResolver,
  ChangeBuyersResolver,
  DeleteBuyersResolver,
  ChangeLeadsResolver,
  DeleteLeadsResolver,
  ChangeOrdersResolver,
  DeleteOrdersResolver,
  ChangeMessagesResolver,
  DeleteMessagesResolver,
  DeleteFeaturedListingsResolver,
  ChangeSearchMissesResolver,
  DeleteSearchSynonymsResolver,
  ChangeServicesResolver,
  SendMailsAgainResolver,
];
