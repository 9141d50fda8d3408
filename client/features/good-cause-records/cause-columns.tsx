import { toneOfStatus } from '../../editing/record-statuses';
import type { GoodCauseColumn } from '../../graphql/schema.generated';
import { columnsOf } from '../../grid/columns-of';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { formatCount, formatMoney } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import { causeFields } from './cause-fields';
import type { GoodCauseList_RowFragment } from './cause-list.generated';

type CauseRow = Omit<GoodCauseList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<CauseRow, GoodCauseColumn>;

const { text, number, further } = columnsOf<CauseRow, GoodCauseColumn>();
const editable = editableColumns<CauseRow>()(causeFields);

/** What staff see of good causes in a list; the further ones once they are chosen. */
export const causeColumns: readonly Column[] = [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  editable('name', { ...text('name', 'Name', 'NAME', 280, ({ name }) => name), key: true, onCard: 'title' }),
  editable(
    'status',
    text('status', 'Status', 'STATUS', 150, ({ status }) => (
      <StatusTag tone={toneOfStatus(status)}>{status}</StatusTag>
    )),
  ),
  text('special', 'Stands for', 'SPECIAL', 130, ({ special }) => (special ? 'An area' : 'A cause')),
  number('buyers', 'Impact buyers', 'BUYER_COUNT', 130, ({ buyerCount }) => formatCount(buyerCount)),
  number('enquiries', 'Enquiries', 'ENQUIRY_TOTAL', 110, ({ enquiryTotal }) => formatCount(enquiryTotal)),
  number('revenue', 'Revenue', 'REVENUE_TOTAL', 130, ({ revenueTotal }) => formatMoney(revenueTotal)),
  number('contribution', '$UC', 'CONTRIBUTION_TOTAL', 120, ({ contributionTotal }) =>
    formatMoney(contributionTotal),
  ),
  editable(
    'website',
    text('website', 'Website', 'WEBSITE', 220, ({ website }) => website),
  ),
  further(
    editable(
      'description',
      text('description', 'Description', 'DESCRIPTION', 300, ({ description }) => description),
    ),
  ),
  further(text('picture', 'Picture', 'IMAGE_URL', 100, ({ imageUrl }) => (imageUrl ? 'Yes' : 'None yet'))),
  further(text('created', 'Created', 'CREATED_AT', 164, ({ createdAt }) => <GridDate value={createdAt} />)),
  further(text('updated', 'Changed', 'UPDATED_AT', 164, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];
