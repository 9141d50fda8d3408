import type { FeaturedListingColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { idColumn } from '../../../lists/record-columns';
import { StatusTag } from '../../../ui/status-tag';
import { listingFields, titleOf } from './listing-fields';
import type { FeaturedListingList_RowFragment } from './listing-list.generated';

type ListingRow = Omit<FeaturedListingList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<ListingRow, FeaturedListingColumn>;

const { text, number, flag, further } = columnBuilders<ListingRow, FeaturedListingColumn>();
const editable = editableColumns<ListingRow>()(listingFields);

/** The tag that says whether visitors see the listing. */
export const ShownTag = ({ shown }: { shown: boolean }) => (
  <StatusTag tone={shown ? 'good' : 'quiet'}>{shown ? 'Shown' : 'Hidden'}</StatusTag>
);

/** Columns of the staff list of featured listings. Further columns are shown once chosen. */
export const listingColumns: readonly Column[] = [
  idColumn,
  editable('title', { ...text('title', 'Title', 'TITLE', 260, titleOf), key: true, onCard: 'title' }),
  editable(
    'position',
    number('position', 'Position', 'POSITION', 100, ({ position }) => position),
  ),
  text('supplier', 'Supplier', 'SUPPLIER_NAME', 220, ({ supplier }) => supplier?.name),
  flag('shown', 'Visitors', 'SHOWN', 110, ({ shown }) => <ShownTag shown={shown} />),
  editable(
    'text',
    text('text', 'Text', 'TEXT', 420, (listing) => listing.text),
  ),
  text('desktop', 'For desktop computers', 'IMAGE_URL', 120, ({ imageUrl }) =>
    imageUrl ? 'Yes' : 'None yet',
  ),
  text('phone', 'For phones', 'MOBILE_IMAGE_URL', 120, ({ mobileImageUrl }) =>
    mobileImageUrl ? 'Yes' : 'None yet',
  ),
  further(number('supplierId', 'Supplier ID', 'SUPPLIER_ID', 110, ({ supplier }) => supplier?.id)),
];
