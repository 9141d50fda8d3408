import { auditOf } from '../../kits/records/update-record.js';
import { type FollowUp, recordActivity } from '../../platform/activity/record-activity.js';
import { badInput } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { applySaleDefaults } from './apply-sale-defaults.js';
import { checkEnquiry } from './check-enquiry.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import {
  columnsOf,
  type EnquiryColumns,
  enquiryRecords,
  type SalesEnquiryChanges,
  salesEnquirySchema,
} from './sales-enquiry.fields.js';

/**
 * Creates an enquiry (R152) and returns its id. The audience of callers is Admin.
 * @throws AppError BAD_USER_INPUT
 */
export async function createSalesEnquiry(
  context: RequestContext,
  input: SalesEnquiryChanges,
): Promise<number> {
  const changes = parseInput(salesEnquirySchema, input);
  if (isEmpty(changes)) throw emptyEnquiryError();
  return once(context, 'createSalesEnquiry', changes, async () => {
    const columns = columnsOf(changes);
    await checkEnquiry(context, columns);
    return insertSalesEnquiry(context, columns, 'sales-enquiry.created');
  });
}

/** Returns true if the changes fill in no field. */
export const isEmpty = (changes: SalesEnquiryChanges): boolean =>
  Object.values(changes).every((value) => value == null);

/** The error for an enquiry without any field, which is a mistake: a lost body, or an invalid id. */
export const emptyEnquiryError = () => badInput('Please fill in at least one field.');

/** Inserts a checked enquiry with its activity and follow-ups, in the current transaction. Returns its id. */
export async function insertSalesEnquiry(
  context: RequestContext,
  given: EnquiryColumns,
  action: string,
  { id: reserved, followUps }: { id?: number; followUps?: (id: number) => Promise<FollowUp[]> } = {},
): Promise<number> {
  const columns = { ...given, ...(await applySaleDefaults(context, null, given)) };
  const inserted = await context.app.database.manager.insert(SalesEnquiry, { ...columns, id: reserved });
  const id: number = inserted.identifiers[0]?.id;
  await recordActivity(context, {
    action,
    subjectType: enquiryRecords.subject,
    subjectId: id,
    changes: auditOf({}, columns),
    personalFields: enquiryRecords.personalFields,
    followUps: await followUps?.(id),
  });
  return id;
}
