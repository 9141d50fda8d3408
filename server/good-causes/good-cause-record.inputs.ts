import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { goodCauseFields } from './good-cause.fields.js';
import { goodCauseColumns } from './good-cause-record.sql.js';

export const goodCauseInputs = listInputs('GoodCause', Object.keys(goodCauseColumns));
export const { Filter: GoodCauseListFilter, Sort: GoodCauseListSort } = goodCauseInputs;

@InputType({
  description:
    'Values of a good cause. Fields that are left out stay as they are. Null or blank text clears a field.',
})
export class GoodCauseInput extends inputFromFields(goodCauseFields) {}
