import { registerEnumType } from 'type-graphql';
import type { Placeholders } from '../platform/mail/placeholders.js';

/** Whom staff write to about a lead. */
export const LeadMailKindEnum = { TO_BUYER: 'lead.to-buyer', TO_SUPPLIER: 'lead.to-supplier' } as const;
export type LeadMailKind = (typeof LeadMailKindEnum)[keyof typeof LeadMailKindEnum];
registerEnumType(LeadMailKindEnum, { name: 'LeadMailKind', description: 'Whom a mail about a lead is to.' });

/** What the mail to the buyer is made of (R252). */
const buyerPlaceholders = {
  buyerName: { label: 'Buyer’s name' },
  supplierName: { label: 'Supplier’s name' },
  supplierType: { label: 'What the supplier is' },
  opportunitySummary: { label: 'Opportunity' },
  leadsLinkWithID: { label: 'Link to answer', link: true, needed: 'without it the buyer cannot answer' },
  linkToProfileListing: { label: 'Link to the supplier’s page', link: true },
  user: { label: 'Your name' },
} as const satisfies Placeholders;

/** What the mail to the supplier is made of (R253). */
const supplierPlaceholders = {
  supplierName: { label: 'Supplier’s name' },
  buyerName: { label: 'Buyer’s name' },
  buyerType: { label: 'What the buyer is' },
  opportunitySummary: { label: 'Opportunity' },
  buyerContactPerson: { label: 'Contact person' },
  buyerEmail: { label: 'Buyer’s email', needed: 'without it the supplier cannot get in touch' },
  buyerContactNumber: { label: 'Buyer’s phone' },
  user: { label: 'Your name' },
} as const satisfies Placeholders;

/** What stands in for what in a mail of each kind. */
export const placeholdersOf = {
  'lead.to-buyer': buyerPlaceholders,
  'lead.to-supplier': supplierPlaceholders,
} as const satisfies Record<LeadMailKind, Placeholders>;

/** What a mail of a kind is filled in with; what is not known is empty. */
export type LeadMailValues<Kind extends LeadMailKind> = Partial<
  Record<keyof (typeof placeholdersOf)[Kind], string | null>
>;
