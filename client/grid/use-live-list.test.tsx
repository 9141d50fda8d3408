import { ApolloClient } from '@apollo/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { LeadChangesDocument, type LeadChangesSubscription } from '../live/live-changes.generated';
import { recordOwnRequest } from '../live/own-requests';
import { POLL_INTERVAL } from '../live/use-polling-fallback';
import { renderElement } from '../testing/render';
import { DataGrid, type GridList } from './data-grid';
import type { GridColumn } from './grid-column';
import { useGridUrl } from './use-grid-url';
import { useLiveList } from './use-live-list';

type Row = { id: number; name: string };
const columns: GridColumn<Row>[] = [{ id: 'name', header: 'Name', cell: (row) => row.name, width: 200 }];

/** Stands in for the server's subscription events. */
const said = new Subject<{ data: LeadChangesSubscription }>();
const emitEvent = (ids: number[] | null, requestId: string | null = null, quiet = false) =>
  act(() => said.next({ data: { leadChanges: { ids, requestId, quiet } } }));

const readAgain = jest.fn(async () => true);
const retry = jest.fn();

function List() {
  const url = useGridUrl({ filterNames: [], defaultSort: { column: 'NAME', descending: false } as never });
  const rows: GridList<Row> = {
    ...{ rows: [{ id: 1, name: 'Ana' }], total: 1, loading: false, error: undefined, retry },
    ...{ hasMore: false, loadMore: () => undefined, loadingMore: false },
  };
  const list = useLiveList(rows, LeadChangesDocument, { readAgain });
  return (
    <DataGrid
      label="Leads"
      columns={columns}
      list={list}
      url={url}
      rowId={({ id }) => id}
      empty={{ title: 'None' }}
    />
  );
}

const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('list with live updates', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(ApolloClient.prototype, 'subscribe').mockReturnValue(said as never);
    renderElement(<List />);
    // The first event does not reload what has just been read.
    emitEvent(null, null, true);
    expect(readAgain).not.toHaveBeenCalled();
  });
  afterEach(() => jest.restoreAllMocks());

  it('reloads its rows after changes by others', async () => {
    emitEvent([1], 'theirs');
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1));
    emitEvent(null);
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('This list has changed.')).not.toBeInTheDocument();
  });

  it('does not reload after changes from this tab R166', async () => {
    recordOwnRequest('mine');
    emitEvent([1], 'mine');
    emitEvent([1], 'theirs');
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1));
  });

  it('waits while the tab is hidden', async () => {
    hide(true);
    emitEvent([1]);
    emitEvent([1]);
    await act(async () => undefined);
    expect(readAgain).not.toHaveBeenCalled();
    hide(false);
    await waitFor(() => expect(readAgain).toHaveBeenCalled());
  });

  it('offers to show changes of a long list', async () => {
    readAgain.mockResolvedValueOnce(false);
    emitEvent([7]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show changes' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('This list has changed.')).not.toBeInTheDocument();
  });

  it('says that a long list may have changed if the change is unknown', async () => {
    readAgain.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
    emitEvent(null);
    expect(await screen.findByText('This list may have changed.')).toBeInTheDocument();
    emitEvent([7]);
    expect(await screen.findByText('This list has changed.')).toBeInTheDocument();
  });

  it('polls for changes without a live connection R215', async () => {
    jest.useFakeTimers();
    cleanup();
    renderElement(<List />);
    await act(() => jest.advanceTimersByTimeAsync(POLL_INTERVAL));
    jest.useRealTimers();
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('keeps its rows if reloading fails and reloads on the next event', async () => {
    readAgain.mockRejectedValueOnce(new Error('away'));
    emitEvent([1]);
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1));
    emitEvent([1]);
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(2));
    expect(screen.getByText('Ana')).toBeInTheDocument();
  });
});
