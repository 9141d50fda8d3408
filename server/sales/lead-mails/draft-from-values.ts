import type { Config } from '../../platform/config/config.js';
import type { Statement } from '../../platform/database/database.js';
import { badField } from '../../platform/errors.js';
import { addressOf } from '../../platform/mail/placeholders.js';
import type { RequestContext } from '../../platform/request-context.js';
import { draftOf, type LeadMailDraft } from './draft-lead-mail.js';
import type { LeadMailValues } from './lead-mail.kinds.js';
import { addressesOf, leadLink, writerOf } from './lead-mail-facts.read-model.js';

const BUYER: Statement = {
  name: 'lead-mail-buyer',
  text: 'SELECT link_key AS "linkKey", email FROM impact_buyer WHERE id = $1::integer',
};
const SUPPLIER: Statement = {
  name: 'lead-mail-supplier',
  text: 'SELECT coalesce(intros_email, enquiry_email) AS email FROM supplier WHERE id = $1::integer',
};

type Id = number | null | undefined;
type Address = string | null | undefined;

/** The part of a path after the folder: a link key with the id of a lead, or the id of a record. */
const BEHIND = /^[\w-]{1,100}(\/\d{1,10})?$/;

/**
 * Returns a link of this site as a full address, as mails need it (R252).
 * @throws AppError BAD_USER_INPUT if it is not a link
 */
function completeLink(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  field: string,
  folder: string,
  given: string | null | undefined,
): string | null {
  if (!given) return null;
  const address = /^\/(?!\/)/.test(given)
    ? publicUrl + given
    : BEHIND.test(given)
      ? `${publicUrl}/${folder}/${given}`
      : given;
  if (addressOf(address) === null) throw badField(field, 'This must be the address of a page.');
  return address;
}

/**
 * Returns the draft of a mail to a buyer, from the template and the given values (C096). The audience of the
 * callers ensures that they are staff.
 * @throws AppError BAD_USER_INPUT
 */
export async function draftForBuyer(
  context: RequestContext,
  values: Omit<LeadMailValues<'lead.to-buyer'>, 'user'>,
  { buyerId, to, replyTo }: { buyerId: Id; to: Address; replyTo: Address },
): Promise<LeadMailDraft> {
  const { database, config } = context.app;
  const buyer = buyerId ? await database.readOne<{ linkKey: string; email: string }>(BUYER, [buyerId]) : null;
  const answer = completeLink(config, 'leadsLinkWithID', 'EntityLink', values.leadsLinkWithID);
  const leadsLinkWithID = answer ?? (buyer && leadLink(config, buyer.linkKey));
  const page = completeLink(config, 'linkToProfileListing', 'business', values.linkToProfileListing);
  const filled = { ...values, leadsLinkWithID, linkToProfileListing: page, user: writerOf(context) };
  const reach = { to: addressesOf(to ?? buyer?.email), replyTo: replyTo ?? null };
  return draftOf(context, 'lead.to-buyer', filled, reach);
}

/**
 * Returns the draft of a mail to a supplier, from the template and the given values (C098). The audience of
 * the callers ensures that they are staff.
 */
export async function draftForSupplier(
  context: RequestContext,
  values: Omit<LeadMailValues<'lead.to-supplier'>, 'user'>,
  { supplierId, replyTo }: { supplierId: Id; replyTo: Address },
): Promise<LeadMailDraft> {
  const { database } = context.app;
  const supplier = supplierId ? await database.readOne<{ email: string }>(SUPPLIER, [supplierId]) : null;
  const filled = { ...values, user: writerOf(context) };
  const reach = { to: addressesOf(supplier?.email), replyTo: replyTo ?? null };
  return draftOf(context, 'lead.to-supplier', filled, reach);
}
