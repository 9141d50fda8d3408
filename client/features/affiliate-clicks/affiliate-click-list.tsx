import { useMemo } from 'react';
import type { AffiliateClickColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { columnsOf } from '../../grid/columns-of';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import type { GridColumn } from '../../grid/grid-column';
import { SelectFilter } from '../../grid/grid-filters';
import { GridTick } from '../../grid/grid-tick';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { asked, askFor, knownIn, listVariables } from '../../grid/list-variables';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { type ChangeRow, useRowChange } from '../../grid/use-row-change';
import { useListExport } from '../../tasks/use-list-export';
import { GridDate } from '../../ui/date-time';
import { type AffiliateClickRow, affiliateClickRows } from './affiliate-click-rows';
import { useAffiliateClickListQuery, useExportAffiliateClicksMutation } from './affiliate-clicks.generated';
import { ReviewAllButton } from './review-all-button';

const { text, number } = columnsOf<AffiliateClickRow, AffiliateClickColumn>();

type Change = ChangeRow<AffiliateClickRow, Pick<AffiliateClickRow, 'reviewedAt'>>;
type Column = GridColumn<AffiliateClickRow, AffiliateClickColumn>;

const columnsFor = (change: Change, onReviewed: () => void): readonly Column[] => [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  {
    ...text('supplier', 'Supplier', 'SUPPLIER', 200, ({ supplier }) => supplier.name),
    key: true,
    onCard: 'title',
  },
  text('at', 'Followed', 'CREATED_AT', 140, ({ createdAt }) => <GridDate value={createdAt} />),
  text('buyer', 'Through', 'IMPACT_BUYER', 180, ({ impactBuyer }) => impactBuyer?.name),
  text('url', 'Address', 'URL', 320, ({ url }) => url),
  text('reviewed', 'Reviewed', 'REVIEWED_AT', 100, (row, { tabIndex }) => (
    <GridTick
      type="checkbox"
      aria-label={`Click ${row.id} on ${row.supplier.name} reviewed`}
      tabIndex={tabIndex}
      checked={row.reviewedAt !== null}
      onChange={(event) =>
        change(row, { reviewedAt: event.target.checked ? new Date().toISOString() : null })
      }
    />
  )),
  {
    ...text('all', 'All of them', undefined, 120, ({ supplier }, { tabIndex }) => (
      <ReviewAllButton supplier={supplier} tabIndex={tabIndex} onDone={onReviewed} />
    )),
    onCard: 'foot',
  },
];

const reviewed = { false: 'To be reviewed', true: 'Reviewed' };
const reviewedChoices = Object.entries(reviewed).map(([value, label]) => ({ value, label }));
const filterNames = ['reviewed'] as const;
const latestFirst = { id: 'CREATED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  asked('SUPPLIER', 'Supplier', 'text'),
  asked('IMPACT_BUYER', 'Through', 'text'),
  asked('URL', 'Address', 'text'),
  asked('CREATED_AT', 'Followed', 'day'),
];

/** Visits through suppliers' own buttons, for staff to review (A165). */
export function AffiliateClickList({ supplierHref }: { supplierHref: (id: number) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: latestFirst, filtered });
  const change = useRowChange(affiliateClickRows);
  const sorted = useMemo(() => columnsFor(change, () => undefined), [change]);
  const unreviewed = askFor<AffiliateClickColumn>(
    'REVIEWED',
    knownIn(url.filters.reviewed, reviewed),
    'EQUALS',
  );
  const variables = listVariables(url, sorted, latestFirst, unreviewed);
  const result = useAffiliateClickListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const { refetch } = result;
  // One set of columns for as long as the list is shown: the change looks up whatever it needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const columns = useMemo(() => columnsFor(change, () => void refetch()), []);
  const view = useColumnView('affiliate-clicks', columns);
  const list = useKeysetList(result, 'affiliateClicks');
  const [startExport] = useExportAffiliateClicksMutation();
  const { button, bulk } = useListExport(
    { count: list.total, asked: variables, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportAffiliateClicks,
  );
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search supplier, buyer, address or ID"
        acts={
          <>
            {button}
            <ListActs list="affiliate-clicks" url={url} view={view} />
          </>
        }
      >
        <SelectFilter url={url} name="reviewed" label="Reviewed" choices={reviewedChoices} />
        <ConditionChips url={url} columns={filtered} />
      </GridToolbar>
      <DataGrid
        label="Affiliate link clicks"
        columns={view.columns}
        list={list}
        url={url}
        rowId={({ id }) => id}
        rowHref={({ supplier }) => supplierHref(supplier.id)}
        columnActs={view}
        bulk={bulk}
        empty={{ title: 'No clicks yet', text: 'Visits through suppliers’ own buttons appear here.' }}
      />
    </>
  );
}
