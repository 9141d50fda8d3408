import { registerEnumType } from 'type-graphql';
import type { Placeholders } from '../../platform/mail/placeholders.js';

/** The kinds of mail about a lead, by recipient. */
export const LeadMailKindEnum = { TO_BUYER: 'lead.to-buyer', TO_SUPPLIER: 'lead.to-supplier' } as const;
export type LeadMailKind = (typeof LeadMailKindEnum)[keyof typeof LeadMailKindEnum];
registerEnumType(LeadMailKindEnum, {
  name: 'LeadMailKind',
  description: 'The type of lead email, based on who receives it.',
  valuesConfig: {
    TO_BUYER: { description: 'An email to the impact buyer of the lead.' },
    TO_SUPPLIER: { description: 'An email to the supplier of the lead.' },
  },
});

/** The placeholders of the mail to the buyer (R252). */
const buyerPlaceholders = {
  buyerName: { label: 'Buyer’s name' },
  supplierName: { label: 'Supplier’s name' },
  supplierType: { label: 'Supplier’s trade' },
  opportunitySummary: { label: 'Opportunity' },
  leadsLinkWithID: { label: 'Link to answer', link: true, needed: 'without it the buyer cannot answer' },
  linkToProfileListing: { label: 'Link to the supplier’s page', link: true },
  user: { label: 'Your name' },
} as const satisfies Placeholders;

/** The placeholders of the mail to the supplier (R253). */
const supplierPlaceholders = {
  supplierName: { label: 'Supplier’s name' },
  buyerName: { label: 'Buyer’s name' },
  buyerType: { label: 'Buyer’s type' },
  opportunitySummary: { label: 'Opportunity' },
  buyerContactPerson: { label: 'Contact person' },
  buyerEmail: { label: 'Buyer’s email', needed: 'without it the supplier cannot get in touch' },
  buyerContactNumber: { label: 'Buyer’s phone' },
  user: { label: 'Your name' },
} as const satisfies Placeholders;

/** The placeholders of each kind of mail. */
export const placeholdersOf = {
  'lead.to-buyer': buyerPlaceholders,
  'lead.to-supplier': supplierPlaceholders,
} as const satisfies Record<LeadMailKind, Placeholders>;

/** The values for a mail of a kind. Unknown values are null. */
export type LeadMailValues<Kind extends LeadMailKind> = Partial<
  Record<keyof (typeof placeholdersOf)[Kind], string | null>
>;
