import type { ListFilter } from '../../kits/lists/list-inputs.js';
import type { RecordSelection, SelectionRequest } from '../../kits/lists/record-selection.js';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { startTask, titled } from '../../kits/tasks/start-task.js';
import { requireTask } from '../../kits/tasks/task.read-model.js';
import type { TaskView } from '../../kits/tasks/task.type.js';
import type { Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type FixedSide, leadCreation } from '../leads/lead-creation.js';
import { buyersToOffer, suppliersToOffer } from './offered-lists.js';

const SUPPLIER: Statement = { name: 'name-of-supplier', text: 'SELECT name FROM supplier WHERE id = $1' };
const BUYER: Statement = { name: 'name-of-buyer', text: 'SELECT name FROM impact_buyer WHERE id = $1' };

/**
 * Starts a task that offers a supplier to each of the selected buyers. Buyers with an open lead for it are
 * skipped and reported (R217, R220, A72).
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function createLeadsFrom(
  context: RequestContext,
  supplierId: number,
  selection: SelectionRequest<ListFilter>,
): Promise<TaskView> {
  const name = await nameOf(context, SUPPLIER, supplierId, 'This supplier');
  const chosen = selectFromList(buyersToOffer(context, supplierId), selection, null);
  return start(context, { supplierId }, `Leads for ${name}`, chosen);
}

/**
 * Starts a task that offers each of the selected suppliers to a buyer, as above (R218, R220, A72).
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function createLeadsFor(
  context: RequestContext,
  impactBuyerId: number,
  selection: SelectionRequest<ListFilter>,
): Promise<TaskView> {
  const name = await nameOf(context, BUYER, impactBuyerId, 'This impact buyer');
  const list = suppliersToOffer(context, impactBuyerId, selection.filter);
  return start(context, { impactBuyerId }, `Leads from ${name}`, selectFromList(list, selection, null));
}

async function nameOf(context: RequestContext, statement: Statement, id: number, what: string) {
  const found = await context.app.database.readOne<{ name: string }>(statement, [id]);
  if (!found) throw notFound(what);
  return found.name;
}

async function start(context: RequestContext, fixed: FixedSide, title: string, selection: RecordSelection) {
  const nothing = 'None of the selected records exist any more.';
  const id = await startTask(context, leadCreation, {
    title: titled(title),
    input: { ...fixed },
    selection,
    nothing,
  });
  return requireTask(context, id);
}
