import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchChange } from '../lib/use-search-change';
import { renderRoutes } from '../testing/render';
import { Tabs, useTab } from '../ui/tabs';
import { ChipFilter } from './grid-filters';
import { useGridUrl } from './use-grid-url';

const filterNames = ['kind', 'origin'];
const defaultSort = { id: 'height', desc: true };
const kinds = [
  { value: 'native', label: 'Native' },
  { value: 'exotic', label: 'Exotic' },
];
const origins = [{ value: 'nursery', label: 'Nursery' }];

let drawAgain = () => {};

function Filters() {
  const url = useGridUrl({ filterNames, defaultSort });
  const [times, setTimes] = useState(0);
  drawAgain = () => flushSync(() => setTimes(times + 1));
  return (
    <>
      <ChipFilter url={url} name="kind" label="Kind" choices={kinds} />
      <ChipFilter url={url} name="origin" label="Origin" choices={origins} />
    </>
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
/** Presses one chip after the other, before the router has rendered the result of the first. */
const press = (...steps: (() => void)[]) =>
  act(async () => {
    for (const step of steps) step();
  });

describe('filter chips clicked in quick succession', () => {
  const show = (path = '/trees') => renderRoutes([{ path: '/trees', element: <Filters /> }], { path }).router;

  it('are all applied', async () => {
    const router = show();
    await press(
      () => chip('Native').click(),
      () => chip('Exotic').click(),
    );
    expect(router.state.location.search).toBe('?kind=native&kind=exotic');
  });

  it('return to the start if the same chip is clicked twice', async () => {
    const router = show('/trees?kind=exotic');
    await press(
      () => chip('Native').click(),
      () => chip('Native').click(),
    );
    expect(router.state.location.search).toBe('?kind=exotic');
  });

  it('are all applied if the list renders in between', async () => {
    const router = show();
    await press(
      () => chip('Native').click(),
      () => drawAgain(),
      () => chip('Nursery').click(),
    );
    expect(router.state.location.search).toBe('?kind=native&origin=nursery');
  });

  it('start from the current address of the router', async () => {
    const router = show();
    await press(() => chip('Native').click());
    await act(() => router.navigate('/trees?kind=exotic'));
    await press(() => chip('Nursery').click());
    expect(router.state.location.search).toBe('?kind=exotic&origin=nursery');
  });
});

const tabs = ['Grove', 'Nursery bed'].map((label) => ({ id: label.slice(0, 5), label, content: null }));

/** A screen with a tab and a year beside its filters, as the screens of statistics. */
function Screen() {
  const [open, show] = useTab(tabs);
  const change = useSearchChange();
  return (
    <>
      <Tabs label="Places" tabs={tabs} open={open} onOpen={show} />
      <button type="button" onClick={() => change((next) => next.set('year', '2025'))}>
        2025
      </button>
      <Filters />
    </>
  );
}

describe('list on a screen with other values in its address', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it.each([
    ['at once', undefined],
    ['once the server has answered', async () => null],
  ])('keeps a pending tab and year if the router navigates %s', async (_, loader) => {
    const { router } = renderRoutes(
      [{ path: '/trees', element: <Screen />, loader, hydrateFallbackElement: <p>On its way</p> }],
      { path: '/trees' },
    );
    await screen.findByRole('tab', { name: 'Grove' });
    await press(
      () => tab('Nursery bed').click(),
      () => chip('2025').click(),
      () => chip('Native').click(),
      () => chip('Nursery').click(),
    );
    expect(router.state.location.search).toBe('?tab=Nurse&year=2025&kind=native&origin=nursery');
  });

  it('does not navigate back from the next page', async () => {
    let arrive = () => undefined as unknown;
    const loader = () => new Promise((resolve) => (arrive = () => resolve(null)));
    const { router } = renderRoutes(
      [
        { path: '/trees', element: <Screen /> },
        { path: '/trees/4', element: 'A rimu', loader },
      ],
      { path: '/trees' },
    );
    await act(async () => void router.navigate('/trees/4'));
    await press(() => chip('Native').click());
    await act(async () => arrive());
    expect(router.state.location).toMatchObject({ pathname: '/trees/4', search: '' });
  });
});
