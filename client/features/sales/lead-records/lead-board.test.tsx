import { ApolloClient } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import type { LeadStatus } from '../../../graphql/schema.generated';
import type { LeadChangesSubscription } from '../../../live/live-changes.generated';
import { anError } from '../../../testing/enquiry-fixtures';
import { notices } from '../../../testing/show-enquiry';
import {
  boardOf,
  card,
  cardIn,
  columnOf,
  noLeads,
  saved,
  showBoard,
  statusTexts,
  stored,
  two,
} from '../../../testing/show-lead-board';
import { currentNotices } from '../../../ui/notices';
import { leadStatuses } from './lead-labels';

describe('lead board', () => {
  it('has a column for each status with its number of leads and estimated value R192 A73', async () => {
    await showBoard({ LeadBoard: boardOf(two, { SALE: 11 }) });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      Object.values(leadStatuses),
    );
    expect(within(columnOf('SALE')).getByText('12 · $24,000')).toBeInTheDocument();
    expect(within(columnOf('ACTION_TAKEN')).getByText('No leads')).toBeInTheDocument();
    const shown = columnOf('CARD_CREATED');
    for (const text of ['Est. $500-$2,000', '60%', 'Follow up 01-Mar-2020 · overdue', 'Aroha King'])
      expect(within(shown).getByText(text)).toBeInTheDocument();
    expect(await cardIn('CARD_CREATED', 1)).toHaveAttribute('href', '/admin/leads/1');
  });

  it('is a view of the list and stays in the address with the filters', async () => {
    const { router, server } = await showBoard(
      { LeadList: { data: { leadRecords: noLeads } } },
      '/?shown=board&q=kura&status=Sale&status=Slim+Chance',
    );
    expect(server.variables('LeadBoard')).toMatchObject([
      { filter: { search: 'kura' }, sort: { column: 'CREATED_AT', direction: 'DESC' }, first: 25 },
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Sale',
      'Slim Chance',
    ]);
    expect(server.names()).not.toContain('LeadList');
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(router.state.location.search).toBe('?q=kura&status=Sale&status=Slim+Chance');
  });

  it('Alt and an arrow move a card, which keeps the focus and updates the counts R192', async () => {
    const { server } = await showBoard({ SaveLead: saved(1, 'ACTION_TAKEN') });
    (await cardIn('CARD_CREATED', 1)).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await cardIn('ACTION_TAKEN', 1)).toHaveFocus();
    expect(statusTexts()).toContain('Moving Supplier 1 for Kura to Action Taken');
    expect(within(columnOf('CARD_CREATED')).getByText('0 · $0')).toBeInTheDocument();
    expect(within(columnOf('ACTION_TAKEN')).getByText('1 · $2,000')).toBeInTheDocument();
    await waitFor(() => expect(notices()[0]?.title).toBe('Successfully Saved'));
    expect(server.variables('SaveLead')).toEqual([{ id: 1, version: 3, input: { status: 'ACTION_TAKEN' } }]);
    expect(currentNotices()[0]?.act).toBeDefined();
  });

  it('Alt and an arrow skip filtered columns and announce the last one A63', async () => {
    await showBoard({ LeadBoard: boardOf([card(1, 'NO_OPPORTUNITY')]) });
    (await cardIn('NO_OPPORTUNITY', 1)).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(statusTexts()).toContain('Supplier 1 for Kura can’t be moved further to the right');
  });

  it('reverts a refused move and shows the reason A71', async () => {
    const words = 'There is an open lead for this impact buyer and this supplier already.';
    await showBoard({
      SaveLead: anError('CONFLICT', words),
      LeadDetail: stored(2, 'SALE', 3),
    });
    (await cardIn('SALE', 2)).focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(notices()[0]).toMatchObject({ title: 'Not saved', description: words }));
    expect(await cardIn('SALE', 2)).toHaveFocus();
    await waitFor(() => expect(statusTexts()).toContain('Supplier 2 for Kura is now in Sale'));
  });

  it('a conflicting move of the same lead shows its new status R216', async () => {
    await showBoard({
      SaveLead: anError('CONFLICT', 'Stale.'),
      LeadDetail: stored(1, 'NO_OPPORTUNITY', 4),
    });
    (await cardIn('CARD_CREATED', 1)).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() =>
      expect(notices()[0]).toMatchObject({
        title: 'Someone else has changed this',
        description: expect.stringContaining('Status is now No Opportunity.'),
      }),
    );
    expect(
      await screen.findByText('1 · $2,000', { selector: '[data-status=NO_OPPORTUNITY] *' }),
    ).toBeInTheDocument();
  });

  it('the card menu offers the other statuses and explains a disabled one (A63)', async () => {
    const { server } = await showBoard({ SaveLead: saved(1, 'FUTURE_FOLLOW_UP') });
    await userEvent.click(
      screen.getByRole('button', { name: 'Move to another status: Supplier 1 for Kura' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Move Supplier 1 for Kura to' });
    const offered = within(dialog).getAllByRole('listitem');
    expect(offered).toHaveLength(8);
    const slim = within(dialog).getByRole('button', { name: /Slim Chance/ });
    expect(slim).toBeDisabled();
    expect(slim).toHaveTextContent('You can’t set the Slim Chance status on the board');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Future Follow Up' }));
    await cardIn('FUTURE_FOLLOW_UP', 1);
    await waitFor(() => expect(server.variables('SaveLead')).toHaveLength(1));
  });

  it('loads more cards at the end of a column', async () => {
    const further = {
      data: {
        leadRecords: {
          __typename: 'LeadRecordConnection',
          nodes: [card(3, 'SALE')],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    };
    const { server } = await showBoard({ LeadBoard: boardOf(two, { SALE: 1 }), FurtherLeadCards: further });
    await userEvent.click(within(columnOf('SALE')).getByRole('button', { name: 'Show more' }));
    await cardIn('SALE', 3);
    expect(server.variables('FurtherLeadCards')).toMatchObject([
      {
        filter: { columns: [{ column: 'STATUS', test: 'ONE_OF', values: ['Sale'] }] },
        first: 25,
        after: 'next',
      },
    ]);
    expect(within(columnOf('SALE')).queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(within(columnOf('SALE')).getByText('2 · $4,000')).toBeInTheDocument();
  });
});

describe('dragging a card', () => {
  const over = (status: LeadStatus) => {
    document.elementFromPoint = () => columnOf(status);
  };
  const pointer = { button: 0, buttons: 1 };
  beforeAll(() => {
    // jsdom has no PointerEvent.
    Object.assign(window, {
      PointerEvent: class extends MouseEvent {
        readonly pointerType = 'mouse';
        readonly isPrimary = true;
      },
    });
  });
  const lift = async (status: LeadStatus, id: number) => {
    const link = await cardIn(status, id);
    fireEvent.pointerDown(link, { ...pointer, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(window, { ...pointer, clientX: 40, clientY: 10 });
  };

  it('dims the columns that refuse it and shows the reason A63', async () => {
    const { server } = await showBoard();
    over('SLIM_CHANCE');
    await lift('CARD_CREATED', 1);
    const dimmed = () => document.querySelectorAll('[data-refused]');
    expect([...dimmed()]).toEqual([columnOf('SLIM_CHANCE')]);
    expect(columnOf('SLIM_CHANCE')).toHaveTextContent('You can’t set the Slim Chance status on the board');
    fireEvent.pointerUp(window, pointer);
    expect(dimmed()).toHaveLength(0);
    expect(statusTexts()).toContain('You can’t set the Slim Chance status on the board');
    expect(server.names()).not.toContain('SaveLead');
  });

  it('moves the card on drop and leaves it on Escape R192', async () => {
    const { server } = await showBoard({ SaveLead: saved(1, 'SALE') });
    over('SALE');
    await lift('CARD_CREATED', 1);
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, pointer);
    expect(server.names()).not.toContain('SaveLead');
    await lift('CARD_CREATED', 1);
    fireEvent.pointerUp(window, pointer);
    await cardIn('SALE', 1);
    await waitFor(() => expect(server.variables('SaveLead')).toHaveLength(1));
  });
});

it('shows changes from another session R215', async () => {
  const said = new Subject<{ data: LeadChangesSubscription }>();
  const subscribe = jest.spyOn(ApolloClient.prototype, 'subscribe').mockReturnValue(said as never);
  await showBoard({ LeadBoard: [boardOf(two), boardOf([card(1, 'SALE'), card(2, 'SALE')])] });
  act(() => said.next({ data: { leadChanges: { ids: null, requestId: null, quiet: true } } }));
  act(() => said.next({ data: { leadChanges: { ids: [1], requestId: 'theirs', quiet: false } } }));
  await cardIn('SALE', 1);
  expect(within(columnOf('SALE')).getByText('2 · $4,000')).toBeInTheDocument();
  subscribe.mockRestore();
});

it('shows changes of other users without a live connection R215', async () => {
  await showBoard({ LeadBoard: [boardOf(two), boardOf([card(1, 'SALE'), card(2, 'SALE')])] });
  // Simulates the user's return to the page.
  fireEvent(document, new Event('visibilitychange'));
  await cardIn('SALE', 1);
});
