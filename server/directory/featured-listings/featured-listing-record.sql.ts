import sql, { raw } from 'sql-template-tag';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import { type JsonColumns, jsonPart } from '../../platform/database/json-object.sql.js';
import { featuredListingFields } from './featured-listing.fields.js';
import type { FeaturedListingRecordView } from './featured-listing-record.type.js';
import { isShown } from './featured-listing-shown.sql.js';

const SHOWN = raw(`(${isShown('slide')})`);
const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

/** The JSON of a featured listing, for staff. */
export const featuredListingColumns: JsonColumns<FeaturedListingRecordView> = {
  ...jsonFields(featuredListingFields, 'slide', always),
  id: sql`slide.id`,
  version: sql`slide.version`,
  shown: SHOWN,
  supplier: (field) => sql`(SELECT ${named(field)} FROM supplier n WHERE n.id = slide.supplier_id)`,
};

/** The columns by which lists of featured listings can be filtered and sorted. */
export const featuredListingListColumns: ListColumns = {
  id: { kind: 'number', value: raw('slide.id') },
  ...fieldColumns(featuredListingFields, 'slide', 'Admin'),
  shown: { kind: 'flag', value: SHOWN },
  supplierName: {
    kind: 'text',
    value: raw('shows.name'),
    join: raw('LEFT JOIN supplier shows ON shows.id = slide.supplier_id'),
  },
};
