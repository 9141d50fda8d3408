import { fieldsNamed } from '../../kits/records/field.js';
import { always, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { supplierFields } from './supplier.fields.js';

/** The fields by which staff choose suppliers to offer to a buyer, and which leads copy (R218). */
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

/** A supplier that can be offered to a buyer. */
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

/** An id that no supplier has. */
const NONE = 0;

/** Returns all suppliers by title, regardless of their status, except the excluded one (C094, R219). */
export const listOfferedSuppliers = (database: Database, excludedId = NONE): Promise<OfferedSupplier[]> =>
  database.read<OfferedSupplier>(OFFERED, [excludedId]);
