import { ApolloClient } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import { useCurrentUserQuery } from '../graphql/session.generated';
import { anError, fakeServer } from '../testing/enquiry-fixtures';
import { renderElement } from '../testing/render';
import { userWith } from '../testing/users';
import { currentNotices } from '../ui/notices';
import { LeadChangesDocument, type LeadChangesSubscription } from './live-changes.generated';
import { setLive } from './live-state';
import { POLL_INTERVAL } from './use-polling-fallback';
import { useLiveRecord, useSubscriptionEvent } from './use-subscription-event';

const said = new Subject<{ data: LeadChangesSubscription }>();
const changed = jest.fn();

function Watcher({ skip }: { skip?: boolean }) {
  useSubscriptionEvent(LeadChangesDocument, changed, { skip });
  return null;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const connect = (isLive: boolean) => act(() => setLive(isLive));
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(ApolloClient.prototype, 'subscribe').mockReturnValue(said as never);
});
afterEach(() => {
  connect(false);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('polling fallback of a screen', () => {
  it('reports a possible change at the polling interval and not before R215', async () => {
    renderElement(<Watcher />);
    await pass(POLL_INTERVAL - 1);
    expect(changed).not.toHaveBeenCalled();
    await pass(1);
    expect(changed.mock.calls).toEqual([[null]]);
    await pass(POLL_INTERVAL);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('stops when the live connection opens, and restarts when it is lost', async () => {
    renderElement(<Watcher />);
    connect(true);
    await pass(3 * POLL_INTERVAL);
    expect(changed).not.toHaveBeenCalled();
    connect(false);
    await pass(POLL_INTERVAL);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('pauses while the page is hidden, and reports at once when it is visible', async () => {
    renderElement(<Watcher />);
    hide(true);
    await pass(3 * POLL_INTERVAL);
    expect(changed).not.toHaveBeenCalled();
    hide(false);
    expect(changed).toHaveBeenCalledTimes(1);
    await pass(POLL_INTERVAL);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('stays idle while its part is not on the screen', async () => {
    const { unmount } = renderElement(<Watcher skip />);
    await pass(POLL_INTERVAL);
    unmount();
    renderElement(<Watcher />).unmount();
    await pass(POLL_INTERVAL);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('first event of a subscription', () => {
  const say = (quiet: boolean) =>
    act(() => said.next({ data: { leadChanges: { ids: null, requestId: null, quiet } } }));

  it('reports a change at once if something changed during the query R215', () => {
    renderElement(<Watcher />);
    say(false);
    expect(changed.mock.calls).toEqual([[null]]);
  });

  it('reports no change if nothing changed and the data is fresh', () => {
    renderElement(<Watcher />);
    say(true);
    expect(changed).not.toHaveBeenCalled();
  });

  it('always reports a change if the data is over a second old', async () => {
    renderElement(<Watcher />);
    await pass(1100);
    say(true);
    expect(changed.mock.calls).toEqual([[null]]);
  });
});

describe('events during a request', () => {
  const say = (...ids: number[]) =>
    act(async () => said.next({ data: { leadChanges: { ids, requestId: null, quiet: false } } }));

  it('are passed on together once it has ended, even if it fails R215', async () => {
    let fail = () => {};
    changed.mockImplementationOnce(
      () =>
        new Promise<void>((_, reject) => {
          fail = () => reject(new Error('The server is down.'));
        }),
    );
    renderElement(<Watcher />);
    await say(1);
    await say(2);
    await say(3, 4);
    expect(changed.mock.calls).toEqual([[[1]]]);
    await act(async () => fail());
    expect(changed.mock.calls).toEqual([[[1]], [[2, 3, 4]]]);
    await say(5);
    expect(changed).toHaveBeenCalledTimes(3);
  });
});

function Record() {
  const result = useCurrentUserQuery();
  useLiveRecord(LeadChangesDocument, 1, result);
  return <p>{result.data?.currentUser?.fullName}</p>;
}

const named = (fullName: string) => ({
  data: { currentUser: { __typename: 'CurrentUser', ...userWith(['ADMIN'], { fullName }) } },
});

it('a record follows changes by others, and stays if the server is down R215', async () => {
  const server = fakeServer({ CurrentUser: [named('Ana'), anError('INTERNAL'), named('Ana King')] });
  renderElement(<Record />, { execute: server.execute });
  await pass(0);
  expect(screen.getByText('Ana')).toBeInTheDocument();
  await pass(POLL_INTERVAL);
  expect(server.names()).toHaveLength(2);
  expect(screen.getByText('Ana')).toBeInTheDocument();
  await pass(POLL_INTERVAL);
  expect(screen.getByText('Ana King')).toBeInTheDocument();
  expect(currentNotices()).toEqual([]);
});
