import { requireStaffUser } from '../../accounts/staff-users.js';
import { badField } from '../../platform/errors.js';
import { emailAddress } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { enquiryParties } from './enquiry-parties.read-model.js';
import type { EnquiryColumns } from './sales-enquiry.fields.js';

const LINKED = [
  ['supplierId', enquiryParties.supplier, 'This supplier was not found.'],
  ['referredBySupplierId', enquiryParties.supplier, 'This supplier was not found.'],
  ['impactBuyerId', enquiryParties.buyer, 'This impact buyer was not found.'],
  ['goodCauseId', enquiryParties.cause, 'This good cause was not found.'],
] as const;

/**
 * Checks columns against the database before they are written: linked records exist, and the person
 * responsible is staff (R183). The email address of the customer must be valid.
 * @throws AppError BAD_USER_INPUT naming the field
 */
export async function checkEnquiry(context: RequestContext, columns: EnquiryColumns): Promise<void> {
  if (columns.email && !emailAddress.safeParse(columns.email).success)
    throw badField('email', 'Please enter an email address like name@example.nz.');
  for (const [field, find, message] of LINKED)
    if (columns[field] && !(await find(context, columns[field]))) throw badField(field, message);
  if (columns.personResponsibleId)
    await requireStaffUser(context, 'personResponsibleId', columns.personResponsibleId);
}
