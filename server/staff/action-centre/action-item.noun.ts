import { type Noun } from '../../kits/nouns/noun.js';
import { bulkChangeMutation, bulkInput } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { actionChangeFields } from './action-item.fields.js';
import { actionItemHistory } from './action-item.history.js';
import { ActionItemListFilter, actionItemInputs } from './action-item.inputs.js';
import { allActionItems } from './action-item.read-model.js';
import { actionItemResolvers } from './action-item.resolver.js';
import { actionDismissal, actionItemChange } from './action-item-bulk.js';
import { ActionItemChangesResolver } from './action-item-changes.resolver.js';

/** The CSV export of actions, for staff (R246). */
const actionItemExport = listExport({
  recordType: 'action-item',
  called: 'actions',
  audience: ['Admin'],
  list: () => allActionItems,
});

/** The actions of the action centre: records, export, bulk actions, timeline and undo. */
export const actionItemNoun: Noun = {
  tokenResource: 'actions',
  resolvers: [...actionItemResolvers, ActionItemChangesResolver],
  listMutations: [
    exportMutation('ActionItem', 'exportActionItems', actionItemInputs, actionItemExport),
    bulkChangeMutation(
      {
        typeName: 'ActionItem',
        name: 'changeActionItems',
        Filter: ActionItemListFilter,
        Input: bulkInput('ActionItem', 'actions', actionChangeFields),
      },
      actionItemChange,
    ),
  ],
  tasks: [actionDismissal.kind],
  history: ['ACTION_ITEM', actionItemHistory],
};
