import type { ImpactBuyerColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { formatCount } from '../../../lib/format';
import { idColumn, salesColumns, stampColumns } from '../../../lists/record-columns';
import { buyerStatuses, buyerStatusTones } from '../../../ui/buyer-status-labels';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import {
  chancesOfLead,
  goodCauseActions,
  interestedStatuses,
  interestTones,
} from '../../../ui/impact-buyer-labels';
import { StatusTag } from '../../../ui/status-tag';
import { buyerFields } from './buyer-fields';
import type { ImpactBuyerList_RowFragment } from './buyer-list.generated';

type BuyerRow = Omit<ImpactBuyerList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<BuyerRow, ImpactBuyerColumn>;

const { text, number, further } = columnBuilders<BuyerRow, ImpactBuyerColumn>();
const editable = editableColumns<BuyerRow>()(buyerFields);
const own = fieldColumns<BuyerRow, ImpactBuyerColumn>()(buyerFields);

/** Columns of the staff list of impact buyers. Further columns are shown once chosen. */
export const buyerColumns: readonly Column[] = [
  idColumn,
  { ...own.text('name', 'Name', 220), key: true, onCard: 'title' },
  editable(
    'buyerType',
    text('type', 'Type', 'BUYER_TYPE', 180, ({ buyerType }) => buyerType && buyerTypes[buyerType]),
  ),
  editable(
    'status',
    text('status', 'Visibility', 'STATUS', 126, ({ status }) => (
      <StatusTag tone={buyerStatusTones[status]}>{buyerStatuses[status]}</StatusTag>
    )),
  ),
  editable(
    'interestedStatus',
    text(
      'interest',
      'Interested',
      'INTERESTED_STATUS',
      140,
      ({ interestedStatus }) =>
        interestedStatus && (
          <StatusTag tone={interestTones[interestedStatus]}>{interestedStatuses[interestedStatus]}</StatusTag>
        ),
    ),
  ),
  text('cause', 'Good cause', 'CHOSEN_GOOD_CAUSE', 190, ({ goodCause }) => goodCause?.name),
  ...salesColumns,
  number('leads', 'Leads', 'LEADS_COUNT', 84, ({ leadsCount }) => formatCount(leadsCount)),
  own.text('contactName', 'Contact', 150, 'contact'),
  own.text('email', 'Email', 210),
  own.text('phone', 'Phone', 130),
  editable(
    'chanceOfLead',
    text(
      'chance',
      'Chance',
      'CHANCE_OF_LEAD',
      96,
      ({ chanceOfLead }) => chanceOfLead && chancesOfLead[chanceOfLead],
    ),
  ),
  further(own.text('contactTitle', 'Title', 140, 'title')),
  further(own.text('address', 'Address', 200)),
  further(own.text('website', 'Website', 200)),
  further(own.text('urlKeyword', 'URL keyword', 130, 'keyword')),
  further({ id: 'supplier', header: 'Supplier', width: 170, cell: ({ supplier }) => supplier?.name }),
  further(own.flag('goodCauseLinkEnabled', 'Prospecting', 116, 'prospecting')),
  further(
    text(
      'causeAction',
      'Good cause progress',
      'GOOD_CAUSE_ACTION',
      140,
      (row) => goodCauseActions[row.goodCauseAction],
    ),
  ),
  further(own.flag('isGoodCause', 'Is a good cause', 126, 'isCause')),
  further(own.flag('buyerSelected', 'Shown as a buyer on the home page', 260, 'asBuyer')),
  further(own.flag('tradiesSelected', 'Shown as a tradie on the home page', 260, 'asTradie')),
  further(own.flag('supplierSelected', 'Shown as a supplier on the home page', 260, 'asSupplier')),
  further(own.text('actionNotes', 'Action notes', 240)),
  further(own.rich('adminNotes', 'Admin notes', 240, 'notes')),
  ...stampColumns,
];
