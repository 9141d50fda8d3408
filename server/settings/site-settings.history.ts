import { notFound } from '../platform/errors.js';
import type { RecordHistory } from '../platform/history/record-history.js';
import { staffOnly } from '../platform/history/staff-only.js';
import type { RecordKind, StoredRecord } from '../platform/records/update-record.js';
import { siteSettingsFields, siteSettingsRecords } from './site-settings.fields.js';

/** The history of the settings: their timeline and Undo. */
export const siteSettingsHistory: RecordHistory = {
  ...staffOnly,
  records: siteSettingsRecords as unknown as RecordKind<StoredRecord>,
  fields: siteSettingsFields,
  notFound: () => notFound('The settings record'),
};
