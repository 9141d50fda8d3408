import type { ImpactBuyerColumn } from '../../graphql/schema.generated';
import { columnsOf, readable } from '../../grid/columns-of';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { formatCount, formatMoney } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import { buyerFields } from './buyer-fields';
import type { ImpactBuyerList_RowFragment } from './buyer-list.generated';
import { toneOfInterest, toneOfStatus } from './buyer-words';

type BuyerRow = Omit<ImpactBuyerList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<BuyerRow, ImpactBuyerColumn>;

const { text, number, further } = columnsOf<BuyerRow, ImpactBuyerColumn>();
const editable = editableColumns<BuyerRow>()(buyerFields);
const yes = (said: boolean) => (said ? 'Yes' : 'No');

/** What staff see of impact buyers in a list; the further ones once they are chosen. */
export const buyerColumns: readonly Column[] = [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  editable('name', { ...text('name', 'Name', 'NAME', 220, ({ name }) => name), key: true, onCard: 'title' }),
  editable(
    'buyerType',
    text('type', 'Type', 'BUYER_TYPE', 180, ({ buyerType }) => buyerType),
  ),
  editable(
    'status',
    text('status', 'Visibility', 'STATUS', 126, ({ status }) => (
      <StatusTag tone={toneOfStatus(status)}>{status}</StatusTag>
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
        interestedStatus && <StatusTag tone={toneOfInterest(interestedStatus)}>{interestedStatus}</StatusTag>,
    ),
  ),
  text('cause', 'Good cause', 'CHOSEN_GOOD_CAUSE', 190, ({ goodCause }) => goodCause?.name),
  number('enquiries', 'Enquiries', 'ENQUIRY_TOTAL', 104, ({ enquiryTotal }) => formatCount(enquiryTotal)),
  number('revenue', 'Revenue', 'REVENUE_TOTAL', 122, ({ revenueTotal }) => formatMoney(revenueTotal)),
  number('contribution', '$UC', 'CONTRIBUTION_TOTAL', 112, ({ contributionTotal }) =>
    formatMoney(contributionTotal),
  ),
  number('leads', 'Leads', 'LEADS_COUNT', 84, ({ leadsCount }) => formatCount(leadsCount)),
  editable(
    'contactName',
    text('contact', 'Contact', 'CONTACT_NAME', 150, ({ contactName }) => contactName),
  ),
  editable(
    'email',
    text('email', 'Email', 'EMAIL', 210, ({ email }) => email),
  ),
  editable(
    'phone',
    text('phone', 'Phone', 'PHONE', 130, ({ phone }) => phone),
  ),
  editable(
    'chanceOfLead',
    text('chance', 'Chance', 'CHANCE_OF_LEAD', 96, ({ chanceOfLead }) => chanceOfLead),
  ),
  further(
    editable(
      'contactTitle',
      text('title', 'Title', 'CONTACT_TITLE', 140, ({ contactTitle }) => contactTitle),
    ),
  ),
  further(
    editable(
      'address',
      text('address', 'Address', 'ADDRESS', 200, ({ address }) => address),
    ),
  ),
  further(
    editable(
      'website',
      text('website', 'Website', 'WEBSITE', 200, ({ website }) => website),
    ),
  ),
  further(
    editable(
      'urlKeyword',
      text('keyword', 'URL keyword', 'URL_KEYWORD', 130, ({ urlKeyword }) => urlKeyword),
    ),
  ),
  further({ id: 'supplier', header: 'Supplier', width: 170, cell: ({ supplier }) => supplier?.name }),
  further(
    editable(
      'goodCauseLinkEnabled',
      text('prospecting', 'Prospecting', 'GOOD_CAUSE_LINK_ENABLED', 116, (row) =>
        yes(row.goodCauseLinkEnabled),
      ),
    ),
  ),
  further(text('causeAction', 'Cause’s progress', 'GOOD_CAUSE_ACTION', 140, (row) => row.goodCauseAction)),
  further(
    editable(
      'isGoodCause',
      text('isCause', 'Is a good cause', 'IS_GOOD_CAUSE', 126, (row) => yes(row.isGoodCause)),
    ),
  ),
  further(
    editable(
      'buyerSelected',
      text('asBuyer', 'Front page: buyer', 'BUYER_SELECTED', 140, (row) => yes(row.buyerSelected)),
    ),
  ),
  further(
    editable(
      'tradiesSelected',
      text('asTradie', 'Front page: tradie', 'TRADIES_SELECTED', 140, (row) => yes(row.tradiesSelected)),
    ),
  ),
  further(
    editable(
      'supplierSelected',
      text('asSupplier', 'Front page: supplier', 'SUPPLIER_SELECTED', 150, (row) =>
        yes(row.supplierSelected),
      ),
    ),
  ),
  further(
    editable(
      'actionNotes',
      text('actionNotes', 'Action notes', 'ACTION_NOTES', 240, ({ actionNotes }) => actionNotes),
    ),
  ),
  further(
    editable(
      'adminNotes',
      text('notes', 'Admin notes', 'ADMIN_NOTES', 240, ({ adminNotes }) => readable(adminNotes)),
    ),
  ),
  further(text('created', 'Created', 'CREATED_AT', 164, ({ createdAt }) => <GridDate value={createdAt} />)),
  further(text('updated', 'Changed', 'UPDATED_AT', 164, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];
