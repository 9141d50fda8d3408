import { InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';
import { impactBoxOrderColumns } from './impact-box-order-record.sql.js';

export const orderInputs = listInputs('Order', Object.keys(impactBoxOrderColumns));
export const { Filter: OrderListFilter, Sort: OrderListSort } = orderInputs;

@InputType({
  description:
    'The fields of an order to save. Fields that are left out stay as they are. Null clears a field.',
})
export class OrderInput extends inputFromFields(impactBoxOrderFields) {}
