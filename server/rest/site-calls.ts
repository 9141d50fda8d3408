import { z } from 'zod';
import { wireNumber } from '../kits/records/wire-codecs.js';
import type { RequestContext } from '../platform/request-context.js';
import { siteSettingsFields } from '../staff/settings/site-settings.fields.js';
import { loadSiteSettings, saveSiteSettings } from '../staff/settings/site-settings.js';
import { defineCall } from './call.js';
import { conflict } from './conflict.js';
import { changedVersion, recordVersion } from './record-calls.js';
import { changedRecord } from './wire-names.js';

const settingsAnswer = z
  .strictObject({
    version: recordVersion,
    contributions: z.number().describe('The total contributions in dollars.'),
  })
  .meta({ id: 'SiteSettings' });

const readSettings = async ({ app }: RequestContext) => {
  const { version, contributions } = await loadSiteSettings(app.database);
  return { version, contributions };
};

/** Calls for settings of the site. */
export const siteCalls = [
  defineCall({
    id: 'C032',
    method: 'GET',
    path: 'general/settings',
    audience: ['public'],
    summary: 'Returns the settings of the site',
    answer: settingsAnswer,
    handle: readSettings,
  }),
  defineCall({
    id: 'C033',
    method: 'PUT',
    path: 'general/settings',
    audience: ['Admin'],
    summary: 'Changes the settings of the site',
    body: z.strictObject({
      version: changedVersion,
      contributions: wireNumber
        .pipe(siteSettingsFields.contributions.schema as z.ZodType<number, number>)
        .describe('The total contributions in dollars, 0 or more.'),
    }),
    answer: settingsAnswer,
    versioned: true,
    refusals: { 409: conflict(settingsAnswer, 'The settings have changed since the given version.') },
    handle: (context, { body: { contributions }, version }) => {
      const save = () => saveSiteSettings(context, { contributions }, version);
      return changedRecord({}, () => readSettings(context), save);
    },
  }),
];
