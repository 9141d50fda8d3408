import sql, { type Sql } from 'sql-template-tag';
import { staffReads } from '../../kits/lists/staff-reads.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { featuredListingColumns, featuredListingListColumns } from './featured-listing-record.sql.js';
import type { FeaturedListingRecordView } from './featured-listing-record.type.js';

/** The quick filter: a part of the title or of the name of the supplier, or the id. */
const isCalled = (text: string): Sql => {
  const id = /^\d{1,9}$/.test(text) ? sql`slide.id = ${Number(text)}::integer OR` : sql``;
  const part = foldForLike(text);
  return sql`(${id} fold(coalesce(slide.title, '')) LIKE '%' || ${part} || '%' OR EXISTS (
    SELECT FROM supplier s WHERE s.id = slide.supplier_id AND s.searched_text LIKE '%' || ${part} || '%'))`;
};

/**
 * Reads of featured listings for staff. The list is in the order of the home page unless sorted otherwise
 * (R298).
 */
export const {
  list: allFeaturedListings,
  one: answerFeaturedListingRecord,
  full: loadFeaturedListingRecord,
  required: requireFeaturedListingRecord,
  page: listFeaturedListingRecords,
} = staffReads<FeaturedListingRecordView>({
  label: 'featured-listing-record',
  called: 'featured listing',
  table: sql`featured_listing`,
  alias: sql`slide`,
  columns: featuredListingColumns,
  listed: featuredListingListColumns,
  search: isCalled,
  sort: { column: 'position', direction: 'ASC' },
});
