import { z } from 'zod';
import { wireNumber } from '../kits/records/wire-codecs.js';
import { siteSettingsFields } from '../staff/settings/site-settings.fields.js';
import { loadSiteSettings, saveSiteSettings } from '../staff/settings/site-settings.js';
import { defineCall } from './call.js';

const settingsAnswer = z
  .strictObject({ contributions: z.number().describe('The total contributions in dollars.') })
  .meta({ id: 'SiteSettings' });

/** Calls for settings of the site. */
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
];
