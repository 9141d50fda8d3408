import { InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { selectionInput } from '../../kits/lists/selection-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { actionChangeFields, jobFields } from './action-item.fields.js';
import { actionItemColumns } from './action-item.read-model.js';

export const actionItemInputs = listInputs('ActionItem', Object.keys(actionItemColumns));
export const { Filter: ActionItemListFilter, Sort: ActionItemListSort } = actionItemInputs;
export const ActionItemSelection = selectionInput('ActionItem', ActionItemListFilter);

@InputType({
  description: 'Changes to an action. Fields that are left out stay as they are. Null clears a field.',
})
export class ActionItemInput extends inputFromFields(actionChangeFields) {}

@InputType({ description: 'A new job for staff in the action centre.' })
export class NewJobInput extends inputFromFields(jobFields, { required: ['type'] }) {}
