import type { ChangesTo } from '../platform/records/field.js';
import { impactBuyerFields } from './impact-buyer.fields.js';

/** As whom somebody of the good cause, or staff on its page, sees and changes a buyer there. */
export const PROSPECTOR = 'Prospector';
const theirs = { sees: [PROSPECTOR], changes: [PROSPECTOR] } as const;

/** Whom to talk to: filled in where nothing was known (R240, R243). */
export const contactFields = {
  contactName: { ...impactBuyerFields.contactName, ...theirs },
  phone: { ...impactBuyerFields.phone, ...theirs },
  contactTitle: { ...impactBuyerFields.contactTitle, ...theirs },
  contactConnection: { ...impactBuyerFields.contactConnection, ...theirs },
  email: { ...impactBuyerFields.email, ...theirs },
} as const;

export type ContactField = keyof typeof contactFields;
export const CONTACT_FIELDS = Object.keys(contactFields) as ContactField[];

/** All that is ever changed of a buyer on the page of its good cause. */
export const prospectingFields = {
  ...contactFields,
  goodCauseAction: { ...impactBuyerFields.goodCauseAction, ...theirs },
  goodCauseComments: { ...impactBuyerFields.goodCauseComments, ...theirs },
} as const;

export type ProspectingChanges = ChangesTo<typeof prospectingFields>;

/**
 * Whether a contact field is for reading alone: it was known before the page asked for it (A77). `entered`: those that
 * were filled in there.
 */
export const isReadOnly = (field: ContactField, value: string | null, entered: readonly string[]): boolean =>
  Boolean(value) && !entered.includes(field);
