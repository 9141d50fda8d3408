import { badField } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import { type CauseParty, enquiryParties } from './enquiry-parties.read-model.js';

/**
 * The good cause that a visitor chose on a form; null where none was.
 * @throws AppError BAD_USER_INPUT for a cause that is not approved, as for one that does not exist
 */
export async function approvedCause(
  context: RequestContext,
  id: number | null | undefined,
): Promise<CauseParty | null> {
  const cause = await enquiryParties.cause(context, id);
  if (id && !cause?.approved) throw badField('goodCauseId', 'Please choose a good cause from the list.');
  return cause;
}
