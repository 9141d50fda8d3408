import { ChangeEnquiriesResolver } from '../sales-enquiries/enquiry-bulk.resolver.js';
import { ChangeSuppliersResolver, DeleteSuppliersResolver } from '../suppliers/supplier-tasks.resolver.js';

/** What is done with many records of a list at once. */
export const BULK_RESOLVERS = [ChangeEnquiriesResolver, ChangeSuppliersResolver, DeleteSuppliersResolver];
