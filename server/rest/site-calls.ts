import { z } from 'zod';
import { seesEveryListing } from '../directory/featured-listings/featured-listing.policy.js';
import {
  listEveryFeaturedListing,
  listFeaturedListings,
  loadFeaturedListing,
} from '../directory/featured-listings/featured-listings.read-model.js';
import { partOf } from '../kits/lists/record-list.js';
import { wireNumber } from '../kits/records/wire-codecs.js';
import { notFound } from '../platform/errors.js';
import { siteSettingsFields } from '../staff/settings/site-settings.fields.js';
import { loadSiteSettings, saveSiteSettings } from '../staff/settings/site-settings.js';
import { ListAnswer, listOf } from './answers.js';
import { defineCall } from './call.js';
import { slideAnswer, wireSlide } from './featured-listing-wire.js';
import { byId, listPart } from './wire-values.js';

const settingsAnswer = z
  .strictObject({ contributions: z.number().describe('The total contributions in dollars.') })
  .meta({ id: 'SiteSettings' });

/** Calls for settings of the site and the carousel on its first page. */
export const siteCalls = [
  defineCall({
    id: 'C032',
    method: 'GET',
    path: 'general/settings',
    audience: ['public'],
    summary: 'Returns the settings of the site',
    answer: settingsAnswer,
    handle: async ({ app }) => ({ contributions: (await loadSiteSettings(app.database)).contributions }),
  }),
  defineCall({
    id: 'C033',
    method: 'PUT',
    path: 'general/settings',
    audience: ['Admin'],
    summary: 'Changes the settings of the site',
    body: z.strictObject({
      contributions: wireNumber
        .pipe(siteSettingsFields.contributions.schema as z.ZodType<number, number>)
        .describe('The total contributions in dollars, 0 or more.'),
    }),
    answer: settingsAnswer,
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
    summary: 'Lists the featured listings of the home page, in display order',
    details: 'Admin gets all listings, other callers only those of listed suppliers.',
    query: listPart,
    answer: listOf(slideAnswer),
    handle: async (context, { query }) => {
      const list = seesEveryListing(context) ? listEveryFeaturedListing : listFeaturedListings;
      return new ListAnswer(partOf((await list(context.app.database)).map(wireSlide), query));
    },
  }),
  defineCall({
    id: 'C036',
    method: 'GET',
    path: 'featuredListing/:id',
    audience: ['public'],
    summary: 'Returns a featured listing of the home page',
    params: byId,
    answer: slideAnswer,
    refusals: { 404: 'The featured listing does not exist, or its supplier is not listed.' },
    handle: async (context, { params: { id } }) => {
      const { database } = context.app;
      const slide = seesEveryListing(context)
        ? (await listEveryFeaturedListing(database, id))[0]
        : await loadFeaturedListing(database, id);
      if (!slide) throw notFound('This featured listing');
      return wireSlide(slide);
    },
  }),
];
