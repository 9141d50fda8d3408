import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { deleteRecord } from '../../kits/records/delete-record.js';
import { type RecordDefinition, readFields } from '../../kits/records/record-definition.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ImpactBoxOrder } from './impact-box-order.entity.js';
import {
  type ImpactBoxOrderChanges,
  impactBoxOrderFields,
  impactBoxOrderRecords,
} from './impact-box-order.fields.js';
import { loadImpactBoxOrder } from './impact-box-order-record.read-model.js';

const CAUSE = { name: 'cause-of-order', text: 'SELECT 1 FROM good_cause WHERE id = $1' };

async function requireCause(
  { app }: RequestContext,
  changes: ImpactBoxOrderChanges,
): Promise<ImpactBoxOrderChanges> {
  const { goodCauseId } = changes;
  if (goodCauseId && !(await app.database.readOne(CAUSE, [goodCauseId])))
    throw badField('goodCauseId', 'There is no such good cause.');
  return changes;
}

/** The record definition of orders, which staff edit. */
export const impactBoxOrders: RecordDefinition<ImpactBoxOrder, typeof impactBoxOrderFields> = {
  records: impactBoxOrderRecords,
  fields: impactBoxOrderFields,
  called: 'order',
  editorRole: requireStaffRole,
  newer: loadImpactBoxOrder,
  read: readFields(impactBoxOrderFields),
  check: (context, _, changes) => requireCause(context, changes),
  deletion: {
    references: [],
    advice: '',
    rememberedBy: ['status', 'total'],
    trash: {
      title: ['fullName'],
      weak: [{ column: 'good_cause_id', table: 'good_cause' }],
      clashes: {},
    },
  },
};

/**
 * Changes the given fields of an order, for staff (C122).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer order as `current`
 */
export const updateImpactBoxOrder = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, impactBoxOrders, id, input, options);

/**
 * Moves an order to the trash (A155).
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const deleteImpactBoxOrder = (context: RequestContext, id: number): Promise<void> =>
  deleteRecord(context, impactBoxOrders, id);
