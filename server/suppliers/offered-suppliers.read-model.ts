import type { Database, Statement } from '../platform/database/database.js';
import { fieldsNamed } from '../platform/records/field.js';
import { always, selectedFields } from '../platform/records/field-columns.sql.js';
import { supplierFields } from './supplier.fields.js';

/** What staff choose suppliers by that they offer to a buyer, and what leads take over of them (R218). */
export const offeredFields = fieldsNamed(supplierFields, [
  'listTitle',
  'name',
  'membershipListingDate',
  'ownerContactPerson',
  'locations',
  'status',
  'callRailPhone',
  'urlKeyword',
  'leadSummary',
  'specificBenefits',
]);

/** A supplier that may be offered. */
export type OfferedSupplier = Record<string, unknown> & {
  id: number;
  categoryIds: number[];
  subCategoryIds: number[];
  serviceRegions: string[];
};

const idsOf = (kind: 'category' | 'sub_category') => `ARRAY(SELECT x.${kind}_id FROM supplier_${kind} x
  WHERE x.supplier_id = s.id ORDER BY x.${kind}_id)`;

const OFFERED: Statement = {
  name: 'offered-suppliers',
  text: `SELECT s.id, ${selectedFields(offeredFields, 's', always).text}, ${idsOf('category')} AS "categoryIds",
      ${idsOf('sub_category')} AS "subCategoryIds", s.service_regions AS "serviceRegions"
    FROM supplier s WHERE s.id <> $1::integer ORDER BY lower(s.list_title), s.id`,
};

/** No supplier has it. */
const NONE = 0;

/** All suppliers by title, whatever their status, but the one left out (C094, R219). */
export const listOfferedSuppliers = (database: Database, excludedId = NONE): Promise<OfferedSupplier[]> =>
  database.read<OfferedSupplier>(OFFERED, [excludedId]);
