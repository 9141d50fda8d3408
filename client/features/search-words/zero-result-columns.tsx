import type { SearchMissColumn } from '../../graphql/schema.generated';
import { columnsOf } from '../../grid/column-builders';
import type { FilteredColumn } from '../../grid/column-conditions';
import type { GridColumn } from '../../grid/grid-column';
import { asked } from '../../grid/list-variables';
import { formatCount } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import type { Miss } from './use-zero-result-actions';
import { MissButtons, type MissChoices } from './zero-result-buttons';

const { text, number, time, flag, further } = columnsOf<Miss, SearchMissColumn>();

/** Columns of the list of zero-result searches, with the actions on each. */
export const missColumns = (on: MissChoices): readonly GridColumn<Miss, SearchMissColumn>[] => [
  { ...text('text', 'Words', 'TEXT', 200, (miss) => miss.text), key: true, onCard: 'title' },
  number('searches', 'Searches', 'SEARCHES', 96, ({ searches }) => formatCount(searches)),
  time('last', 'Last', 'LAST_SEARCHED_AT', 132, ({ lastSearchedAt }) => <GridDate value={lastSearchedAt} />),
  further(
    time('first', 'First', 'FIRST_SEARCHED_AT', 132, ({ firstSearchedAt }) => (
      <GridDate value={firstSearchedAt} />
    )),
  ),
  further(flag('dismissed', 'Dismissed', 'DISMISSED', 100, ({ dismissed }) => (dismissed ? 'Yes' : 'No'))),
  {
    ...text('acts', 'Actions', undefined, 500, (miss, { tabIndex }) => (
      <MissButtons miss={miss} tabIndex={tabIndex} on={on} />
    )),
    onCard: 'foot',
  },
];

/** Columns that staff can filter zero-result searches by. */
export const missFilterColumns: readonly FilteredColumn[] = [
  asked('TEXT', 'Words', 'text'),
  asked('SEARCHES', 'Searches', 'number'),
  asked('LAST_SEARCHED_AT', 'Last', 'day'),
  asked('FIRST_SEARCHED_AT', 'First', 'day'),
];
