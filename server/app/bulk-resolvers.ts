import { ChangeActionItemsResolver } from '../action-centre/action-item-bulk.resolver.js';
import {
  ChangeMessagesResolver,
  DeleteMessagesResolver,
} from '../contact-messages/contact-message-bulk.resolver.js';
import { DeleteFeaturedListingsResolver } from '../featured-listings/featured-listing-bulk.resolver.js';
import { ChangeBuyersResolver, DeleteBuyersResolver } from '../impact-buyers/impact-buyer-bulk.resolver.js';
import { ChangeLeadsResolver, DeleteLeadsResolver } from '../leads/lead-bulk.resolver.js';
import { SendMailsAgainResolver } from '../mailbox/mail-bulk.resolver.js';
import { ChangeOrdersResolver, DeleteOrdersResolver } from '../orders/impact-box-order-bulk.resolver.js';
import {
  ChangeEnquiriesResolver,
  DeleteEnquiriesResolver,
} from '../sales-enquiries/enquiry-bulk.resolver.js';
import {
  ChangeSearchMissesResolver,
  DeleteSearchSynonymsResolver,
} from '../search-words/search-words-bulk.resolver.js';
import { ChangeServicesResolver } from '../suppliers/service-bulk.resolver.js';
import { ChangeSuppliersResolver, DeleteSuppliersResolver } from '../suppliers/supplier-tasks.resolver.js';

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
