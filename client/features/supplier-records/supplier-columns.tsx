import { toneOfStatus } from '../../editing/record-statuses';
import type { SupplierColumn } from '../../graphql/schema.generated';
import { columnsOf, namesOf, readable } from '../../grid/columns-of';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { formatDay } from '../../lib/dates';
import { formatCount, formatMoney } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import { supplierFields } from './supplier-fields';
import type { SupplierList_RowFragment } from './supplier-list.generated';

export type SupplierRow = Omit<SupplierList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<SupplierRow, SupplierColumn>;

const { text, number, further } = columnsOf<SupplierRow, SupplierColumn>();
const editable = editableColumns<SupplierRow>()(supplierFields);

/** What staff see of suppliers in a list; the further ones once they are chosen. */
export const supplierListColumns: readonly Column[] = [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  editable('name', {
    ...text('name', 'Name', 'NAME', 220, ({ name }) => name),
    key: true,
    onCard: 'title',
  }),
  editable(
    'listTitle',
    text('listTitle', 'Listing title', 'LIST_TITLE', 190, ({ listTitle }) => listTitle),
  ),
  editable(
    'status',
    text('status', 'Status', 'STATUS', 150, ({ status }) => (
      <StatusTag tone={toneOfStatus(status)}>{status}</StatusTag>
    )),
  ),
  editable(
    'membershipListingDate',
    text('membership', 'Member since', 'MEMBERSHIP_LISTING_DATE', 126, ({ membershipListingDate }) =>
      formatDay(membershipListingDate),
    ),
  ),
  number('enquiries', 'Enquiries', 'ENQUIRY_TOTAL', 104, ({ enquiryTotal }) => formatCount(enquiryTotal)),
  number('revenue', 'Revenue', 'REVENUE_TOTAL', 122, ({ revenueTotal }) => formatMoney(revenueTotal)),
  number('contribution', '$UC', 'CONTRIBUTION_TOTAL', 112, ({ contributionTotal }) =>
    formatMoney(contributionTotal),
  ),
  editable(
    'ownerContactPerson',
    text('contact', 'Contact', 'OWNER_CONTACT_PERSON', 150, ({ ownerContactPerson }) => ownerContactPerson),
  ),
  editable(
    'enquiryEmail',
    text('email', 'Enquiries email', 'ENQUIRY_EMAIL', 210, ({ enquiryEmail }) => enquiryEmail),
  ),
  editable(
    'callRailPhone',
    text('phone', 'Phone', 'CALL_RAIL_PHONE', 130, ({ callRailPhone }) => callRailPhone),
  ),
  {
    id: 'categories',
    header: 'Categories',
    width: 200,
    exported: [{ column: 'CATEGORIES', header: 'Categories' }],
    cell: ({ categories }) => namesOf(categories),
  },
  text('regions', 'Regions', 'SERVICE_REGIONS', 170, ({ serviceRegions }) => serviceRegions.join(', ')),
  further(
    editable(
      'ownerMobile',
      text('mobile', 'Mobile', 'OWNER_MOBILE', 130, ({ ownerMobile }) => ownerMobile),
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
  further(
    editable(
      'physicalCity',
      text('city', 'City', 'PHYSICAL_CITY', 130, ({ physicalCity }) => physicalCity),
    ),
  ),
  further({
    id: 'subCategories',
    header: 'Sub categories',
    width: 200,
    exported: [{ column: 'SUB_CATEGORIES', header: 'Sub categories' }],
    cell: ({ subCategories }) => namesOf(subCategories),
  }),
  further(text('services', 'Services', 'SERVICES', 220, ({ services }) => services.join(', '))),
  further(
    editable(
      'searchWeight',
      number('weight', 'Search weight', 'SEARCH_WEIGHT', 124, ({ searchWeight }) => searchWeight),
    ),
  ),
  further(
    editable(
      'commercialSearchWeight',
      number(
        'commercialWeight',
        'Commercial weight',
        'COMMERCIAL_SEARCH_WEIGHT',
        150,
        (row) => row.commercialSearchWeight,
      ),
    ),
  ),
  further(
    editable(
      'consumerSearchWeight',
      number(
        'consumerWeight',
        'Consumer weight',
        'CONSUMER_SEARCH_WEIGHT',
        142,
        (row) => row.consumerSearchWeight,
      ),
    ),
  ),
  further(
    editable(
      'membershipOption',
      text('membershipOption', 'Membership', 'MEMBERSHIP_OPTION', 150, (row) => row.membershipOption),
    ),
  ),
  further(
    editable(
      'contributionType',
      text('contributionType', 'Contribution', 'CONTRIBUTION_TYPE', 130, (row) => row.contributionType),
    ),
  ),
  further(
    editable(
      'contributionDetails',
      text(
        'contributionDetails',
        'Contribution details',
        'CONTRIBUTION_DETAILS',
        160,
        (row) => row.contributionDetails,
      ),
    ),
  ),
  further(
    editable(
      'isGstRegistered',
      text('gst', 'GST registered', 'IS_GST_REGISTERED', 130, ({ isGstRegistered }) =>
        isGstRegistered ? 'Yes' : 'No',
      ),
    ),
  ),
  further(text('buyer', 'Impact buyer', 'IMPACT_BUYER', 170, ({ impactBuyer }) => impactBuyer?.name)),
  further(
    editable(
      'adminNotes',
      text('notes', 'Admin notes', 'ADMIN_NOTES', 240, ({ adminNotes }) => readable(adminNotes)),
    ),
  ),
  further(text('created', 'Created', 'CREATED_AT', 164, ({ createdAt }) => <GridDate value={createdAt} />)),
  further(text('updated', 'Changed', 'UPDATED_AT', 164, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];
