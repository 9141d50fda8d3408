import { InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { goodCauseFields } from './good-cause.fields.js';
import { goodCauseColumns } from './good-cause-record.sql.js';

export const goodCauseInputs = listInputs('GoodCause', Object.keys(goodCauseColumns), { referred: true });
export const { Filter: GoodCauseListFilter, Sort: GoodCauseListSort } = goodCauseInputs;

@InputType({
  description:
    'Values of a good cause. Fields that are left out stay as they are. Null or blank text clears a field.',
})
export class GoodCauseInput extends inputFromFields(goodCauseFields) {}
