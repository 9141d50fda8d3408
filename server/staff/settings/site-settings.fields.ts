import { changesSchema } from '../../kits/records/changes-schema.js';
import type { FieldRights, FieldsOf } from '../../kits/records/field.js';
import { dollars } from '../../kits/records/field-kinds.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { SiteSettings } from './site-settings.entity.js';

type SettingsViewer = 'Admin' | 'Visitor';

const MAX = 1e12;

/** Public fields that staff set. */
const open = {
  sees: ['Admin', 'Visitor'],
  changes: ['Admin'],
} as const satisfies FieldRights<SettingsViewer>;

export const siteSettingsFields = {
  contributions: {
    ...dollars(MAX, 'This must not be negative.', 'This is too much.'),
    ...open,
    wire: 'contributions',
    meaning:
      'The total of all contributions on public pages in New Zealand dollars. 0 shows the counted total.',
  },
} satisfies FieldsOf<Omit<SiteSettings, 'id' | 'version'>, SettingsViewer>;

export const siteSettingsSchema = changesSchema(siteSettingsFields, ['contributions']);

export const siteSettingsRecords: RecordKind<SiteSettings> = {
  entity: SiteSettings,
  subject: 'settings',
  onPages: true,
  personalFields: new Set(),
};
