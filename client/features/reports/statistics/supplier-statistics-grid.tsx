import type { SupplierStatisticsColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { SelectFilter } from '../../../grid/grid-filters';
import { askFor, filterColumn, listVariables, numbersIn } from '../../../grid/list-variables';
import type { GridUrl } from '../../../grid/use-grid-url';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { formatCount, formatMoney } from '../../../lib/format';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { choiceOf, subCategoryChoices } from '../../../pickers/category-choices';
import { useCategoryChoicesQuery } from '../../../pickers/category-choices.generated';
import { interestedStatuses } from '../../../ui/impact-buyer-labels';
import type { Period } from './period';
import {
  type SupplierStatistics_RowFragment,
  useExportSupplierStatisticsMutation,
  useSupplierStatisticsListQuery,
} from './supplier-statistics.generated';

type Row = Omit<SupplierStatistics_RowFragment, ' $fragmentName'>;

const { text, number } = columnBuilders<Row, SupplierStatisticsColumn>();
const percent = (value: number) => `${value === 0 ? '0' : value.toFixed(1)}%`;

const columns: readonly GridColumn<Row, SupplierStatisticsColumn>[] = [
  { ...text('name', 'Supplier', 'NAME', 220, ({ name }) => name), key: true, onCard: 'title' },
  number('enquiries', 'Enquiries', 'ENQUIRIES', 110, ({ enquiries }) => formatCount(enquiries)),
  number('percent', '% of total', 'ENQUIRIES_PERCENT', 105, ({ enquiriesPercent }) =>
    percent(enquiriesPercent),
  ),
  number('contribution', '$UC', 'CONTRIBUTION', 130, ({ contribution }) => formatMoney(contribution)),
  number('perEnquiry', '$UC per enquiry', 'CONTRIBUTION_PER_ENQUIRY', 130, ({ contributionPerEnquiry }) =>
    formatMoney(contributionPerEnquiry),
  ),
  number('revenue', 'Revenue', 'REVENUE', 140, ({ revenue }) => formatMoney(revenue)),
  {
    ...text('category', 'Category', undefined, 180, ({ categoryNames }) => categoryNames.join(', ')),
    exported: [{ column: 'CATEGORIES', header: 'Category' }],
  },
  {
    ...text('subCategory', 'Sub category', undefined, 200, ({ subCategoryNames }) =>
      subCategoryNames.join(', '),
    ),
    exported: [{ column: 'SUB_CATEGORIES', header: 'Sub category' }],
  },
  text(
    'interested',
    'Interested',
    'INTERESTED_STATUS',
    130,
    ({ interestedStatus }) => interestedStatus && interestedStatuses[interestedStatus],
  ),
];

const filterNames = ['category', 'subCategory'] as const;
const mostFirst = { id: 'CONTRIBUTION', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  filterColumn('NAME', 'Supplier', 'text'),
  filterColumn('ENQUIRIES', 'Enquiries', 'number'),
  filterColumn('REVENUE', 'Revenue', 'number'),
  filterColumn('CONTRIBUTION', '$UC', 'number'),
];

function CategoryFilters({ url }: { url: GridUrl }) {
  const categories = useCategoryChoicesQuery().data?.categories ?? [];
  const [chosen] = url.filters.category ?? [];
  const within = chosen ? categories.filter(({ id }) => String(id) === chosen) : categories;
  return (
    <>
      <SelectFilter url={url} name="category" label="Category" choices={categories.map(choiceOf)} />
      <SelectFilter
        url={url}
        name="subCategory"
        label="Sub category"
        choices={subCategoryChoices(within.flatMap(({ children }) => children))}
      />
    </>
  );
}

type Props = { period: Period; enquiriesHref: (supplier: string) => string };

/** The totals of each supplier's enquiries in a period (R276). */
export function SupplierStatisticsGrid({ period, enquiriesHref }: Props) {
  const question = useListQuery({
    name: 'supplier-statistics',
    columns,
    filterNames,
    defaultSort: mostFirst,
    filtered,
    variables: (url) =>
      listVariables(url, columns, mostFirst, [
        ...askFor<SupplierStatisticsColumn>('CATEGORIES', numbersIn(url.filters.category)),
        ...askFor<SupplierStatisticsColumn>('SUB_CATEGORIES', numbersIn(url.filters.subCategory)),
      ]),
  });
  const { query } = question;
  const result = useSupplierStatisticsListQuery({ ...query, variables: { ...query.variables, ...period } });
  const [startExport] = useExportSupplierStatisticsMutation();
  const totals = (result.data ?? result.previousData)?.supplierStatistics.totals;
  return (
    <RecordList
      label="Suppliers"
      searchLabel="Search by name, title or ID"
      question={question}
      list={useKeysetList(result, 'supplierStatistics')}
      rowHref={({ name }) => enquiriesHref(name)}
      walked={false}
      chooses={false}
      filters={<CategoryFilters url={question.url} />}
      startExport={async (variables) =>
        (await startExport({ variables: { ...variables, ...period } })).data?.exportSupplierStatistics
      }
      totals={
        totals && {
          enquiries: formatCount(totals.enquiries),
          revenue: formatMoney(totals.revenue),
          contribution: formatMoney(totals.contribution),
        }
      }
      empty={{
        title: 'No enquiries in this period',
        text: 'Suppliers show up here once they have an enquiry in this period.',
      }}
    />
  );
}
