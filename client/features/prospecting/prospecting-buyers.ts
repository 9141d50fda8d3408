import type { ProspectingBuyerInput } from '../../graphql/schema.generated';
import type { Prospecting_BuyerFragment } from './prospecting.generated';

/** A buyer that the cause helps to win. */
export type Buyer = Prospecting_BuyerFragment;

/** What the cause has done about a buyer, in the words of the page (R241). */
export const ACTIONS = [
  { value: "Haven't Done", label: 'Haven’t Done' },
  { value: 'In Process', label: 'In Process' },
  { value: 'Completed', label: 'Completed' },
  { value: 'Other', label: 'Other' },
] as const;

/** A buyer without an action counts as the first (A78). */
export type Action = (typeof ACTIONS)[number]['value'];

/** Those that are left out at first: what is still to be done shows (R239). */
export const FIRST_WITHOUT: readonly Action[] = ['In Process', 'Completed', 'Other'];

/** Whom to talk to there, as fields of the page (R240). */
export const CONTACTS = [
  { field: 'contactName', label: 'Name', line: { maxLength: 200, autoComplete: 'off' } },
  {
    field: 'phone',
    label: 'Phone',
    scheme: 'tel',
    line: { type: 'tel', maxLength: 50, autoComplete: 'off' },
  },
  { field: 'contactTitle', label: 'Title', line: { maxLength: 200, autoComplete: 'off' } },
  { field: 'contactConnection', label: 'Connection', line: { maxLength: 200, autoComplete: 'off' } },
  {
    field: 'email',
    label: 'Email',
    scheme: 'mailto',
    line: { type: 'email', maxLength: 254, autoComplete: 'off' },
  },
] as const satisfies readonly {
  field: keyof ProspectingBuyerInput & keyof Buyer;
  label: string;
  line: object;
  /** How it is reached from here, where it is known. */
  scheme?: 'tel' | 'mailto';
}[];

/** How many something was done about, of all of them (R242, A76). */
export const begun = (buyers: readonly Buyer[]): number =>
  buyers.filter(({ goodCauseAction }) => goodCauseAction !== "Haven't Done").length;
