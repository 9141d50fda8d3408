import type { LeadColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { formatDay } from '../../../lib/dates';
import { formatMoney } from '../../../lib/format';
import { idColumn } from '../../../lists/record-columns';
import { GridDate } from '../../../ui/date-time';
import { StatusTag } from '../../../ui/status-tag';
import { type LeadRow, leadFields } from './lead-fields';
import {
  contributionBands,
  leadResponses,
  leadStatuses,
  leadTones,
  leadTypes,
  revenueBands,
} from './lead-labels';

const { text, number, further } = columnBuilders<LeadRow, LeadColumn>();
const editable = editableColumns<LeadRow>()(leadFields);
const own = fieldColumns<LeadRow, LeadColumn>()(leadFields);

type Stamp =
  | 'createdAt'
  | 'actionTakenAt'
  | 'soundingPositiveAt'
  | 'slimChanceAt'
  | 'noOpportunityAt'
  | 'updatedAt';

const stamp = (id: Stamp, header: string, sort: LeadColumn) =>
  text(id, header, sort, 140, (lead) => {
    const value = lead[id];
    return value && <GridDate value={value} />;
  });

/** Hides a column on the cards of phones, which show only the most important ones. */
const offCard = (column: GridColumn<LeadRow, LeadColumn>) => ({ ...column, onCard: 'hidden' }) as const;

const inDollars = (amount: number | null) => (amount === null ? '' : formatMoney(amount));

/** Columns of the staff list of leads (A73). Further columns are shown once chosen. */
export const leadColumns: readonly GridColumn<LeadRow, LeadColumn>[] = [
  idColumn,
  {
    ...text('buyer', 'Impact buyer', 'IMPACT_BUYER', 190, ({ impactBuyer }) => impactBuyer.name),
    key: true,
    onCard: 'title',
  },
  text('supplier', 'Supplier', 'SUPPLIER', 170, ({ supplier }) => supplier.name),
  editable(
    'status',
    text('status', 'Status', 'STATUS', 150, ({ status }) => (
      <StatusTag tone={leadTones[status]}>{leadStatuses[status]}</StatusTag>
    )),
  ),
  editable(
    'chance',
    number('chance', 'Chance', 'CHANCE', 90, ({ chance }) => (chance === null ? '' : `${chance}%`)),
  ),
  editable(
    'futureActionOn',
    text('futureActionOn', 'Follow up', 'FUTURE_ACTION_ON', 120, ({ futureActionOn }) =>
      formatDay(futureActionOn),
    ),
  ),
  own.text('fromName', 'Lead from', 140),
  offCard(own.text('buyerType', 'Buyer type', 130)),
  own.text('listTitle', 'List title', 150),
  text('person', 'Person responsible', 'PERSON_RESPONSIBLE', 160, (lead) => lead.personResponsible?.name),
  stamp('createdAt', 'Created', 'CREATED_AT'),
  offCard(
    editable(
      'weight',
      number('weight', 'Weight', 'WEIGHT', 86, ({ weight }) => weight),
    ),
  ),
  offCard(
    editable(
      'estimatedRevenueBand',
      text('estimatedRevenue', 'Est. revenue', 'ESTIMATED_REVENUE_BAND', 140, (lead) =>
        lead.estimatedRevenueBand ? revenueBands[lead.estimatedRevenueBand] : '',
      ),
    ),
  ),
  offCard(
    editable(
      'estimatedContributionBand',
      text('estimatedContribution', 'Est. $UC', 'ESTIMATED_CONTRIBUTION_BAND', 120, (lead) =>
        lead.estimatedContributionBand ? contributionBands[lead.estimatedContributionBand] : '',
      ),
    ),
  ),
  offCard(own.text('notes', 'Admin notes', 240)),
  further(
    editable(
      'leadType',
      text('leadType', 'Lead type', 'LEAD_TYPE', 130, ({ leadType }) => leadType && leadTypes[leadType]),
    ),
  ),
  further(own.text('fromPhone', 'Phone', 130)),
  further(own.text('fromEmail', 'Email', 200)),
  further(own.text('fromType', 'Buyer type', 120)),
  further(own.text('opportunitySummary', 'Opportunity', 240)),
  further(own.text('summary', 'Lead summary', 240)),
  further(own.text('callRailPhone', 'Call-tracking phone number', 150)),
  further(own.text('urlKeyword', 'URL keyword', 130)),
  further(
    editable(
      'actualRevenue',
      number('actualRevenue', 'Actual revenue', 'ACTUAL_REVENUE', 130, (lead) =>
        inDollars(lead.actualRevenue),
      ),
    ),
  ),
  further(
    editable(
      'actualContribution',
      number('actualContribution', 'Actual $UC', 'ACTUAL_CONTRIBUTION', 120, (lead) =>
        inDollars(lead.actualContribution),
      ),
    ),
  ),
  further(
    text('response', 'Buyer’s response', 'CUSTOMERS_RESPONSE', 150, ({ customersResponse }) =>
      customersResponse ? leadResponses[customersResponse] : '',
    ),
  ),
  further(text('comments', 'Buyer’s comments', 'CUSTOMERS_COMMENTS', 240, (lead) => lead.customersComments)),
  further(number('enquiry', 'Enquiry', 'SALES_ENQUIRY_ID', 90, ({ salesEnquiryId }) => salesEnquiryId)),
  further(stamp('actionTakenAt', 'Action taken', 'ACTION_TAKEN_AT')),
  further(stamp('soundingPositiveAt', 'Sounding positive', 'SOUNDING_POSITIVE_AT')),
  further(stamp('slimChanceAt', 'Slim chance', 'SLIM_CHANCE_AT')),
  further(stamp('noOpportunityAt', 'No opportunity', 'NO_OPPORTUNITY_AT')),
  further(text('archived', 'Archived', 'ARCHIVED', 100, ({ archived }) => (archived ? 'Yes' : 'No'))),
  further(stamp('updatedAt', 'Changed', 'UPDATED_AT')),
];
