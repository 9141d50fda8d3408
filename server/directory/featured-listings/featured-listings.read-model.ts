import type { Database, Statement } from '../../platform/database/database.js';
import type { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { FeaturedListing } from './featured-listing.entity.js';

/**
 * Returns the SQL that is true if visitors see the listing `slide`: its supplier is listed, or it has a title
 * and no supplier.
 */
export const isShown = (
  slide: string,
): string => `CASE WHEN ${slide}.supplier_id IS NULL THEN ${slide}.title IS NOT NULL
  ELSE EXISTS (SELECT FROM supplier shown WHERE shown.id = ${slide}.supplier_id AND shown.listed) END`;

/** The maximum number of slides in the carousel (R052). */
const MAX = 10;

const SLIDES = `
  SELECT f.id, f.version, f.supplier_id AS "supplierId", f.image_url AS "imageUrl",
    f.mobile_image_url AS "mobileImageUrl", f.title, f.text, f.position,
    CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END AS supplier
  FROM featured_listing f LEFT JOIN supplier s ON s.id = f.supplier_id`;
const SHOWN = `${SLIDES} WHERE (${isShown('f')})`;

const ALL: Statement = {
  name: 'featured-listings',
  text: `${SHOWN} ORDER BY f.position, f.id LIMIT ${MAX}`,
};
const ONE: Statement = { name: 'featured-listing', text: `${SHOWN} AND f.id = $1` };

const EVERY: Statement = {
  name: 'every-featured-listing',
  text: `${SLIDES} WHERE $1::integer IS NULL OR f.id = $1 ORDER BY f.position, f.id`,
};

/** A slide with its supplier. */
export type FeaturedListingRecord = Omit<FeaturedListing, 'createdAt' | 'updatedAt'> & {
  supplier: NamedRef | null;
};

/** Returns true if the caller also sees slides of suppliers that are not listed: staff do (A159). */
export const seesEveryListing = (context: RequestContext): boolean =>
  userOf(context)?.roles.includes('Admin') ?? false;

/**
 * Returns every slide, or the one with this id, including those that visitors do not see, for staff (A159).
 */
export const listEveryFeaturedListing = (database: Database, id: number | null = null) =>
  database.read<FeaturedListingRecord>(EVERY, [id]);

/**
 * Returns the slides of the carousel on the home page in order. Suppliers that are not listed are left out.
 */
export const listFeaturedListings = (database: Database): Promise<FeaturedListingRecord[]> =>
  database.read<FeaturedListingRecord>(ALL);

/** Returns a slide that visitors see, or null. */
export const loadFeaturedListing = (database: Database, id: number): Promise<FeaturedListingRecord | null> =>
  database.readOne<FeaturedListingRecord>(ONE, [id]);
