import sql, { raw } from 'sql-template-tag';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { staffReads } from '../../kits/lists/staff-reads.js';
import { instantValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import type { ServiceRecordView } from './service-list.type.js';
import { isOffered } from './services.read-model.js';

const columns: JsonColumns<ServiceRecordView> = {
  id: sql`p.id`,
  label: sql`p.label`,
  offered: isOffered,
  listedSuppliers: sql`p.listed_suppliers`,
  createdAt: instantValue(sql`p.created_at`),
  updatedAt: instantValue(sql`p.updated_at`),
};

/** The columns by which lists of services can be filtered and sorted. */
export const serviceColumns: ListColumns = {
  id: { kind: 'number', value: raw('p.id') },
  label: { kind: 'text', value: raw('p.label') },
  offered: { kind: 'flag', value: isOffered },
  listedSuppliers: { kind: 'number', value: raw('p.listed_suppliers') },
  createdAt: { kind: 'instant', value: raw('p.created_at') },
  updatedAt: { kind: 'instant', value: raw('p.updated_at') },
};

const reads = staffReads<ServiceRecordView>({
  label: 'service',
  called: 'service',
  table: sql`search_phrase`,
  alias: sql`p`,
  columns,
  listed: serviceColumns,
  search: quickSearch('p', ['p.label']),
  sort: { column: 'label', direction: 'ASC' },
});

/** All services that suppliers have, had or can choose, for staff. */
export const allServices = reads.list;
/** Returns a service with all of its fields. Throws NOT_FOUND if there is none. */
export const requireService = reads.required;
/** Returns one page of the services. */
export const listServiceRecords = reads.page;
