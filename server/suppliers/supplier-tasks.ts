import type { Statement } from '../platform/database/database.js';
import { badInput, forbidden } from '../platform/errors.js';
import type { ListFilter } from '../platform/lists/list-inputs.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import { selectFromList } from '../platform/lists/select-from-list.js';
import type { RequestContext } from '../platform/request-context.js';
import { bulkKind } from '../tasks/bulk-task.js';
import { listExport } from '../tasks/list-export.js';
import { startTask } from '../tasks/start-task.js';
import { requireTask } from '../tasks/task.read-model.js';
import type { TaskView } from '../tasks/task.type.js';
import { deleteSupplier, updateSupplier } from './keep-supplier.js';
import { SERVICES_LIST_ID } from './supplier.fields.js';
import { readSupplier } from './supplier-input.js';
import { keptSuppliers } from './supplier-record.read-model.js';

type Selection = AskedSelection<ListFilter>;

const NAMES: Statement = {
  name: 'names-of-suppliers',
  text: 'SELECT id, name FROM supplier WHERE id = ANY ($1::integer[])',
};
const NOTHING = 'There is no such supplier.';

/** Suppliers as a CSV file, with what their keeper may see. */
export const supplierExport = listExport({
  noun: 'supplier',
  called: 'suppliers',
  audience: ['Admin', 'Business'],
  list: keptSuppliers,
});

/** The same change to many suppliers. */
export const supplierChange = bulkKind({
  kind: 'supplier.change',
  audience: ['Admin'],
  names: NAMES,
  work: (context, id, input) => {
    if (id === SERVICES_LIST_ID) throw forbidden('The list of services is changed by itself.');
    return updateSupplier(context, id, input);
  },
});

/** Deletes many suppliers, each as it would be by itself (A155). */
export const supplierDeletion = bulkKind({
  kind: 'supplier.delete',
  audience: ['Admin'],
  names: NAMES,
  work: deleteSupplier,
});

const selected = (context: RequestContext, selection: Selection) =>
  selectFromList(keptSuppliers(context, selection.filter), selection, null);

/** @throws AppError BAD_USER_INPUT at the field that no supplier could be given */
export async function changeSuppliers(
  context: RequestContext,
  selection: Selection,
  input: object,
): Promise<TaskView> {
  const { changes, related } = readSupplier(input);
  if (Object.keys(changes).length + Object.values(related).filter(Boolean).length === 0)
    throw badInput('Please say what to change.');
  const id = await startTask(context, supplierChange, {
    title: 'Change of suppliers',
    input: { ...input },
    selection: selected(context, selection),
    nothing: NOTHING,
  });
  return requireTask(context, id);
}

/** @throws AppError BAD_USER_INPUT */
export async function deleteSuppliers(context: RequestContext, selection: Selection): Promise<TaskView> {
  const id = await startTask(context, supplierDeletion, {
    title: 'Deletion of suppliers',
    input: {},
    selection: selected(context, selection),
    nothing: NOTHING,
  });
  return requireTask(context, id);
}
