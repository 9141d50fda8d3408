import { decodedPart } from '../../shared/decoded-part';
import { recordId } from './path-segments';

/** The parts of a link page's address after its name (P036, P037, P039). */
export type LinkAddress = {
  /** The key of one impact buyer, or of one good cause. */
  linkKey: string;
  /** The ID of the lead that the address names. */
  leadId: number | null;
};

/** Returns the parts of `/EntityLink/{key}[/{leadID}]` and `/ProspectingBuyers/{key}`; an empty key is not valid. */
export function linkAddressOf(pathname: string): LinkAddress {
  const [, , linkKey = '', leadId] = pathname.split('/');
  return { linkKey: decodedPart(linkKey), leadId: recordId(leadId) };
}
