import { recordStatuses, recordTones } from '../../../editing/record-statuses';
import type { SupplierColumn } from '../../../graphql/schema.generated';
import { columnBuilders, namesOf } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { formatDay } from '../../../lib/dates';
import { idColumn, salesColumns, stampColumns } from '../../../lists/record-columns';
import { contributionTypes } from '../../../ui/contribution-types';
import { StatusTag } from '../../../ui/status-tag';
import { supplierFields } from './supplier-fields';
import type { SupplierList_RowFragment } from './supplier-list.generated';

export type SupplierRow = Omit<SupplierList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<SupplierRow, SupplierColumn>;

const { text, time, further } = columnBuilders<SupplierRow, SupplierColumn>();
const editable = editableColumns<SupplierRow>()(supplierFields);
const own = fieldColumns<SupplierRow, SupplierColumn>()(supplierFields);

/** Columns of the staff list of suppliers. Further columns are shown once chosen. */
export const supplierListColumns: readonly Column[] = [
  idColumn,
  { ...own.text('name', 'Name', 220), key: true, onCard: 'title' },
  own.text('listTitle', 'Listing title', 190),
  editable(
    'status',
    text('status', 'Status', 'STATUS', 150, ({ status }) => (
      <StatusTag tone={recordTones[status]}>{recordStatuses[status]}</StatusTag>
    )),
  ),
  editable(
    'membershipListingDate',
    time('membership', 'Member since', 'MEMBERSHIP_LISTING_DATE', 126, ({ membershipListingDate }) =>
      formatDay(membershipListingDate),
    ),
  ),
  ...salesColumns,
  own.text('ownerContactPerson', 'Contact', 150, 'contact'),
  own.text('enquiryEmail', 'Enquiries email', 210, 'email'),
  own.text('callRailPhone', 'Phone', 130, 'phone'),
  {
    id: 'categories',
    header: 'Categories',
    width: 200,
    exported: [{ column: 'CATEGORIES', header: 'Categories' }],
    cell: ({ categories }) => namesOf(categories),
  },
  text('regions', 'Regions', 'SERVICE_REGIONS', 170, ({ serviceRegions }) => serviceRegions.join(', ')),
  further(own.text('ownerMobile', 'Mobile', 130, 'mobile')),
  further(own.text('website', 'Website', 200)),
  further(own.text('urlKeyword', 'URL keyword', 130, 'keyword')),
  further(own.text('physicalCity', 'City', 130, 'city')),
  further({
    id: 'subCategories',
    header: 'Sub categories',
    width: 200,
    exported: [{ column: 'SUB_CATEGORIES', header: 'Sub categories' }],
    cell: ({ subCategories }) => namesOf(subCategories),
  }),
  further(text('services', 'Services', 'SERVICES', 220, ({ services }) => services.join(', '))),
  further(own.number('searchWeight', 'Search weight', 124, 'weight')),
  further(own.number('commercialSearchWeight', 'Search ranking for businesses', 220, 'commercialWeight')),
  further(own.number('consumerSearchWeight', 'Search ranking for consumers', 220, 'consumerWeight')),
  further(own.text('membershipOption', 'Membership', 150)),
  further(
    editable(
      'contributionType',
      text(
        'contributionType',
        'Contribution',
        'CONTRIBUTION_TYPE',
        130,
        (supplier) => supplier.contributionType && contributionTypes[supplier.contributionType],
      ),
    ),
  ),
  further(own.text('contributionDetails', 'Contribution details', 160)),
  further(own.flag('isGstRegistered', 'GST registered', 130, 'gst')),
  further(text('buyer', 'Impact buyer', 'IMPACT_BUYER', 170, ({ impactBuyer }) => impactBuyer?.name)),
  further(own.rich('adminNotes', 'Admin notes', 240, 'notes')),
  ...stampColumns,
];
