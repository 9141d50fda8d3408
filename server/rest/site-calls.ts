import { z } from 'zod';
import {
  type FeaturedListingRecord,
  listEveryFeaturedListing,
  listFeaturedListings,
  loadFeaturedListing,
} from '../featured-listings/featured-listings.read-model.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { partOf } from '../platform/lists/record-list.js';
import { wireNumber } from '../platform/records/wire-codecs.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { loadSiteSettings, saveSiteSettings } from '../settings/site-settings.js';
import { type Call, defineCall, ListAnswer } from './call.js';
import { listPart } from './wire-values.js';

const wireSlide = ({ supplierId, supplier: _, ...slide }: FeaturedListingRecord) => ({
  ...slide,
  business_id: supplierId,
});

const isAdmin = (context: RequestContext) => userOf(context)?.roles.includes('Admin') ?? false;

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
    query: listPart,
    handle: async (context, { query }) => {
      const list = isAdmin(context) ? listEveryFeaturedListing : listFeaturedListings;
      return new ListAnswer(partOf((await list(context.app.database)).map(wireSlide), query));
    },
  }),
  defineCall({
    id: 'C036',
    method: 'GET',
    path: 'featuredListing/:id',
    audience: ['public'],
    params: z.object({ id: recordId }),
    handle: async (context, { params: { id } }) => {
      const { database } = context.app;
      const slide = isAdmin(context)
        ? (await listEveryFeaturedListing(database, id))[0]
        : await loadFeaturedListing(database, id);
      if (!slide) throw notFound('This featured listing');
      return wireSlide(slide);
    },
  }),
];
