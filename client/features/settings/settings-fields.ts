import { dollars, type FieldKind } from '../../editing/field-kinds';
import { type FieldTable, field } from '../../editing/field-table';
import type { SiteSettingsInput } from '../../graphql/schema.generated';

/** The one row of settings: it has no id of its own, and is the first and only of its kind. */
export type Settings = { id: number; version: number; contributions: number };

/** Nothing typed is 0, which stands for what was counted. */
const dollarsOrCounted: FieldKind<number, string, number> = {
  ...dollars,
  toForm: (stored) => (stored ? dollars.toForm(stored) : ''),
  toInput: (typed) => dollars.toInput(typed) ?? 0,
  inWords: (typed) => dollars.inWords(typed) || 'As counted',
};

/** Every setting on the form, said once (R284, A113). */
export const settingsFields = {
  contributions: field(
    'Contributions shown for the whole site',
    dollarsOrCounted,
    ({ contributions }: Settings) => contributions,
  ),
} satisfies FieldTable<Settings, Omit<SiteSettingsInput, 'version'>>;
