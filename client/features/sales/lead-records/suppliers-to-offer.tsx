import { recordStatuses, recordTones } from '../../../editing/record-statuses';

import type { OfferedSupplierColumn } from '../../../graphql/schema.generated';
import { columnBuilders, namesOf } from '../../../grid/column-builders';
import type { GridColumn } from '../../../grid/grid-column';
import { ChipFilter, SelectFilter } from '../../../grid/grid-filters';
import { askFor, choicesAmong, listVariables, numbersIn, storedChoices } from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';
import { useLiveKeysetList } from '../../../grid/use-live-list';
import { formatDay } from '../../../lib/dates';
import { idColumn } from '../../../lists/record-columns';
import { useListQuery } from '../../../lists/use-list-query';
import { LeadChangesDocument } from '../../../live/live-changes.generated';
import { adminPaths } from '../../../navigation/admin-paths';
import { CategoryFilters } from '../../../pickers/category-filters';
import { salesYears } from '../../../ui/sales-labels';
import { StatusTag } from '../../../ui/status-tag';
import { TextLink } from '../../../ui/text-link';
import {
  type OfferedSupplierRowFragment,
  useCreateLeadsForMutation,
  useSuppliersToOfferQuery,
} from './lead-offers.generated';
import { OfferGrid, OpenLeadFilter, openLeadColumn, openLeadCondition } from './offer-grid';

type Row = Omit<OfferedSupplierRowFragment, ' $fragmentName'>;

const { text, time, further } = columnBuilders<Row, OfferedSupplierColumn>();

/** Returns a column without sorting, for cells with several values. */
const unsorted = (id: string, header: string, width: number, cell: (row: Row) => string) =>
  text(id, header, undefined, width, cell);

const columns: readonly GridColumn<Row, OfferedSupplierColumn>[] = [
  further(idColumn),
  text('title', 'List Title', 'LIST_TITLE', 170, ({ listTitle }) => listTitle),
  {
    ...text('name', 'Supplier Name', 'NAME', 200, ({ id, name }, { tabIndex }) => (
      <TextLink to={adminPaths.supplier(id)} tabIndex={tabIndex}>
        {name}
      </TextLink>
    )),
    key: true,
    onCard: 'title',
  },
  openLeadColumn,
  time('membership', 'Membership Listing Date', 'MEMBERSHIP_LISTING_DATE', 190, (row) =>
    formatDay(row.membershipListingDate),
  ),
  unsorted('category', 'Category', 170, ({ categories }) => namesOf(categories)),
  unsorted('subCategory', 'Sub Category', 170, ({ subCategories }) => namesOf(subCategories)),
  text('contact', 'Owners Contact Person', 'OWNER_CONTACT_PERSON', 180, (row) => row.ownerContactPerson),
  text('locations', 'Office Location', 'LOCATIONS', 150, ({ locations }) => locations.join(', ')),
  text('regions', 'Can Service', 'SERVICE_REGIONS', 170, ({ serviceRegions }) => serviceRegions.join(', ')),
  text('status', 'Status', 'STATUS', 150, ({ status }) => (
    <StatusTag tone={recordTones[status]}>{recordStatuses[status]}</StatusTag>
  )),
];

const filterNames = ['status', 'year', 'category', 'subCategory', 'lead'] as const;
const byTitle = { id: 'LIST_TITLE', desc: false } as const;
const statuses = storedChoices(recordStatuses);

const variables = (url: GridUrl) =>
  listVariables<OfferedSupplierColumn>(url, columns, byTitle, [
    ...askFor<OfferedSupplierColumn>('STATUS', choicesAmong(statuses, url.filters.status)),
    ...askFor<OfferedSupplierColumn>('MEMBERSHIP_YEAR', numbersIn(url.filters.year).slice(0, 1), 'EQUALS'),
    ...askFor<OfferedSupplierColumn>('CATEGORIES', numbersIn(url.filters.category)),
    ...askFor<OfferedSupplierColumn>('SUB_CATEGORIES', numbersIn(url.filters.subCategory)),
    ...openLeadCondition(url.filters.lead),
  ]);

/** The suppliers that can be offered to an impact buyer; creates leads for the chosen ones (R218). */
export function SuppliersToOffer({ impactBuyerId }: { impactBuyerId: number }) {
  const question = useListQuery({
    name: 'suppliers-to-offer',
    columns,
    filterNames,
    defaultSort: byTitle,
    variables,
    opensWith: 'status=Approved+%26+Live',
  });
  const { url, query } = question;
  const result = useSuppliersToOfferQuery({ ...query, variables: { ...query.variables, impactBuyerId } });
  const [create] = useCreateLeadsForMutation();
  const years = salesYears().map((year) => ({ value: String(year), label: String(year) }));
  return (
    <OfferGrid
      label="Suppliers for this lead"
      searchLabel="Search by name, title or ID"
      question={question}
      list={useLiveKeysetList(result, 'suppliersToOffer', LeadChangesDocument)}
      filters={
        <>
          <ChipFilter url={url} name="status" label="Status" choices={statuses} />
          <SelectFilter url={url} name="year" label="Membership Year" choices={years} />
          <CategoryFilters url={url} />
          <OpenLeadFilter url={url} />
        </>
      }
      start={async (selection) =>
        (await create({ variables: { impactBuyerId, selection } })).data?.createLeadsFor
      }
      empty={{ title: 'No suppliers yet', text: 'Suppliers who join and suppliers you add show up here.' }}
    />
  );
}
