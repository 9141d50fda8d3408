import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { GoodCause } from '../good-causes/good-cause.entity.js';
import { ImpactBuyer } from '../impact-buyers/impact-buyer.entity.js';
import { Lead } from '../leads/lead.entity.js';
import { badField } from '../platform/errors.js';
import { emailAddress } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import type { EnquiryColumns } from './enquiry-fields.js';
import { requireStaffUser } from './staff-users.js';

const LINKED: [keyof EnquiryColumns, EntityTarget<ObjectLiteral>, string][] = [
  ['supplierId', Supplier, 'This supplier was not found.'],
  ['referredBySupplierId', Supplier, 'This supplier was not found.'],
  ['impactBuyerId', ImpactBuyer, 'This impact buyer was not found.'],
  ['goodCauseId', GoodCause, 'This good cause was not found.'],
  ['leadId', Lead, 'This lead was not found.'],
];

/**
 * Checks what only the database can tell of columns that are about to be written: linked records
 * exist, the person responsible is staff (R183). The address of the customer must be one.
 * @throws AppError BAD_USER_INPUT naming the field
 */
export async function checkEnquiry(context: RequestContext, columns: EnquiryColumns): Promise<void> {
  if (columns.email && !emailAddress.safeParse(columns.email).success)
    throw badField('email', 'Please enter an e-mail address like name@example.nz.');
  for (const [field, target, message] of LINKED) {
    const id = columns[field];
    if (id && !(await context.app.database.manager.existsBy(target, { id }))) throw badField(field, message);
  }
  if (columns.personResponsibleId)
    await requireStaffUser(context, 'personResponsibleId', columns.personResponsibleId);
}
