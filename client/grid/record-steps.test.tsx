import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { renderRoutes } from '../testing/render';
import { Tabs, useTab } from '../ui/tabs';
import type { NextIds } from './list-navigation';
import { RecordSteps } from './record-steps';

const next: jest.MockedFunction<NextIds> = jest.fn();

const tabs = [
  { id: 'crown', label: 'Crown', content: <input aria-label="Name" /> },
  { id: 'roots', label: 'Roots', content: 'Deep' },
];

function Parts() {
  const [open, show] = useTab(tabs);
  return <Tabs label="Parts" tabs={tabs} open={open} onOpen={show} />;
}

function Tree() {
  const id = Number(useParams().id);
  return (
    <RecordSteps id={id} href={(other) => `/trees/${other}`} next={next}>
      <h1>Tree {id}</h1>
      <Parts />
    </RecordSteps>
  );
}

const variables = { filter: { search: 'oak' } };

async function show(id: number, walk: unknown) {
  next.mockReset();
  const { router } = renderRoutes(
    [
      { path: '/trees', element: 'All' },
      { path: '/trees/:id', element: <Tree /> },
    ],
    { path: '/trees' },
  );
  await act(() => router.navigate(`/trees/${id}`, { state: { listSearch: '?q=oak', walk } }));
  return router;
}
const step = (name: string) => screen.getByRole('button', { name });
const isAt = (id: number) => screen.findByRole('heading', { name: `Tree ${id}` });

describe('stepping through the records of a list', () => {
  it('steps by buttons and shows the position', async () => {
    await show(5, { ids: [9, 5, 2], total: 3, more: null });
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await userEvent.click(step('Next record'));
    await isAt(2);
    expect(step('Next record')).toBeDisabled();
    await userEvent.click(step('Previous record'));
    await userEvent.click(step('Previous record'));
    await isAt(9);
    expect(step('Previous record')).toBeDisabled();
  });

  it('steps with J, K and Alt+arrows, but not from a text field', async () => {
    await show(9, { ids: [9, 5, 2], total: 3, more: null });
    await userEvent.keyboard('j');
    await isAt(5);
    await userEvent.keyboard('k');
    await isAt(9);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isAt(5);
    await userEvent.type(screen.getByRole('textbox'), 'jk');
    expect(screen.getByRole('textbox')).toHaveValue('jk');
    await isAt(5);
  });

  it('loads the next page at the end of the list once, and Back opens the list', async () => {
    const router = await show(5, { ids: [9, 5], total: 4, more: { variables, after: 'cursor' } });
    next.mockResolvedValue({ ids: [2, 3], after: null });
    await userEvent.click(step('Next record'));
    await isAt(2);
    expect(next.mock.calls).toEqual([[variables, 'cursor']]);
    await userEvent.click(step('Next record'));
    await isAt(3);
    expect(next).toHaveBeenCalledTimes(1);
    expect(step('Next record')).toBeDisabled();
    expect(router.state.location.state.listSearch).toBe('?q=oak');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/trees');
  });

  it('keeps its position, the focus and the input while switching tabs', async () => {
    await show(5, { ids: [9, 5, 2], total: 3, more: null });
    await userEvent.type(screen.getByRole('textbox'), 'Rimu');
    await userEvent.click(screen.getByRole('tab', { name: 'Crown' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Roots' })).toHaveFocus();
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('textbox')).toHaveValue('Rimu');
  });

  it('keeps the input when the position in the list is lost', async () => {
    const router = await show(5, { ids: [9, 5, 2], total: 3, more: null });
    await userEvent.type(screen.getByRole('textbox'), 'Rimu');
    await act(() => router.navigate('/trees/5', { replace: true }));
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue('Rimu');
  });

  it('stays on the record and shows an error if the next page fails to load', async () => {
    await show(5, { ids: [5], total: 2, more: { variables, after: 'cursor' } });
    next.mockRejectedValue(new Error('down'));
    await userEvent.click(step('Next record'));
    await waitFor(() => expect(step('Next record')).toBeEnabled());
    await isAt(5);
  });

  it.each([null, { ids: 'all' }, { ids: ['x'] }, { ids: [1, 2], total: 2 }])(
    'is hidden for a record opened another way: %j',
    async (walk) => {
      await show(5, walk);
      await isAt(5);
      expect(screen.queryByRole('group')).toBeNull();
    },
  );
});
