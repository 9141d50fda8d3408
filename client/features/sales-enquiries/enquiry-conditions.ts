import type { FilteredColumn } from '../../grid/column-conditions';
import { asked } from '../../grid/list-variables';

const date = asked('ENQUIRED_AT', 'Date', 'day');
const supplier = [
  asked('SUPPLIER', 'Supplier', 'text'),
  asked('SUPPLIER_LIST_TITLE', 'What they do', 'text'),
  asked('CATEGORY', 'Category', 'text'),
];
const buyer = [asked('IMPACT_BUYER', 'Buyer', 'text'), asked('BUYER_TYPE', 'Buyer type', 'text')];
const customer = [
  asked('FULL_NAME', 'Customer', 'text'),
  asked('EMAIL', 'Email', 'text'),
  asked('MOBILE', 'Mobile', 'text'),
];
const sale = [asked('GOOD_CAUSE', 'Good Cause', 'text'), asked('ENQUIRY_ABOUT', 'About', 'text')];
const money = [asked('REVENUE', 'Revenue', 'number'), asked('CONTRIBUTION', '$UC', 'number')];

/** Columns that users who are both supplier and buyer can filter by: the columns of their list. */
export const supplierAndBuyerConditions: readonly FilteredColumn[] = [
  date,
  ...customer,
  ...supplier,
  ...buyer,
  ...sale,
  ...money,
];
export const staffConditions: readonly FilteredColumn[] = [
  ...supplierAndBuyerConditions,
  asked('FOLLOW_UP_ON', 'Follow Up', 'day'),
  asked('PERSON_RESPONSIBLE', 'Responsible', 'text'),
];
export const supplierConditions: readonly FilteredColumn[] = [date, ...customer, ...buyer, ...sale, ...money];
export const buyerConditions: readonly FilteredColumn[] = [date, ...customer, ...supplier, ...sale, ...money];
/** Columns that do not identify the customer (R341). */
export const benefittingConditions: readonly FilteredColumn[] = [date, ...supplier, ...buyer, ...money];
