import { z } from 'zod';
import type { FeaturedListingSlide } from '../featured-listings/featured-listing.type.js';
import {
  listFeaturedListings,
  loadFeaturedListing,
} from '../featured-listings/featured-listings.read-model.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { loadSiteSettings, saveSiteSettings } from '../settings/site-settings.js';
import { type Call, defineCall } from './call.js';
import { wireNumber } from './wire-values.js';

const wireSlide = ({ supplierId, supplier: _, ...slide }: FeaturedListingSlide) => ({
  ...slide,
  business_id: supplierId,
});

/** Settings of the site and the carousel on its first page. */
export const siteCalls: Call[] = [
  defineCall({
    id: 'C032',
    method: 'GET',
    path: 'general/settings',
    audience: ['public'],
    handle: async ({ app }) => ({ contributions: (await loadSiteSettings(app.database)).contributions }),
  }),
  defineCall({
    id: 'C033',
    method: 'PUT',
    path: 'general/settings',
    audience: ['Admin'],
    body: z.strictObject({ contributions: wireNumber }),
    handle: async (context, { body }) => {
      const { contributions } = await saveSiteSettings(context, body);
      return { contributions };
    },
  }),
  defineCall({
    id: 'C035',
    method: 'GET',
    path: 'featuredListing/all',
    audience: ['public'],
    handle: async ({ app }) => (await listFeaturedListings(app.database)).map(wireSlide),
  }),
  defineCall({
    id: 'C036',
    method: 'GET',
    path: 'featuredListing/:id',
    audience: ['public'],
    params: z.object({ id: recordId }),
    handle: async ({ app }, { params: { id } }) => {
      const slide = await loadFeaturedListing(app.database, id);
      if (!slide) throw notFound('This featured listing');
      return wireSlide(slide);
    },
  }),
];
