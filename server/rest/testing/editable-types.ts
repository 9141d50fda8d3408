import { userFields } from '../../accounts/user.fields.js';
import { categoryFields } from '../../directory/categories/category.fields.js';
import { featuredListingFields } from '../../directory/featured-listings/featured-listing.fields.js';
import { goodCauseFields } from '../../directory/good-causes/good-cause.fields.js';
import { impactBuyerFields } from '../../directory/impact-buyers/impact-buyer.fields.js';
import { supplierFields } from '../../directory/suppliers/supplier.fields.js';
import type { FieldTable } from '../../kits/records/field.js';
import { leadFields } from '../../sales/leads/lead.fields.js';
import { impactBoxOrderFields } from '../../sales/orders/impact-box-order.fields.js';
import { enquiryFields } from '../../sales/sales-enquiries/sales-enquiry.fields.js';

/** A record type that REST reads and updates. */
export interface EditableType {
  label: string;
  fields: FieldTable;
  /** Returns the path of the call that reads one record, or all of them. */
  read: (id: number) => string;
  update: readonly ['POST' | 'PUT', string];
}

/** All record types with a documented call that updates a record. */
export const EDITABLE_TYPES: readonly EditableType[] = [
  {
    label: 'supplier',
    fields: supplierFields,
    read: (id) => `business/${id}`,
    update: ['POST', 'business/update'],
  },
  {
    label: 'impact buyer',
    fields: impactBuyerFields,
    read: (id) => `impactBusiness/${id}`,
    update: ['POST', 'impactBusiness/update'],
  },
  {
    label: 'good cause',
    fields: goodCauseFields,
    read: (id) => `goodCause/${id}`,
    update: ['POST', 'goodCause/update'],
  },
  {
    label: 'category',
    fields: categoryFields,
    read: (id) => `category/${id}`,
    update: ['POST', 'category/update'],
  },
  {
    label: 'featured listing',
    fields: featuredListingFields,
    read: (id) => `featuredListing/${id}`,
    update: ['POST', 'featuredListing/update'],
  },
  { label: 'lead', fields: leadFields, read: (id) => `leads/${id}`, update: ['PUT', 'leads'] },
  {
    label: 'sales enquiry',
    fields: enquiryFields,
    read: (id) => `business/salesEnquiry/${id}`,
    update: ['PUT', 'business/salesEnquiry'],
  },
  { label: 'order', fields: impactBoxOrderFields, read: () => 'orders', update: ['POST', 'orders/update'] },
  { label: 'user', fields: userFields, read: () => 'user/all', update: ['POST', 'user/update'] },
];
