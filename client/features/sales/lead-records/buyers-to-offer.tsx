import type { OfferedBuyerColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { GridColumn } from '../../../grid/grid-column';
import { ChipFilter } from '../../../grid/grid-filters';
import { askFor, choicesAmong, listVariables, storedChoices } from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';
import { useLiveKeysetList } from '../../../grid/use-live-list';
import { formatCount } from '../../../lib/format';
import { idColumn, salesColumns } from '../../../lists/record-columns';
import { useListQuery } from '../../../lists/use-list-query';
import { LeadChangesDocument } from '../../../live/live-changes.generated';
import { adminPaths } from '../../../navigation/admin-paths';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { chancesOfLead, interestedStatuses, interestTones } from '../../../ui/impact-buyer-labels';
import { StatusTag } from '../../../ui/status-tag';
import { TextLink } from '../../../ui/text-link';
import {
  type OfferedBuyerRowFragment,
  useBuyersToOfferQuery,
  useCreateLeadsFromMutation,
} from './lead-offers.generated';
import { OfferGrid, OpenLeadFilter, openLeadColumn, openLeadCondition } from './offer-grid';

type Row = Omit<OfferedBuyerRowFragment, ' $fragmentName'>;

const { text, number, further } = columnBuilders<Row, OfferedBuyerColumn>();

const columns: readonly GridColumn<Row, OfferedBuyerColumn>[] = [
  further(idColumn),
  {
    ...text('name', 'Name', 'NAME', 220, ({ id, name }, { tabIndex }) => (
      <TextLink to={adminPaths.impactBuyer(id)} tabIndex={tabIndex}>
        {name}
      </TextLink>
    )),
    key: true,
    onCard: 'title',
  },
  text('type', 'Buyer type', 'BUYER_TYPE', 190, ({ buyerType }) => buyerType && buyerTypes[buyerType]),
  text(
    'interest',
    'Interested',
    'INTERESTED_STATUS',
    130,
    ({ interestedStatus }) =>
      interestedStatus && (
        <StatusTag tone={interestTones[interestedStatus]}>{interestedStatuses[interestedStatus]}</StatusTag>
      ),
  ),
  text(
    'chance',
    'Chance of engagement',
    'CHANCE_OF_LEAD',
    180,
    ({ chanceOfLead }) => chanceOfLead && chancesOfLead[chanceOfLead],
  ),
  openLeadColumn,
  number('leads', 'Leads', 'LEADS_COUNT', 84, ({ leadsCount }) => formatCount(leadsCount)),
  ...salesColumns,
  further(text('contact', 'Contact', 'CONTACT_NAME', 150, ({ contactName }) => contactName)),
  further(text('email', 'Email', 'EMAIL', 210, ({ email }) => email)),
  further(text('phone', 'Phone', 'PHONE', 130, ({ phone }) => phone)),
];

const filterNames = ['interest', 'lead'] as const;
const byName = { id: 'NAME', desc: false } as const;
const interests = storedChoices(interestedStatuses);

const variables = (url: GridUrl) =>
  listVariables<OfferedBuyerColumn>(url, columns, byName, [
    ...askFor<OfferedBuyerColumn>('INTERESTED_STATUS', choicesAmong(interests, url.filters.interest)),
    ...openLeadCondition(url.filters.lead),
  ]);

/** The impact buyers to whom a supplier can be offered; creates leads for the chosen ones (R217). */
export function BuyersToOffer({ supplierId }: { supplierId: number }) {
  const question = useListQuery({
    name: 'buyers-to-offer',
    columns,
    filterNames,
    defaultSort: byName,
    variables,
    opensWith: 'interest=Open',
  });
  const { url, query } = question;
  const result = useBuyersToOfferQuery({ ...query, variables: { ...query.variables, supplierId } });
  const [create] = useCreateLeadsFromMutation();
  return (
    <OfferGrid
      label="Lead from"
      searchLabel="Search by name or ID"
      question={question}
      list={useLiveKeysetList(result, 'buyersToOffer', LeadChangesDocument)}
      filters={
        <>
          <ChipFilter url={url} name="interest" label="Interested" choices={interests} />
          <OpenLeadFilter url={url} />
        </>
      }
      start={async (selection) =>
        (await create({ variables: { supplierId, selection } })).data?.createLeadsFrom
      }
      empty={{
        title: 'No impact buyers yet',
        text: 'Impact buyers appear here when they join or when you add them.',
      }}
    />
  );
}
