import { type RecordHistory, staffOnly } from '../../kits/history/record-history.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { type RecordKind, type StoredRecord } from '../../kits/records/update-record.js';
import { notFound } from '../../platform/errors.js';
import { siteSettingsFields, siteSettingsRecords } from './site-settings.fields.js';
import { SiteSettingsResolver } from './site-settings.resolver.js';

/** The history of the settings: their timeline and Undo. */
const siteSettingsHistory: RecordHistory = {
  ...staffOnly,
  records: siteSettingsRecords as unknown as RecordKind<StoredRecord>,
  fields: siteSettingsFields,
  notFound: () => notFound('The settings record'),
};

/** The settings of the site: their record, timeline and undo. */
export const siteSettingsNoun: Noun = {
  tokenResource: 'site',
  resolvers: [SiteSettingsResolver],
  history: ['SITE_SETTINGS', siteSettingsHistory],
  publicPages: [
    'settings',
    { records: [], lists: ['siteSettings', 'frontPage', 'impactBoxes', 'impactSummary'], single: [] },
  ],
};
