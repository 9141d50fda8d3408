import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { renderRoutes } from '../testing/render';
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
/** Presses one chip after the other, before the router has shown what the first leads to. */
const press = (...steps: (() => void)[]) =>
  act(async () => {
    for (const step of steps) step();
  });

describe('chips pressed one right after the other', () => {
  const show = (path = '/trees') => renderRoutes([{ path: '/trees', element: <Filters /> }], { path }).router;

  it('are all chosen', async () => {
    const router = show();
    await press(
      () => chip('Native').click(),
      () => chip('Exotic').click(),
    );
    expect(router.state.location.search).toBe('?kind=native&kind=exotic');
  });

  it('end where they began when it is the same one twice', async () => {
    const router = show('/trees?kind=exotic');
    await press(
      () => chip('Native').click(),
      () => chip('Native').click(),
    );
    expect(router.state.location.search).toBe('?kind=exotic');
  });

  it('are all chosen, too, when the list is drawn again in between', async () => {
    const router = show();
    await press(
      () => chip('Native').click(),
      () => drawAgain(),
      () => chip('Nursery').click(),
    );
    expect(router.state.location.search).toBe('?kind=native&origin=nursery');
  });

  it('begin from where the router went meanwhile', async () => {
    const router = show();
    await press(() => chip('Native').click());
    await act(() => router.navigate('/trees?kind=exotic'));
    await press(() => chip('Nursery').click());
    expect(router.state.location.search).toBe('?kind=exotic&origin=nursery');
  });
});
