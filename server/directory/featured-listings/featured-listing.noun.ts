import { GraphQLDateTime } from 'graphql-scalars';
import sql, { raw, type Sql } from 'sql-template-tag';
import { defineStaffNoun } from '../../kits/nouns/define-staff-noun.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { instantValue } from '../../platform/database/json-object.sql.js';
import type { RequestContext } from '../../platform/request-context.js';
import { FeaturedListing } from './featured-listing.entity.js';
import { type FeaturedListingChanges, featuredListingFields } from './featured-listing.fields.js';
import { FeaturedListingResolver } from './featured-listing.resolver.js';
import { isShown } from './featured-listings.read-model.js';

const LAST = {
  name: 'last-featured-listing',
  text: 'SELECT coalesce(max(position) + 1, 0) AS position FROM featured_listing',
};
const SHOWN = raw(`(${isShown('slide')})`);

/** The quick search: a part of the title or of the name of the supplier, or the id. */
function isCalled(text: string): Sql {
  const id = /^\d{1,9}$/.test(text) ? sql`slide.id = ${Number(text)}::integer OR` : sql``;
  const part = foldForLike(text);
  return sql`(${id} fold(coalesce(slide.title, '')) LIKE '%' || ${part} || '%' OR EXISTS (
    SELECT FROM supplier s WHERE s.id = slide.supplier_id AND s.searched_text LIKE '%' || ${part} || '%'))`;
}

/** Returns the changes. A new listing without a position comes last. */
async function withPosition(
  { app: { database } }: RequestContext,
  { before }: { before: FeaturedListing | null },
  changes: FeaturedListingChanges,
): Promise<FeaturedListingChanges> {
  if (before || changes.position !== undefined) return changes;
  return { ...changes, position: (await database.readOne<{ position: number }>(LAST, []))?.position ?? 0 };
}

/** The featured listings, in the order of the home page (R298, R299). */
export const featuredListings = defineStaffNoun({
  name: 'FeaturedListing',
  tokenResource: 'site',
  label: ['featured listing', 'featured listings'],
  description: 'A featured listing with all its fields, for staff.',
  entity: FeaturedListing,
  table: 'featured_listing',
  fields: featuredListingFields,
  links: {
    supplierId: {
      table: 'supplier',
      label: 'supplier',
      shown: {
        as: 'supplier',
        description: 'The featured supplier. Null if there is none.',
        column: 'supplierName',
      },
    },
  },
  computed: {
    shown: {
      graphql: () => Boolean,
      description: 'True if visitors see it: its supplier is listed, or it has a title and no supplier.',
      json: SHOWN,
      column: { kind: 'flag', value: SHOWN },
    },
    createdAt: {
      graphql: () => GraphQLDateTime,
      json: instantValue(sql`slide.created_at`),
      column: { kind: 'instant', value: sql`slide.created_at` },
    },
    updatedAt: {
      graphql: () => GraphQLDateTime,
      json: instantValue(sql`slide.updated_at`),
      column: { kind: 'instant', value: sql`slide.updated_at` },
    },
  },
  list: {
    alias: 'slide',
    title: `coalesce(title, (SELECT name FROM supplier WHERE id = supplier_id), 'Untitled')`,
    search: isCalled,
    sort: { column: 'position', direction: 'ASC' },
  },
  allow: { create: {}, change: {}, remove: { rememberedBy: ['title'], title: ['title', 'text'] } },
  validate: withPosition,
  // This table is small and needs no index.
  quickFind: {
    kind: 'featured-listing',
    title: `coalesce(title, 'Featured listing ' || id)`,
    detail: 'text',
    foundBy: 'found_by(title, text)',
  },
  publicPages: { records: ['FeaturedListing'], lists: ['featuredListings'], single: [] },
  resolvers: [FeaturedListingResolver],
});
