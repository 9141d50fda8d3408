import { once } from '../../platform/idempotency.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { checkEnquiry } from './check-enquiry.js';
import { emptyEnquiryError, insertSalesEnquiry, isEmpty } from './create-sales-enquiry.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import {
  columnsOf,
  type EnquiryColumns,
  type SalesEnquiryChanges,
  salesEnquirySchema,
} from './sales-enquiry.fields.js';
import { enquiryNotFound } from './sales-enquiry.policy.js';

/**
 * The columns that a repeat sale does not copy (R173, A53). A lead becomes one sale only, to which it is
 * linked (A163).
 */
const anew = (): EnquiryColumns => ({
  enquiredAt: new Date(),
  repeatSale: true,
  emailState: 'Unopened',
  openedAt: null,
  xeroInvoice: null,
  paidToGoodCause: false,
  archivedAt: null,
  leadId: null,
});

export interface Original {
  /** The id of the stored enquiry to copy. Null to copy only `fields`. */
  id?: number | null;
  /** The fields that differ from the stored enquiry, or the whole enquiry if no id is given. */
  fields?: SalesEnquiryChanges;
}

/**
 * Copies an enquiry as a repeat sale and returns the new id. The audience of callers is Admin.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND
 */
export async function duplicateSalesEnquiry(context: RequestContext, original: Original): Promise<number> {
  const changes = parseInput(salesEnquirySchema, original.fields ?? {});
  if (original.id == null && isEmpty(changes)) throw emptyEnquiryError();
  return once(context, 'duplicateSalesEnquiry', { id: original.id, changes }, async () => {
    const fields = columnsOf(changes);
    await checkEnquiry(context, fields);
    const columns = {
      ...(original.id != null ? await storedColumns(context, original.id) : {}),
      ...fields,
      ...anew(),
    };
    return insertSalesEnquiry(context, columns, 'sales-enquiry.duplicated');
  });
}

async function storedColumns(context: RequestContext, id: number): Promise<EnquiryColumns> {
  const stored = await context.app.database.manager.findOneBy(SalesEnquiry, { id });
  if (!stored) throw enquiryNotFound();
  const {
    id: _id,
    salesYear: _year,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...columns
  } = stored;
  return columns;
}
