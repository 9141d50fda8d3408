import { typedInCell } from '../../../editing/cell-text';
import { type FieldKind, required, text } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { SearchSynonymInput } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { meaningsIn, meaningsText } from './meanings';
import type { SynonymList_RowFragment } from './search-words.generated';

export type Synonym = Omit<SynonymList_RowFragment, ' $fragmentName'>;

/** A field for meanings in one line, separated by commas. */
const meanings: FieldKind<readonly string[], string, readonly string[]> = {
  rule: meaningsText,
  toForm: (stored) => stored?.join(', ') ?? '',
  toInput: meaningsIn,
  same: (one, other) => meaningsIn(one).join() === meaningsIn(other).join(),
  format: (typed) => meaningsIn(typed).join(', '),
  inCell: typedInCell,
};

/** Fields of a synonym that are edited in place. */
export const synonymFields = {
  phrase: field(
    'Word or phrase',
    required(text(60), 'Enter a word or phrase.'),
    ({ phrase }: Synonym) => phrase,
  ),
  means: field('Means', meanings, ({ means }: Synonym) => means),
} satisfies FieldTable<Synonym, SearchSynonymInput>;

/** Names of fields in the history of a synonym. */
export const synonymHistory: HistoryLabels = { recordLabel: 'synonym', labels: labelsOf(synonymFields) };
