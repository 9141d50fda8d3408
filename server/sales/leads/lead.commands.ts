import { requireStaffUser } from '../../accounts/staff-users.js';
import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { type DeleteOptions, deleteRecord } from '../../kits/records/delete-record.js';
import { isUnchanged } from '../../kits/records/permitted-changes.js';
import { type RecordDefinition, readFields, type SaveContext } from '../../kits/records/record-definition.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Lead } from './lead.entity.js';
import { type LeadChanges, leadFields, leadRecords } from './lead.fields.js';
import { followsFrom } from './lead.states.js';
import { loadLead } from './lead-record.read-model.js';
import { leadTrash } from './lead-trash.js';
import { refuseSecondOpen, withOpenPairError } from './open-lead.js';

/**
 * Returns the values to write for permitted changes, with the chance and the date of a new status (A145). A
 * chance that is sent with the status wins, but not over REST, where clients send the whole lead.
 */
async function checkLead(
  context: RequestContext,
  { before, forbiddenFields }: SaveContext<Lead>,
  { archived, impactBuyerId, supplierId, ...given }: LeadChanges,
): Promise<LeadChanges> {
  if ((impactBuyerId || supplierId) && forbiddenFields === 'refuse')
    throw badField(
      impactBuyerId ? 'impactBuyerId' : 'supplierId',
      'You can’t change the buyer or supplier of a lead.',
    );
  if (given.personResponsibleId)
    await requireStaffUser(context, 'personResponsibleId', given.personResponsibleId);
  const chosen = forbiddenFields === 'refuse' && given.chance !== undefined ? { chance: given.chance } : {};
  const columns: Partial<Lead> = {
    ...given,
    ...(given.status && { ...followsFrom(given.status), ...chosen }),
  };
  if (archived !== undefined) columns.archivedAt = archived ? (before?.archivedAt ?? new Date()) : null;
  if (before) await refuseSecondOpen(context, before, columns);
  return onlyNew(before, columns);
}

/** Returns the columns whose value differs from the one of the lead. */
const onlyNew = (before: Lead | null, columns: Partial<Lead>): LeadChanges =>
  Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !isUnchanged(before?.[name as keyof Lead], value)),
  );

/** The record definition of leads, for staff (R216). */
export const leads: RecordDefinition<Lead, typeof leadFields> = {
  records: leadRecords,
  fields: leadFields,
  called: 'lead',
  editorRole: requireStaffRole,
  newer: loadLead,
  read: readFields(leadFields),
  check: checkLead,
  deletion: {
    references: [],
    advice: '',
    rememberedBy: ['impactBuyerId', 'supplierId', 'status'],
    trash: leadTrash,
  },
};

/**
 * Changes the given fields of a lead (C090). A new status sets the chance and its date (R194, R195).
 * `archived` hides the lead from the default lists or shows it again (A62).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer lead as `current`
 */
export const updateLead = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => withOpenPairError(() => changeRecord(context, leads, id, input, options));

/**
 * Moves a lead to the trash. Its enquiry stays (C091, A155).
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if it has changed
 */
export const deleteLead = (context: RequestContext, id: number, options?: DeleteOptions): Promise<void> =>
  deleteRecord(context, leads, id, options);
