import { Button, Flex } from '@chakra-ui/react';
import type { SearchSynonymColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import { editableColumns } from '../../../grid/editable-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn } from '../../../grid/list-variables';
import { GridDate } from '../../../ui/date-time';
import { formatMeanings } from './meanings';
import { type Synonym, synonymFields } from './synonym-fields';

/** Actions on a synonym of the list. */
export type SynonymAction = 'change' | 'delete';

const { text, time } = columnBuilders<Synonym, SearchSynonymColumn>();
const editable = editableColumns<Synonym>()(synonymFields);

/** Columns of the list of synonyms, with the actions on each. */
export const synonymColumns = (
  ask: (act: SynonymAction, synonym: Synonym) => void,
): readonly GridColumn<Synonym, SearchSynonymColumn>[] => [
  {
    ...editable(
      'phrase',
      text('phrase', 'Word or phrase', 'PHRASE', 180, ({ phrase }) => phrase),
    ),
    key: true,
    onCard: 'title',
  },
  editable(
    'means',
    text('means', 'Means', 'MEANS', 360, ({ means }) =>
      means.length > 0 ? formatMeanings(means) : <span className="second">{formatMeanings(means)}</span>,
    ),
  ),
  time('updated', 'Changed', 'UPDATED_AT', 132, ({ updatedAt }) => <GridDate value={updatedAt} />),
  {
    ...text('acts', 'Actions', undefined, 180, (synonym, { tabIndex }) => (
      <Flex gap="1.5">
        {(['change', 'delete'] as const).map((act) => (
          <Button
            key={act}
            size={{ base: 'sm', md: 'xs' }}
            variant={act === 'delete' ? 'ghost' : 'outline'}
            colorPalette={act === 'delete' ? 'danger' : 'neutral'}
            tabIndex={tabIndex}
            aria-label={`${act === 'delete' ? 'Delete' : 'Change'} “${synonym.phrase}”`}
            onClick={() => ask(act, synonym)}
          >
            {act === 'delete' ? 'Delete' : 'Change'}
          </Button>
        ))}
      </Flex>
    )),
    onCard: 'foot',
  },
];

/** Columns that staff can filter synonyms by. */
export const synonymFilterColumns: readonly FilteredColumn[] = [
  filterColumn('PHRASE', 'Word or phrase', 'text'),
  filterColumn('MEANS', 'Means', 'list'),
  filterColumn('UPDATED_AT', 'Changed', 'day'),
];
