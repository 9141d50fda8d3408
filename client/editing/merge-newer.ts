import {
  changedFields,
  type EnquiryField,
  type EnquiryValues,
  sameValue,
} from '../features/sales-enquiries/enquiry-form-values';

export type Merge = {
  /** What the form shows next: everything typed, and their changes where nothing was typed. */
  values: EnquiryValues;
  /** Fields that both sides changed, to different values. */
  conflicts: EnquiryField[];
  /** Fields that only they changed. */
  taken: EnquiryField[];
};

/**
 * Brings together what was loaded, what has been typed since, and what somebody else saved meanwhile. Nothing typed is
 * lost: where both changed a field, the typed value stays and is named a conflict.
 */
export function mergeNewer(loaded: EnquiryValues, typed: EnquiryValues, newer: EnquiryValues): Merge {
  const mine = changedFields(loaded, typed);
  const theirs = changedFields(loaded, newer);
  const values = { ...newer };
  for (const field of mine) Object.assign(values, { [field]: typed[field] });
  return {
    values,
    conflicts: mine.filter((field) => theirs.includes(field) && !sameValue(typed[field], newer[field])),
    taken: theirs.filter((field) => !mine.includes(field)),
  };
}
