import type { ForbiddenFields } from '../../kits/records/permitted-changes.js';
import {
  type ExpectedVersion,
  lockRecord,
  refuseStale,
  saveRecord,
} from '../../kits/records/update-record.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';
import { applySaleDefaults } from './apply-sale-defaults.js';
import { checkEnquiry } from './check-enquiry.js';
import type { EnquiryViewer } from './enquiry-viewers.js';
import { permittedEnquiryChanges } from './permitted-enquiry-changes.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import {
  columnsOf,
  type EnquiryColumns,
  enquiryRecords,
  type SalesEnquiryChanges,
  salesEnquirySchema,
} from './sales-enquiry.fields.js';
import { enquiryNotFound, requireEnquiryWriter } from './sales-enquiry.policy.js';
import { loadSalesEnquiry } from './sales-enquiry.read-model.js';

export interface UpdateOptions {
  /**
   * The version that the changes are based on. If absent, only the sent fields change, even if others have
   * changed since.
   */
  version?: ExpectedVersion;
  forbiddenFields?: ForbiddenFields;
  /** True if a supplier has entered its revenue, changed or not (A49). */
  revenueEntered?: boolean;
}

/**
 * Changes the given fields, as far as the caller may (R152, R153, R155, R157).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer values as `current`
 */
export async function updateSalesEnquiry(
  context: RequestContext,
  id: number,
  input: SalesEnquiryChanges,
  { version, forbiddenFields = 'refuse', revenueEntered = false }: UpdateOptions = {},
): Promise<void> {
  const changes = parseInput(salesEnquirySchema, input);
  await context.app.database.transaction(async () => {
    const enquiry = await lockSalesEnquiry(context, id);
    const viewer = requireEnquiryWriter(context, enquiry);
    await refuseStaleEnquiry(context, enquiry, version);
    const permitted = columnsOf(permittedEnquiryChanges(viewer, enquiry, changes, forbiddenFields));
    await checkEnquiry(context, permitted);
    const columns = await withConsequences(context, viewer, enquiry, permitted);
    if (Object.keys(columns).length > 0)
      await saveRecord(context, enquiryRecords, enquiry, columns, 'sales-enquiry.changed');
    if (viewer === 'Supplier' && (columns.supplierRevenue !== undefined || revenueEntered))
      await notifyStaffOfRevenue(context, { ...enquiry, ...columns });
  });
}

/**
 * Returns the enquiry, locked until the transaction ends.
 * @throws AppError NOT_FOUND
 */
export async function lockSalesEnquiry(context: RequestContext, id: number): Promise<SalesEnquiry> {
  const enquiry = await lockRecord(context, enquiryRecords, id);
  if (!enquiry) throw enquiryNotFound();
  return enquiry;
}

/**
 * Refuses a write that is based on another version of the enquiry than the current one.
 * @throws AppError CONFLICT with the newer values as `current`
 */
export const refuseStaleEnquiry = (
  context: RequestContext,
  enquiry: SalesEnquiry,
  version: ExpectedVersion,
): Promise<void> =>
  refuseStale(enquiry, version, 'This enquiry has changed since you opened it.', () =>
    loadSalesEnquiry(context, enquiry.id),
  );

/**
 * Returns the changes with the columns that follow from them, such as timestamps. Empty if nothing changes.
 */
async function withConsequences(
  context: RequestContext,
  viewer: EnquiryViewer,
  enquiry: SalesEnquiry,
  permitted: EnquiryColumns,
): Promise<EnquiryColumns> {
  if (Object.keys(permitted).length === 0) return permitted;
  const columns = { ...permitted };
  if (viewer === 'Supplier') {
    if (columns.emailState === 'Viewed') columns.openedAt = new Date();
    // The supplier’s figure is used until staff enter theirs (A49).
    if (columns.supplierRevenue != null && enquiry.revenue === null)
      columns.revenue = columns.supplierRevenue;
  }
  return { ...columns, ...(await applySaleDefaults(context, enquiry, columns)) };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

async function notifyStaffOfRevenue(context: RequestContext, enquiry: SalesEnquiry): Promise<void> {
  const revenue = enquiry.supplierRevenue;
  await raiseActionItem(context, {
    type: 'Supplier entered revenue',
    value: revenue === null ? 'The supplier removed the revenue' : `${dollars.format(revenue)} excl GST`,
    redirectUrl: '/admin/salesEnquiry/{ref_id}',
    refId: enquiry.id,
  });
}
