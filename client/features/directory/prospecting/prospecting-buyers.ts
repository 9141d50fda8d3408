import type { GoodCauseAction, ProspectingBuyerInput } from '../../../graphql/schema.generated';
import { goodCauseActions } from '../../../ui/impact-buyer-labels';
import type { Prospecting_BuyerFragment } from './prospecting.generated';

/** A buyer that the cause helps to win. */
export type Buyer = Prospecting_BuyerFragment;

/** The cause's actions for a buyer, with their wording on the page (R241). */
export const ACTIONS = Object.entries(goodCauseActions).map(([value, label]) => ({
  value: value as GoodCauseAction,
  label,
}));

/** Actions that are filtered out at first, so that buyers without an action are shown (R239). */
export const FIRST_WITHOUT: readonly GoodCauseAction[] = ['IN_PROCESS', 'COMPLETED', 'OTHER'];

/** Fields of the contact at a buyer (R240). */
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
  /** The URL scheme for reaching the contact, if any. */
  scheme?: 'tel' | 'mailto';
}[];

/** Returns the number of buyers with an action (R242, A76). */
export const countStarted = (buyers: readonly Buyer[]): number =>
  buyers.filter(({ goodCauseAction }) => goodCauseAction !== 'NOT_DONE').length;
