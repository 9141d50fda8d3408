import type { FilteredColumn } from '../../../grid/column-conditions';
import { filterColumn } from '../../../grid/list-variables';

const date = filterColumn('ENQUIRED_AT', 'Date', 'day');
const supplier = [
  filterColumn('SUPPLIER', 'Supplier', 'text'),
  filterColumn('SUPPLIER_LIST_TITLE', 'What they do', 'text'),
  filterColumn('CATEGORY', 'Category', 'text'),
];
const buyer = [
  filterColumn('IMPACT_BUYER', 'Buyer', 'text'),
  filterColumn('BUYER_TYPE', 'Buyer type', 'text'),
];
const customer = [
  filterColumn('FULL_NAME', 'Customer', 'text'),
  filterColumn('EMAIL', 'Email', 'text'),
  filterColumn('MOBILE', 'Mobile', 'text'),
];
const sale = [
  filterColumn('GOOD_CAUSE', 'Good Cause', 'text'),
  filterColumn('ENQUIRY_ABOUT', 'About', 'text'),
];
const money = [filterColumn('REVENUE', 'Revenue', 'number'), filterColumn('CONTRIBUTION', '$UC', 'number')];

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
  filterColumn('FOLLOW_UP_ON', 'Follow Up', 'day'),
  filterColumn('PERSON_RESPONSIBLE', 'Responsible', 'text'),
];
export const supplierConditions: readonly FilteredColumn[] = [date, ...customer, ...buyer, ...sale, ...money];
export const buyerConditions: readonly FilteredColumn[] = [date, ...customer, ...supplier, ...sale, ...money];
/** Columns that do not identify the customer (R341). */
export const benefittingConditions: readonly FilteredColumn[] = [date, ...supplier, ...buyer, ...money];
