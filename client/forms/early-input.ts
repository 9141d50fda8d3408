import { withoutLanguage } from '../lib/language';
import { currentValue, type Field, renderedValue } from './browser-fields';
import { EARLY_INPUT, isPassword, readDrafts, writeDrafts } from './draft-store';

/** Returns the fields of a form by name, without passwords, visible or not. */
function fieldsOf(part: Element): Map<string, Field> {
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')];
  const named = fields.filter(({ name, type }) => name && type !== 'password' && !isPassword(name));
  return new Map(named.map((field) => [field.name, field]));
}

/** Returns the draft's name, which identifies a form of the page by its fields. */
const draftName = (fields: Map<string, Field>) => `${EARLY_INPUT}${[...fields.keys()].sort().join()}`;

/** Keeps text typed into a form before its hydration, until its page at `path` is opened again. */
export function saveEarlyInput(part: Element, path: string): void {
  const fields = fieldsOf(part);
  const typed = [...fields.values()].filter((field) => currentValue(field) !== renderedValue(field));
  if (typed.length === 0) return;
  const drafts = readDrafts(withoutLanguage(path));
  const draft = Object.fromEntries(typed.map((field) => [field.name, currentValue(field)]));
  writeDrafts({ ...drafts, forms: { ...drafts.forms, [draftName(fields)]: draft } });
}

/**
 * Restores kept text in the form, as browsers do on return: the form takes over what its fields hold (registered.ts).
 * Returns false if there was none.
 */
export function restoreEarlyInput(part: Element): boolean {
  const fields = fieldsOf(part);
  const { page, forms } = readDrafts();
  const { [draftName(fields)]: draft, ...others } = forms;
  if (!draft) return false;
  writeDrafts({ page, forms: others });
  for (const [name, value] of Object.entries(draft)) {
    const field = fields.get(name);
    if (field instanceof HTMLInputElement && typeof value === 'boolean') field.checked = value;
    else if (field) field.value = String(value);
  }
  return true;
}
