import { NetworkStatus } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { columnBuilders } from '../../../grid/column-builders';
import { DataGrid } from '../../../grid/data-grid';
import type { GridColumn } from '../../../grid/grid-column';
import { GridToolbar } from '../../../grid/grid-toolbar';
import { useColumnView } from '../../../grid/use-column-view';
import { type GridUrl, useGridUrl } from '../../../grid/use-grid-url';
import { csvFile } from '../../../lib/csv';
import { formatCount, formatMoney } from '../../../lib/format';
import { saveCsv } from '../../../lib/save-file';
import { GridDate } from '../../../ui/date-time';
import { DownloadIcon } from '../../../ui/pictograms';
import { ResponsiveLabel, responsiveLabelPadding } from '../../../ui/responsive-label';
import { viaLabels } from '../../../ui/sales-labels';
import { useSalesTrackingQuery } from './sales-tracking.generated';
import { ofSource, type ShownSource, shownSources, summedUp, type TrackedYear } from './sales-tracking-sums';

/** A column of figures, for one year and for all years together. */
type Figure = {
  id: string;
  header: string;
  width: number;
  of: (year: Summed) => number;
  money?: true;
  bySource?: true;
};
type Summed = Omit<TrackedYear, 'year' | 'latestEnquiryAt'>;

const sourceLabels: Record<ShownSource, string> = { ...viaLabels, EMAIL_OFF_WEBSITE: 'Website' };

const figures: readonly Figure[] = [
  { id: 'enquiries', header: 'Enquiries', width: 100, of: ({ enquiries }) => enquiries },
  { id: 'completed', header: 'Completed', width: 105, of: ({ completed }) => completed },
  { id: 'pending', header: 'Pending', width: 95, of: ({ pending }) => pending },
  { id: 'consumers', header: 'Consumers', width: 105, of: ({ consumerEnquiries }) => consumerEnquiries },
  { id: 'businesses', header: 'Organisations', width: 120, of: ({ businessEnquiries }) => businessEnquiries },
  { id: 'contribution', header: '$UC', width: 125, of: ({ contribution }) => contribution, money: true },
  { id: 'revenue', header: 'Revenue', width: 140, of: ({ revenue }) => revenue, money: true },
  ...shownSources.flatMap((source): Figure[] => [
    {
      id: source,
      header: sourceLabels[source],
      width: 120,
      of: (year) => ofSource(year, source).enquiries,
      bySource: true,
    },
    {
      id: `${source}_UC`,
      header: `${sourceLabels[source]} $UC`,
      width: 150,
      of: (year) => ofSource(year, source).contribution,
      money: true,
      bySource: true,
    },
  ]),
];

const shown = ({ of, money }: Figure, year: Summed) => (money ? formatMoney : formatCount)(of(year));

const { number, time } = columnBuilders<TrackedYear, string>();
const columns: readonly GridColumn<TrackedYear>[] = [
  { ...time('year', 'Year', 'year', 90, ({ year }) => String(year)), key: true, onCard: 'title' },
  ...figures.map(
    (figure): GridColumn<TrackedYear> => ({
      ...number(figure.id, figure.header, figure.id, figure.width, (year) => shown(figure, year)),
      // A phone has no room for two lines of each source.
      ...(figure.bySource && { onCard: 'hidden' }),
    }),
  ),
  time('latest', 'Latest enquiry', 'latest', 150, ({ latestEnquiryAt }) =>
    latestEnquiryAt ? <GridDate value={latestEnquiryAt} /> : null,
  ),
];

const filterNames = ['year'] as const;
const newestFirst = { id: 'year', desc: true } as const;

const sortedBy = (year: TrackedYear, id: string): number | string => {
  const figure = figures.find((each) => each.id === id);
  if (figure) return figure.of(year);
  return id === 'latest' ? (year.latestEnquiryAt ?? '') : (year.year ?? 0);
};

/** Returns the years that match the address, sorted by it. There are too few of them to ask the server. */
function found(years: readonly TrackedYear[], { search, sort, filters }: GridUrl): TrackedYear[] {
  const [chosen] = filters.year ?? [];
  const words = search.trim().toLowerCase();
  const said = (year: TrackedYear) =>
    [String(year.year), ...figures.map((figure) => shown(figure, year))].join(' ').toLowerCase();
  return years
    .filter((year) => (!chosen || String(year.year) === chosen) && (!words || said(year).includes(words)))
    .sort((a, b) => {
      const [one, other] = [sortedBy(a, sort.id), sortedBy(b, sort.id)];
      return (one < other ? -1 : one > other ? 1 : 0) * (sort.desc ? -1 : 1);
    });
}

/** Saves the visible rows and their sum as a CSV file, with plain numbers. */
function saveRows(rows: readonly TrackedYear[], totals: Summed): void {
  const line = (name: string | number | null, of: Summed) => [
    name,
    ...figures.map((figure) => figure.of(of)),
  ];
  const csv = csvFile([
    ['Year', ...figures.map(({ header }) => header)],
    ...rows.map((year) => line(year.year, year)),
    line('Total', totals),
  ]);
  saveCsv(csv, 'Sales tracking');
}

const nothing = () => undefined;

/** The totals of all enquiries by year, with a row of sums below (R274). */
export function SalesTrackingGrid({ enquiriesHref }: { enquiriesHref: (year: number) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: newestFirst });
  const view = useColumnView('sales-tracking', columns);
  const { data, error, networkStatus, refetch } = useSalesTrackingQuery({ fetchPolicy: 'cache-and-network' });
  const rows = found(data?.salesTracking.years ?? [], url);
  const totals = summedUp(rows);
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search by year or amount"
        actions={
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            px={responsiveLabelPadding}
            disabled={rows.length === 0}
            title="Download as a CSV file, with totals"
            onClick={() => saveRows(rows, totals)}
          >
            <DownloadIcon />
            <ResponsiveLabel>Export {formatCount(rows.length)}</ResponsiveLabel>
          </Button>
        }
      />
      <DataGrid
        label="Sales tracking"
        columns={view.columns}
        columnActions={view}
        url={url}
        rowId={({ year }) => year ?? 0}
        rowHref={({ year }) => (year === null ? null : enquiriesHref(year))}
        totals={Object.fromEntries(figures.map((figure) => [figure.id, shown(figure, totals)]))}
        list={{
          rows,
          total: rows.length,
          loading: !data && networkStatus !== NetworkStatus.error,
          error: data ? undefined : error,
          retry: () => void refetch(),
          hasMore: false,
          loadMore: nothing,
          loadingMore: false,
        }}
        empty={{ title: 'No enquiries yet', text: 'Years will appear here once there are enquiries.' }}
      />
    </>
  );
}
