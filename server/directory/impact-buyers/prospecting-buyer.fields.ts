import type { ChangesTo } from '../../kits/records/field.js';
import { impactBuyerFields } from './impact-buyer.fields.js';

/** The role of users of a good cause, and of staff, on its prospecting page. */
export const PROSPECTOR = 'Prospector';
const theirs = { sees: [PROSPECTOR], changes: [PROSPECTOR] } as const;

/** The contact fields. They can be filled in if they were empty (R240, R243). */
export const contactFields = {
  contactName: { ...impactBuyerFields.contactName, ...theirs },
  phone: { ...impactBuyerFields.phone, ...theirs },
  contactTitle: { ...impactBuyerFields.contactTitle, ...theirs },
  contactConnection: { ...impactBuyerFields.contactConnection, ...theirs },
  email: { ...impactBuyerFields.email, ...theirs },
} as const;

export type ContactField = keyof typeof contactFields;
export const CONTACT_FIELDS = Object.keys(contactFields) as ContactField[];

/** The fields of a buyer that can be changed on the page of its good cause. */
export const prospectingFields = {
  ...contactFields,
  goodCauseAction: { ...impactBuyerFields.goodCauseAction, ...theirs },
  goodCauseComments: { ...impactBuyerFields.goodCauseComments, ...theirs },
} as const;

export type ProspectingChanges = ChangesTo<typeof prospectingFields>;

/**
 * Returns true if a contact field is read-only: it was known before the page asked for it (A77). `entered`
 * lists the fields that were filled in on the page.
 */
export const isReadOnly = (field: ContactField, value: string | null, entered: readonly string[]): boolean =>
  Boolean(value) && !entered.includes(field);
