import { z } from 'zod';
import { requireStaffUser } from '../../accounts/staff-users.js';
import { changesSchema } from '../../kits/records/changes-schema.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { auditOf } from '../../kits/records/update-record.js';
import type { Changes } from '../../platform/activity/changes.js';
import { recordCreations } from '../../platform/activity/record-creations.js';
import { columnNameOf } from '../../platform/database/snake-naming.js';
import { once } from '../../platform/idempotency.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { INSERT_LEADS } from './insert-leads.sql.js';
import { type LeadChanges, leadFields, leadRecords } from './lead.fields.js';
import { followsFrom } from './lead.states.js';
import type { LeadOutcome } from './open-lead.js';

/** The result for one of the requested leads. */
export interface CreatedLead {
  outcome: LeadOutcome;
  /** The id of the new lead. Null if none was created. */
  id: number | null;
}

/** The maximum number of leads in one call. */
const MAX_NEW_LEADS = 10_000;

// A missing buyer or supplier is reported as an outcome, so neither is required here (A71).
const schema = changesSchema({
  ...leadFields,
  impactBuyerId: { ...leadFields.impactBuyerId, schema: recordId.nullable() },
  supplierId: { ...leadFields.supplierId, schema: recordId.nullable() },
});
const newLeads = z
  .array(schema)
  .max(MAX_NEW_LEADS, `You can create ${MAX_NEW_LEADS.toLocaleString('en-NZ')} leads at once.`);

/** Fields that a new lead cannot have. They are set later, or by the buyer. */
const NOT_YET: ReadonlySet<string> = new Set<keyof LeadChanges>([
  'createdAt',
  'customersResponse',
  'customersComments',
  'customerHidden',
  'salesEnquiryId',
  'archived',
]);

/** Returns the values to write for a new lead, with the effects of its status (A145). */
function written(sent: LeadChanges): LeadChanges {
  const lead: LeadChanges = Object.fromEntries(Object.entries(sent).filter(([name]) => !NOT_YET.has(name)));
  return { ...lead, ...(lead.status && followsFrom(lead.status)) };
}

const rowOf = (lead: LeadChanges, place: number) => ({
  ...Object.fromEntries(Object.entries(lead).map(([name, value]) => [columnNameOf(name), value])),
  id: place,
});

interface Inserted {
  hasBuyer: boolean;
  hasSupplier: boolean;
  id: number | null;
}

/**
 * Creates leads as `createLeads` does. Repeatable under an Idempotency-Key.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export const createManyLeads = (context: RequestContext, sent: readonly object[]): Promise<CreatedLead[]> =>
  once(context, 'createLeads', sent, () => createLeads(context, sent));

/**
 * Creates a lead for each input, in this order, if its buyer and its supplier exist and have no open lead
 * (R220, A71, A72). The status is Card Created unless given (R192). Takes two statements for any number of
 * leads.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export async function createLeads(context: RequestContext, sent: readonly object[]): Promise<CreatedLead[]> {
  requireStaffRole(context);
  const given = parseInput(newLeads, sent).map((lead) => written(lead as LeadChanges));
  if (given.length === 0) return [];
  return context.app.database.transaction(async (manager) => {
    const colleagues = new Set(given.map(({ personResponsibleId }) => personResponsibleId));
    for (const id of colleagues) if (id) await requireStaffUser(context, 'personResponsibleId', id);
    const rows: Inserted[] = await manager.query(INSERT_LEADS, [JSON.stringify(given.map(rowOf))]);
    const made = rows.flatMap(({ id }, place) => {
      const changes: Changes = auditOf<LeadChanges>({}, given[place] ?? {});
      return id === null ? [] : [{ id, changes }];
    });
    const { subject: subjectType, personalFields } = leadRecords;
    await recordCreations(context, { subjectType, personalFields, made });
    return rows.map((row) => ({ id: row.id, outcome: outcomeOf(row) }));
  });
}

function outcomeOf({ hasBuyer, hasSupplier, id }: Inserted): LeadOutcome {
  if (id !== null) return 'created';
  if (!hasBuyer) return 'unknown-buyer';
  return hasSupplier ? 'already-open' : 'unknown-supplier';
}
