import { useMemo, useRef } from 'react';
import type { AffiliateClickColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { SelectFilter } from '../../../grid/grid-filters';
import { GridTick } from '../../../grid/grid-tick';
import { askFor, filterColumn, knownIn, listVariables } from '../../../grid/list-variables';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { type ChangeRow, useRowChange } from '../../../grid/use-row-change';
import { idColumn } from '../../../lists/record-columns';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { GridDate } from '../../../ui/date-time';
import { type AffiliateClickRow, affiliateClickRows } from './affiliate-click-rows';
import { useAffiliateClickListQuery, useExportAffiliateClicksMutation } from './affiliate-clicks.generated';
import { ReviewAllButton } from './review-all-button';

const { text, time } = columnBuilders<AffiliateClickRow, AffiliateClickColumn>();

type Change = ChangeRow<AffiliateClickRow, Pick<AffiliateClickRow, 'reviewedAt'>>;
type Column = GridColumn<AffiliateClickRow, AffiliateClickColumn>;

const columnsFor = (change: Change, onReviewed: () => void): readonly Column[] => [
  idColumn,
  {
    ...text('supplier', 'Supplier', 'SUPPLIER', 200, ({ supplier }) => supplier.name),
    key: true,
    onCard: 'title',
  },
  time('at', 'Clicked', 'CREATED_AT', 140, ({ createdAt }) => <GridDate value={createdAt} />),
  text('buyer', 'Impact buyer', 'IMPACT_BUYER', 180, ({ impactBuyer }) => impactBuyer?.name),
  text('url', 'Address', 'URL', 320, ({ url }) => url),
  time('reviewed', 'Reviewed', 'REVIEWED_AT', 100, (row, { tabIndex }) => (
    <GridTick
      type="checkbox"
      aria-label={`Mark click ${row.id} on ${row.supplier.name} as reviewed`}
      tabIndex={tabIndex}
      checked={row.reviewedAt !== null}
      onChange={(event) =>
        change(row, { reviewedAt: event.target.checked ? new Date().toISOString() : null })
      }
    />
  )),
  {
    ...text('all', 'All clicks', undefined, 120, ({ supplier }, { tabIndex }) => (
      <ReviewAllButton supplier={supplier} tabIndex={tabIndex} onDone={onReviewed} />
    )),
    onCard: 'foot',
  },
];

const reviewed = { false: 'Not reviewed', true: 'Reviewed' };
const reviewedChoices = Object.entries(reviewed).map(([value, label]) => ({ value, label }));
const filterNames = ['reviewed'] as const;
const latestFirst = { id: 'CREATED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  filterColumn('SUPPLIER', 'Supplier', 'text'),
  filterColumn('IMPACT_BUYER', 'Impact buyer', 'text'),
  filterColumn('URL', 'Address', 'text'),
  filterColumn('CREATED_AT', 'Clicked', 'day'),
];

/** The list of visits through suppliers' affiliate buttons, for staff to review (A165). */
export function AffiliateClickList({ supplierHref }: { supplierHref: (id: number) => string }) {
  const change = useRowChange(affiliateClickRows);
  const again = useRef(() => {});
  // Keeps one set of columns for as long as the list is shown: the change looks up whatever it needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const columns = useMemo(() => columnsFor(change, () => again.current()), []);
  const question = useListQuery({
    name: 'affiliate-clicks',
    columns,
    filterNames,
    defaultSort: latestFirst,
    filtered,
    variables: (url) =>
      listVariables(
        url,
        columns,
        latestFirst,
        askFor<AffiliateClickColumn>('REVIEWED', knownIn(url.filters.reviewed, reviewed), 'EQUALS'),
      ),
  });
  const { url, query } = question;
  const result = useAffiliateClickListQuery(query);
  again.current = () => void result.refetch();
  const [startExport] = useExportAffiliateClicksMutation();
  return (
    <RecordList
      label="Affiliate link clicks"
      searchLabel="Search by supplier, buyer, address or ID"
      question={question}
      list={useKeysetList(result, 'affiliateClicks')}
      rowHref={({ supplier }) => supplierHref(supplier.id)}
      walked={false}
      filters={<SelectFilter url={url} name="reviewed" label="Reviewed" choices={reviewedChoices} />}
      startExport={async (variables) => (await startExport({ variables })).data?.exportAffiliateClicks}
      empty={{
        title: 'No clicks yet',
        text: 'When a visitor follows a link to a supplier’s website, the click shows up here.',
      }}
    />
  );
}
