import { Box } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { LeadStatus } from '../../../graphql/schema.generated';
import { DataGrid, type GridList } from '../../../grid/data-grid';
import type { GridColumn } from '../../../grid/grid-column';
import { SelectFilter } from '../../../grid/grid-filters';
import { GridToolbar } from '../../../grid/grid-toolbar';
import { ListActions } from '../../../grid/list-actions';
import type { RowSelectionInput } from '../../../grid/row-selection';
import type { GridUrl } from '../../../grid/use-grid-url';
import type { ListQuery } from '../../../lists/use-list-query';
import { adminPaths } from '../../../navigation/admin-paths';
import type { Task } from '../../../tasks/task';
import { useImmediateActions } from '../../../tasks/use-immediate-actions';
import { PlusIcon } from '../../../ui/pictograms';
import { TextLink } from '../../../ui/text-link';
import { leadStatuses } from './lead-labels';

type Offered = { id: number; openLead: { id: number; status: LeadStatus } | null };
type ListVariables<Filter> = { filter: Filter; sort: object };

type Props<Row extends Offered, Name extends string, Filter> = {
  label: string;
  searchLabel: string;
  question: ListQuery<Row, Name, ListVariables<Filter>>;
  list: GridList<Row>;
  filters: ReactNode;
  /** Starts creating leads for the chosen rows. */
  start: (selection: RowSelectionInput<Filter>) => Promise<Task | null | undefined>;
  empty: { title: string; text: string };
};

/** Prevents Enter in the grid's filters from submitting the record's form around the grid. */
function keepFromForm(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && currentTarget.contains(target))
    event.preventDefault();
}

/**
 * A grid of records of the other side, which creates leads for any number of chosen rows at once (R217, R218). Rows
 * with an open lead can be chosen as well: they are skipped and reported (A72).
 */
export function OfferGrid<Row extends Offered, Name extends string, Filter>(props: Props<Row, Name, Filter>) {
  const { label, question, list, filters, start } = props;
  const { name, url, view, opensWith, listVariables } = question;
  const actions = useImmediateActions<Filter>([
    { id: 'create-leads', label: 'Create Leads for Selected', icon: <PlusIcon />, start },
  ]);
  return (
    <Box onKeyDown={keepFromForm}>
      <GridToolbar
        url={url}
        searchLabel={props.searchLabel}
        actions={<ListActions list={name} url={url} view={view} opensWith={opensWith} />}
      >
        {filters}
      </GridToolbar>
      <DataGrid
        label={label}
        columns={view.columns}
        list={list}
        url={url}
        rowId={({ id }) => id}
        columnActions={view}
        bulk={{ actions, filter: listVariables.filter }}
        empty={props.empty}
      />
    </Box>
  );
}

const leadChoices = [
  { value: 'none', label: 'None' },
  { value: 'open', label: 'Open' },
];

/** A filter for rows with or without an open lead. */
export const OpenLeadFilter = ({ url }: { url: GridUrl }) => (
  <SelectFilter url={url} name="lead" label="Lead" choices={leadChoices} />
);

/** Returns the condition of that filter in the server's terms. */
export function openLeadCondition(chosen: readonly string[] | undefined) {
  const test = { none: 'EMPTY', open: 'NOT_EMPTY' } as const;
  const wanted = chosen?.[0];
  if (wanted !== 'none' && wanted !== 'open') return [];
  return [{ column: 'OPEN_LEAD' as const, test: test[wanted], values: [] }];
}

/** The column of the open lead, which links to its card. */
export const openLeadColumn: GridColumn<Offered, 'OPEN_LEAD'> = {
  id: 'lead',
  header: 'Lead',
  width: 170,
  sort: 'OPEN_LEAD',
  onCard: 'corner',
  cell: ({ openLead }, { tabIndex }) =>
    openLead && (
      <TextLink to={adminPaths.lead(openLead.id)} tabIndex={tabIndex}>
        # {openLead.id} {leadStatuses[openLead.status]}
      </TextLink>
    ),
};
