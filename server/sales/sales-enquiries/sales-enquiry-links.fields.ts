import { link, orNull } from '../../kits/records/field-kinds.js';
import { open, staff } from './sales-enquiry.rights.js';

/** The parties of the enquiry. Read models show these records with their names. */
export const partyLinks = {
  supplierId: {
    ...orNull(link),
    ...open,
    wire: 'business_id',
    meaning: 'The id of the supplier. Null if it is not recorded.',
  },
  impactBuyerId: {
    ...orNull(link),
    ...open,
    wire: 'impactBusiness_id',
    meaning: 'The id of the impact buyer. Null for a consumer.',
  },
  goodCauseId: {
    ...orNull(link),
    ...open,
    wire: 'goodCause_id',
    meaning: 'The id of the good cause that receives the contribution. Null until one is chosen.',
  },
} as const;

/** The other records that staff link to an enquiry. */
export const staffLinks = {
  referredBySupplierId: {
    ...orNull(link),
    ...staff,
    wire: 'refferedBy_business_id',
    meaning: 'The id of the supplier that referred the customer. Null if none did.',
  },
  personResponsibleId: {
    ...orNull(link),
    ...staff,
    wire: 'personResponsible_user_id',
    meaning: 'The id of the staff member who is responsible. Null if unassigned.',
  },
} as const;
