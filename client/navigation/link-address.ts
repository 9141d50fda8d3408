import { decodedPart } from '../../shared/decoded-part';
import { recordId } from './record-id';

/** What stands behind the name of a link page (P036, P037, P039). */
export type LinkAddress = {
  /** Opens what belongs to one impact buyer, or to one good cause. */
  linkKey: string;
  /** The lead that the address names. */
  leadId: number | null;
};

/** The parts of `/EntityLink/{key}[/{leadID}]` and `/ProspectingBuyers/{key}`; an empty key opens nothing. */
export function linkAddressOf(pathname: string): LinkAddress {
  const [, , linkKey = '', leadId] = pathname.split('/');
  return { linkKey: decodedPart(linkKey), leadId: recordId(leadId) };
}
