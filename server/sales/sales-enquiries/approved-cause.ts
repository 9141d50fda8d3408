import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type CauseParty, enquiryParties } from './enquiry-parties.read-model.js';

/**
 * Returns the good cause that a visitor chose on a form, or null if none was chosen.
 * @throws AppError BAD_USER_INPUT if the cause is not approved or does not exist
 */
export async function approvedCause(
  context: RequestContext,
  id: number | null | undefined,
): Promise<CauseParty | null> {
  const cause = await enquiryParties.cause(context, id);
  if (id && !cause?.approved) throw badField('goodCauseId', 'Please choose a good cause from the list.');
  return cause;
}
