import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { selectionInput } from '../platform/lists/selection-inputs.js';
import { actionChangeFields, jobFields } from './action-item.fields.js';
import { actionItemColumns } from './action-item.read-model.js';

export const actionItemInputs = listInputs('ActionItem', Object.keys(actionItemColumns));
export const { Filter: ActionItemListFilter, Sort: ActionItemListSort } = actionItemInputs;
export const ActionItemSelection = selectionInput('ActionItem', ActionItemListFilter);

@InputType({ description: 'Fields left out stay as they are; null clears.' })
export class ActionItemInput extends inputFromFields(actionChangeFields) {}

@InputType({ description: 'Something for staff to do.' })
export class NewJobInput extends inputFromFields(jobFields, { required: ['type'] }) {}
