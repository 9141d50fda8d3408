import { dollars, type FieldKind } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { SiteSettingsInput } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';

/** The single row of settings. It has no ID of its own, so its ID is always 1. */
export type Settings = { id: number; version: number; contributions: number };

/** A field in dollars; an empty field is 0, which means the counted amount. */
const dollarsOrCounted: FieldKind<number, string, number> = {
  ...dollars,
  toForm: (stored) => (stored ? dollars.toForm(stored) : ''),
  toInput: (typed) => dollars.toInput(typed) ?? 0,
  format: (typed) => dollars.format(typed) || 'Calculated from sales',
};

/** All settings on the form (R284, A113). */
export const settingsFields = {
  contributions: field(
    'Total contributions shown on the site',
    dollarsOrCounted,
    ({ contributions }: Settings) => contributions,
  ),
} satisfies FieldTable<Settings, Omit<SiteSettingsInput, 'version'>>;

/** Names of fields and operations in the history of the settings. */
export const settingsHistory: HistoryLabels = {
  recordLabel: 'setting',
  labels: labelsOf(settingsFields),
  money: ['contributions'],
  actions: { changed: 'changed the settings', undone: 'undid a change to the settings' },
};
