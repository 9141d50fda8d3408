import type { RecordHistory } from '../../kits/history/record-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import type { RecordKind, StoredRecord } from '../../kits/records/update-record.js';
import { notFound } from '../../platform/errors.js';
import { siteSettingsFields, siteSettingsRecords } from './site-settings.fields.js';

/** The history of the settings: their timeline and Undo. */
export const siteSettingsHistory: RecordHistory = {
  ...staffOnly,
  records: siteSettingsRecords as unknown as RecordKind<StoredRecord>,
  fields: siteSettingsFields,
  notFound: () => notFound('The settings record'),
};
