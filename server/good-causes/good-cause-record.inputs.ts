import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { goodCauseFields } from './good-cause.fields.js';
import { goodCauseColumns } from './good-cause-record.sql.js';

export const goodCauseInputs = listInputs('GoodCause', Object.keys(goodCauseColumns));
export const { Filter: GoodCauseListFilter, Sort: GoodCauseListSort } = goodCauseInputs;

@InputType({ description: 'Fields left out stay as they are; null, or text of blanks alone, clears.' })
export class GoodCauseInput extends inputFromFields(goodCauseFields) {}
