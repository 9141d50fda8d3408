import { choiceOfOne, required, text } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import { recordStatuses } from '../../../editing/record-statuses';
import type { RecordForm } from '../../../editing/use-record-form';
import type { GoodCauseInput } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import type { GoodCauseDetail_CauseFragment } from './cause-detail.generated';

export type Cause = Omit<GoodCauseDetail_CauseFragment, ' $fragmentName'>;

/** All fields of a good cause's form. */
export const causeFields = {
  name: field(
    'Good cause name',
    required(text(150), 'Good Cause Name is required'),
    ({ name }: Cause) => name,
  ),
  status: field('Status', choiceOfOne(recordStatuses, 'DRAFTING'), ({ status }: Cause) => status),
  imageUrl: field('Picture', text(500), ({ imageUrl }: Cause) => imageUrl),
  description: field('Description', text(5000), ({ description }: Cause) => description),
  website: field('Website', text(500), ({ website }: Cause) => website),
} satisfies FieldTable<Cause, GoodCauseInput>;

export type CauseForm = RecordForm<typeof causeFields>;

/** Names of fields and operations in the history of a good cause. */
export const causeHistory: HistoryLabels = {
  recordLabel: 'good cause',
  labels: labelsOf(causeFields),
  actions: {
    'buyer-requested': 'requested a new impact buyer',
  },
};
