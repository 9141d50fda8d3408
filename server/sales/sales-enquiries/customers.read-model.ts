import sql, { raw } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { instantValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Customer, CustomerConnection } from './customer.type.js';

/** The customers, one row for each email address, with their latest name and number. */
const CUSTOMERS = `(SELECT min(e.id) AS id, lower(e.email) AS email,
    (array_agg(e.full_name ORDER BY e.enquired_at DESC) FILTER (WHERE e.full_name <> ''))[1] AS name,
    (array_agg(e.mobile ORDER BY e.enquired_at DESC) FILTER (WHERE e.mobile <> ''))[1] AS mobile,
    count(*)::integer AS enquiries,
    coalesce(sum(e.revenue) FILTER (WHERE e.progress = 'Completed'), 0)::float8 AS revenue,
    max(e.enquired_at) AS last_enquired_at
  FROM sales_enquiry e WHERE e.email <> '' GROUP BY lower(e.email))`;

const columns: JsonColumns<Customer> = {
  id: sql`c.id`,
  email: sql`c.email`,
  name: sql`c.name`,
  mobile: sql`c.mobile`,
  enquiries: sql`c.enquiries`,
  revenue: sql`c.revenue`,
  lastEnquiredAt: instantValue(sql`c.last_enquired_at`),
};

/** The columns by which lists of customers can be filtered and sorted. */
export const customerColumns: ListColumns = {
  email: { kind: 'text', value: raw('c.email') },
  name: { kind: 'text', value: raw('c.name') },
  mobile: { kind: 'text', value: raw('c.mobile'), phone: true },
  enquiries: { kind: 'number', value: raw('c.enquiries') },
  revenue: { kind: 'number', value: raw('c.revenue') },
  lastEnquiredAt: { kind: 'instant', value: raw('c.last_enquired_at') },
};

/** All customers as a list, for staff. */
export const allWhoEnquired: ColumnList<Customer> = {
  label: 'customers',
  table: raw(CUSTOMERS),
  alias: sql`c`,
  listed: customerColumns,
  search: quickSearch('c', ['c.name', 'c.email', 'c.mobile']),
  conditions: [],
  columns,
  sort: { column: 'lastEnquiredAt', direction: 'DESC' },
};

/**
 * Returns one page of customers. The audience of callers is Admin.
 * @throws AppError BAD_USER_INPUT
 */
export const listCustomers = (
  { app }: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<CustomerConnection>> =>
  readColumnList(app.database, allWhoEnquired, page, selectionOf(selection, 'nodes'));

/** A customer for the documented calls. */
export type WiredCustomer = Omit<Customer, 'id' | 'lastEnquiredAt'> & { lastEnquiredAt: Date };

const ALL: Statement = {
  name: 'all-customers',
  text: `SELECT c.email, c.name, c.mobile, c.enquiries, c.revenue, c.last_enquired_at AS "lastEnquiredAt"
    FROM ${CUSTOMERS} c ORDER BY c.last_enquired_at DESC, c.email`,
};

/** Returns all customers, for the documented calls (C127). */
export const allCustomers = (database: Database): Promise<WiredCustomer[]> =>
  database.read<WiredCustomer>(ALL);
