import { useMemo } from 'react';
import type { TestimonialColumn } from '../../../graphql/schema.generated';
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
import { type TestimonialRow, testimonialRows } from './testimonial-rows';
import { useExportTestimonialsMutation, useTestimonialListQuery } from './testimonials.generated';

const { text, time, flag } = columnBuilders<TestimonialRow, TestimonialColumn>();

type Change = ChangeRow<TestimonialRow, Partial<Pick<TestimonialRow, 'visible' | 'featured'>>>;

const columnsFor = (change: Change): readonly GridColumn<TestimonialRow, TestimonialColumn>[] => [
  idColumn,
  { ...text('name', 'Customer', 'FULL_NAME', 160, ({ fullName }) => fullName), key: true, onCard: 'title' },
  text('supplier', 'Supplier', 'SUPPLIER', 200, ({ supplier }) => supplier.name),
  text('message', 'Testimonial', 'MESSAGE', 420, ({ message }) => message),
  flag('visible', 'Visible', 'VISIBLE', 92, (row, { tabIndex }) => (
    <GridTick
      type="checkbox"
      aria-label={`Show the testimonial from ${row.fullName}`}
      tabIndex={tabIndex}
      checked={row.visible}
      // A featured testimonial is always visible (R100).
      disabled={row.featured}
      onChange={(event) => change(row, { visible: event.target.checked })}
    />
  )),
  flag('featured', 'Featured', 'FEATURED', 100, (row, { tabIndex }) => (
    <GridTick
      type="checkbox"
      aria-label={`Feature the testimonial from ${row.fullName}`}
      tabIndex={tabIndex}
      checked={row.featured}
      onChange={(event) => change(row, { featured: event.target.checked })}
    />
  )),
  time('left', 'Date', 'CREATED_AT', 140, ({ createdAt }) => <GridDate value={createdAt} />),
];

const shown = { true: 'Visible', false: 'Hidden' };
const shownChoices = Object.entries(shown).map(([value, label]) => ({ value, label }));
const filterNames = ['shown'] as const;
const latestFirst = { id: 'CREATED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  filterColumn('SUPPLIER', 'Supplier', 'text'),
  filterColumn('FULL_NAME', 'Customer', 'text'),
  filterColumn('MESSAGE', 'Testimonial', 'text'),
  filterColumn('FEATURED', 'Featured', 'flag'),
  filterColumn('CREATED_AT', 'Date', 'day'),
];

type Props = { testimonialHref: (supplierId: number, id: number) => string };

/** The staff list of testimonials of all suppliers (C013); ticking one in place shows it on the profile. */
export function TestimonialList({ testimonialHref }: Props) {
  const change = useRowChange(testimonialRows);
  // Keeps one set of columns for as long as the list is shown: the change looks up whatever it needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const columns = useMemo(() => columnsFor(change), []);
  const question = useListQuery({
    name: 'testimonials',
    columns,
    filterNames,
    defaultSort: latestFirst,
    filtered,
    variables: (url) =>
      listVariables(
        url,
        columns,
        latestFirst,
        askFor<TestimonialColumn>('VISIBLE', knownIn(url.filters.shown, shown), 'EQUALS'),
      ),
  });
  const { url, query } = question;
  const [startExport] = useExportTestimonialsMutation();
  return (
    <RecordList
      label="Testimonials"
      searchLabel="Search by customer, supplier, testimonial or ID"
      question={question}
      list={useKeysetList(useTestimonialListQuery(query), 'testimonials')}
      rowHref={({ id, supplier }) => testimonialHref(supplier.id, id)}
      walked={false}
      filters={<SelectFilter url={url} name="shown" label="Visibility" choices={shownChoices} />}
      startExport={async (variables) => (await startExport({ variables })).data?.exportTestimonials}
      empty={{
        title: 'No testimonials yet',
        text: 'Testimonials that customers leave on public profiles show up here.',
      }}
    />
  );
}
