import type { SearchMissColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn } from '../../../grid/list-variables';
import { formatCount } from '../../../lib/format';
import { GridDate } from '../../../ui/date-time';
import type { ZeroResult } from './use-zero-result-actions';
import { ZeroResultButtons, type ZeroResultChoices } from './zero-result-buttons';

const { text, number, time, flag, further } = columnBuilders<ZeroResult, SearchMissColumn>();

/** Columns of the list of zero-result searches, with the actions on each. */
export const zeroResultColumns = (
  on: ZeroResultChoices,
): readonly GridColumn<ZeroResult, SearchMissColumn>[] => [
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
      <ZeroResultButtons miss={miss} tabIndex={tabIndex} on={on} />
    )),
    onCard: 'foot',
  },
];

/** Columns that staff can filter zero-result searches by. */
export const zeroResultFilterColumns: readonly FilteredColumn[] = [
  filterColumn('TEXT', 'Words', 'text'),
  filterColumn('SEARCHES', 'Searches', 'number'),
  filterColumn('LAST_SEARCHED_AT', 'Last', 'day'),
  filterColumn('FIRST_SEARCHED_AT', 'First', 'day'),
];
