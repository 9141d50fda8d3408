import { recordStatuses, recordTones } from '../../../editing/record-statuses';
import type { GoodCauseColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { formatCount } from '../../../lib/format';
import { idColumn, salesColumns, stampColumns } from '../../../lists/record-columns';
import { StatusTag } from '../../../ui/status-tag';
import { causeFields } from './cause-fields';
import type { GoodCauseList_RowFragment } from './cause-list.generated';

type CauseRow = Omit<GoodCauseList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<CauseRow, GoodCauseColumn>;

const { text, number, further } = columnBuilders<CauseRow, GoodCauseColumn>();
const editable = editableColumns<CauseRow>()(causeFields);
const own = fieldColumns<CauseRow, GoodCauseColumn>()(causeFields);

/** Columns of the staff list of good causes. Further columns are shown once chosen. */
export const causeColumns: readonly Column[] = [
  idColumn,
  { ...own.text('name', 'Name', 280), key: true, onCard: 'title' },
  editable(
    'status',
    text('status', 'Status', 'STATUS', 150, ({ status }) => (
      <StatusTag tone={recordTones[status]}>{recordStatuses[status]}</StatusTag>
    )),
  ),
  text('special', 'Type', 'SPECIAL', 130, ({ special }) => (special ? 'A whole region' : 'A single cause')),
  number('buyers', 'Impact buyers', 'BUYER_COUNT', 130, ({ buyerCount }) => formatCount(buyerCount)),
  ...salesColumns,
  own.text('website', 'Website', 220),
  further(own.text('description', 'Description', 300)),
  further(text('picture', 'Picture', 'IMAGE_URL', 100, ({ imageUrl }) => (imageUrl ? 'Yes' : 'None yet'))),
  ...stampColumns,
];
