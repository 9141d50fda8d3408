import { bulkChangeResolver, bulkInput } from '../../kits/tasks/bulk-resolvers.js';
import { actionChangeFields } from './action-item.fields.js';
import { ActionItemListFilter } from './action-item.inputs.js';
import { actionItemChange } from './action-item-bulk.js';

const Input = bulkInput('ActionItem', 'actions', actionChangeFields);

export const ChangeActionItemsResolver = bulkChangeResolver(
  { typeName: 'ActionItem', name: 'changeActionItems', Filter: ActionItemListFilter, Input },
  actionItemChange,
);
